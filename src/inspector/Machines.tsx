import { useState } from 'react'
import type { StoreEvent } from '@/store/setup/event'
import { ActorPanel } from './ActorPanel'
import { ActorTree } from './ActorTree'
import type { Charts } from './chart/charts'
import type { Inspection, Step } from './observer'
import styles from './Machines.module.css'

/** What most questions are about: where the console is, and where it is going. */
const FIRST = 'navigation'

interface MachinesProps {
  inspection: Inspection
  charts: Charts
  /** Sends an event and answers with the steps that came of it. */
  onSend: (event: StoreEvent) => readonly Step[]
}

/** All actors, and one of them in full. */
export function Machines({ inspection, charts, onSend }: MachinesProps) {
  const { actors, steps } = inspection
  const [chosen, setChosen] = useState<string | null>(null)
  const actor =
    actors.find(({ session }) => session === chosen) ??
    actors.find(({ id }) => id === FIRST) ??
    actors[0]
  return (
    <div className={styles.machines}>
      <nav aria-label="Actors" className={styles.actors}>
        <ActorTree actors={actors} current={actor?.session ?? null} onChoose={setChosen} />
      </nav>
      {actor && (
        <ActorPanel
          key={actor.session}
          actor={actor}
          steps={steps}
          charts={charts}
          onSend={onSend}
        />
      )}
    </div>
  )
}
