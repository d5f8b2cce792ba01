import {
  activeStates,
  isInner,
  labelOf,
  relativeStateId,
  type Chart,
  type ChartState,
} from '../statechart'
import { Badge } from '@/ui/Badge/Badge'
import { cx } from '@/ui/cx'
import type { InspectedActor } from '../observer'
import { InputLink } from '../StepList'
import styles from './StateList.module.css'

interface StateListProps {
  chart: Chart
  actor: InspectedActor
}

/** Everything in the picture of a statechart, and its actions, as a list. */
export function StateList({ chart, actor }: StateListProps) {
  const active = activeStates(chart.root, actor.shown.value)
  return (
    <ul className={styles.list} aria-label={`States of ${actor.id}`}>
      <State
        state={chart.root}
        chart={chart}
        active={active}
        taken={actor.taken}
        takenBy={actor.takenBy}
      />
    </ul>
  )
}

interface StateProps {
  state: ChartState
  chart: Chart
  /** Ids of states. */
  active: readonly string[]
  /** Ids of transitions. */
  taken: readonly string[]
  takenBy: number | null
}

function State({ state, ...rest }: StateProps) {
  const { chart, active, taken, takenBy } = rest
  const isActive = active.includes(state.id)
  return (
    <li aria-current={isActive || undefined}>
      <div className={styles.state}>
        <span className={cx(styles.name, isActive && styles.active)}>{state.key}</span>
        {isActive && <Badge tone="info">current</Badge>}
        {state.type !== 'atomic' && state.type !== 'compound' && <Badge>{state.type}</Badge>}
        {state.tags.map(tag => (
          <Badge key={tag} isVerbatim>
            {tag}
          </Badge>
        ))}
      </div>
      {state.description && <p className={styles.fact}>{state.description}</p>}
      {state.initial && (
        <p className={styles.fact}>begins in {relativeStateId(chart, state.initial)}</p>
      )}
      {state.entry.length > 0 && <p className={styles.fact}>on entry: {state.entry.join(', ')}</p>}
      {state.exit.length > 0 && <p className={styles.fact}>on exit: {state.exit.join(', ')}</p>}
      {state.invokes.length > 0 && (
        <p className={styles.fact}>runs {state.invokes.map(({ id }) => id).join(', ')}</p>
      )}
      {state.transitions.length > 0 && (
        <ul className={styles.transitions}>
          {state.transitions.map(transition => (
            <li key={transition.id} className={styles.transition}>
              <span className={styles.event}>{labelOf(transition)}</span>{' '}
              {isInner(transition)
                ? transition.reenters && '→ starts again'
                : `→ ${transition.targets.map(id => relativeStateId(chart, id)).join(', ')}`}
              {transition.actions.length > 0 && `, does ${transition.actions.join(', ')}`}
              {isInner(transition) && transition.actions.length === 0 && ' ignored'}
              {taken.includes(transition.id) && (
                <>
                  {' '}
                  <Badge tone="success">last taken</Badge>
                  {takenBy !== null && (
                    <>
                      {' '}
                      by <InputLink input={takenBy} />
                    </>
                  )}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {state.states.length > 0 && (
        <ul className={styles.states}>
          {state.states.map(child => (
            <State key={child.id} state={child} {...rest} />
          ))}
        </ul>
      )}
    </li>
  )
}
