import { useState } from 'react'
import type { StoreEvent } from '@/store/setup/event'
import { ActorPanel } from './ActorPanel'
import { ActorTree } from './ActorTree'
import type { Charts } from './chart/charts'
import type { Inspection, Step } from './observer'
import styles from './Machines.module.css'

/** The actor shown first: most questions are about navigation. */
const FIRST = 'navigation'

interface MachinesProps {
  inspection: Inspection
  charts: Charts
  /** Sends an event and returns the resulting steps. */
  onSend: (event: StoreEvent) => readonly Step[]
}

/** All actors, and the details of one. */
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
