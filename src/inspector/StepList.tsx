import { stateText } from './statechart'
import { replayPaths } from '@/store/login/paths'
import { POSITION } from '@/store/replay/player/player'
import { Badge } from '@/ui/Badge/Badge'
import { Link } from '@/ui/Link/Link'
import { contextChanges } from './changes'
import { Json } from './Json'
import type { Step } from './observer'
import styles from './StepList.module.css'

const seconds = (time: number) => `${(time / 1000).toFixed(3)} s`

const outcome = ({ before, after, taken }: Step): string => {
  const [from, to] = [stateText(before?.value), stateText(after.value)]
  if (before === null) return `starts in ${to}`
  if (taken.length === 0) return `not taken in ${to}`
  return from === to ? `stays in ${to}` : `${from} → ${to}`
}

/** Where a replay of the log leads to an input of it. */
export function InputLink({ input }: { input: number }) {
  return <Link href={`${replayPaths.player()}?${POSITION}=${input}`}>input {input}</Link>
}

/** The events of an actor, latest first, with the effects of each. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return <p className={styles.none}>It was told nothing so far.</p>
  return (
    <ol reversed className={styles.list} aria-label="Events">
      {steps.toReversed().map(step => (
        <li key={step.number}>
          <details className={styles.step}>
            <summary className={styles.summary}>
              <span className={styles.time}>{seconds(step.time)}</span>
              <span className={styles.type}>{step.type}</span>
              <span className={styles.source}>
                from {step.source === 'you' ? <Badge tone="info">you</Badge> : step.source}
              </span>
              <span className={styles.outcome}>{outcome(step)}</span>
            </summary>
            <StepDetails step={step} />
          </details>
        </li>
      ))}
    </ol>
  )
}

function StepDetails({ step }: { step: Step }) {
  const changes = contextChanges(step.before, step.after)
  return (
    <div className={styles.details}>
      {step.input !== null && (
        <p className={styles.none}>
          Led to by <InputLink input={step.input} /> of the log.
        </p>
      )}
      {step.payload !== undefined && (
        <>
          <h4 className={styles.heading}>Payload</h4>
          <Json label={`Payload of ${step.type}`} value={step.payload} />
        </>
      )}
      <h4 className={styles.heading}>Changes of the context</h4>
      {changes.length === 0 ? (
        <p className={styles.none}>None</p>
      ) : (
        <ul className={styles.changes}>
          {changes.map(({ path, before, after }) => (
            <li key={path}>
              <span className={styles.path}>{path}</span>
              {before !== null && <del className={styles.before}>{before}</del>}
              {after !== null && <ins className={styles.after}>{after}</ins>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
