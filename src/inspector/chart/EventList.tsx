import { Badge } from '@/ui/Badge/Badge'
import { relativeStateId, statesIn, stateText, type Chart } from '../statechart'
import styles from './StateList.module.css'

interface EventListProps {
  chart: Chart
  /** The present state. */
  value: unknown
}

/** Every event that a lifecycle knows: where it leads now, or the states in which it is legal. */
export function EventList({ chart, value }: EventListProps) {
  const present = stateText(value)
  const transitions = statesIn(chart.root).flatMap(state => state.transitions)
  const types = [...new Set(transitions.map(({ event }) => event))]
  return (
    <ul className={styles.list} aria-label={`Events in the state ${present}`}>
      {types.map(type => {
        const own = transitions.filter(({ event }) => event === type)
        const now = own.find(({ source }) => relativeStateId(chart, source) === present)
        return (
          <li key={type} className={styles.transition}>
            <span className={styles.event}>{type}</span>{' '}
            {now ? (
              <>
                <Badge tone="success">legal</Badge> →{' '}
                {now.targets.map(id => relativeStateId(chart, id)).join(', ') || present}
              </>
            ) : (
              `not in ${present}: only in ${own.map(({ source }) => relativeStateId(chart, source)).join(', ')}`
            )}
          </li>
        )
      })}
    </ul>
  )
}
