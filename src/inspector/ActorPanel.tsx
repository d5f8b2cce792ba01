import { Suspense, useId, useState } from 'react'
import type { StoreEvent } from '@/store/setup/event'
import { Tabs } from '@/ui/Tabs/Tabs'
import { ActorState } from './ActorTree'
import type { Charts } from './chart/charts'
import { EventList } from './chart/EventList'
import { ChartPicture } from './chart/ChartPicture'
import { Json } from './Json'
import type { InspectedActor, Step } from './observer'
import { SendForm } from './SendForm'
import { StateList } from './chart/StateList'
import { StepList } from './StepList'
import styles from './ActorPanel.module.css'

const TABS = [
  { id: 'chart', label: 'Chart' },
  { id: 'states', label: 'States' },
  { id: 'events', label: 'Events' },
  { id: 'context', label: 'Context' },
  { id: 'send', label: 'Send' },
] as const

/** An object runs on the server: it can be looked at, and its events are not seen here. */
const OF_OBJECTS = [
  { id: 'chart', label: 'Chart' },
  { id: 'states', label: 'States' },
  { id: 'legal', label: 'Legal events' },
  { id: 'context', label: 'Object' },
] as const

interface ActorPanelProps {
  actor: InspectedActor
  /** Whether it is an object of the server. */
  isObject: boolean
  /** The steps of all actors. */
  steps: readonly Step[]
  charts: Charts
  onSend: (event: StoreEvent) => readonly Step[]
}

/** One actor: its statechart as a picture and as a list, its events, and its context. */
export function ActorPanel(props: ActorPanelProps) {
  const { actor, isObject } = props
  const heading = useId()
  const [tab, setTab] = useState<string>('chart')
  return (
    <section aria-labelledby={heading} className={styles.panel}>
      <div className={styles.head}>
        <h3 id={heading} className={styles.title}>
          {actor.id}
        </h3>
        <ActorState actor={actor} />
      </div>
      <div className={styles.tabs}>
        <Tabs
          labelledBy={heading}
          tabs={isObject ? OF_OBJECTS : TABS}
          current={tab}
          onChange={setTab}
        >
          <Suspense fallback={<p className={styles.note}>Laying out…</p>}>
            <TabContent tab={tab} {...props} />
          </Suspense>
        </Tabs>
      </div>
    </section>
  )
}

function TabContent({ tab, actor, steps, charts, onSend }: ActorPanelProps & { tab: string }) {
  const { machine, shown } = actor
  const own = steps.filter(({ session }) => session === actor.session)
  if (tab === 'events') return <StepList steps={own} />
  if (tab === 'context') return <Json label={`Context of ${actor.id}`} value={shown.context} />
  if (!machine) return <p className={styles.note}>This actor runs no machine.</p>
  const chart = charts.chartOf(machine)
  if (tab === 'legal') return <EventList chart={chart} value={shown.value} />
  if (tab === 'states') return <StateList chart={chart} actor={actor} />
  if (tab === 'send') return <SendForm chart={chart} actor={actor} steps={own} onSend={onSend} />
  return <ChartPicture layout={charts.layoutOf(machine)} chart={chart} actor={actor} />
}
