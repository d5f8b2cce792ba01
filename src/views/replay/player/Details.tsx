import { useMemo } from 'react'
import { isShallow } from '@/recorder/check'
import { valueChanges } from '@/lib/value-diff'
import { type PlayerViewModel, seekRequested } from '@/store/replay/player/player'
import type { Divergence as Found } from '@/recorder/divergence'
import { useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { Message } from '@/ui/Message/Message'
import type { LogFile } from './log-file'
import { timeText } from './log-items'
import type { Report } from './ReplayFrame'
import { SectionDiff } from './SectionDiff'
import styles from './Details.module.css'

interface DivergenceProps {
  /** The number of inputs replayed before. */
  at: number
  isHere: boolean
  what: Found
}

/** Where the replay first diverges from the log: what was recorded, and what happened here. */
function Divergence({ at, isHere, what }: DivergenceProps) {
  const send = useSend()
  const title = `The replay leaves the log after input ${at}`
  if (!isHere)
    return (
      <Message tone="danger" title={title}>
        <Button size="sm" onPress={() => send(seekRequested({ to: at }))}>
          Go to the divergence
        </Button>
      </Message>
    )
  return (
    <Message tone="danger" title={title}>
      <dl>
        {what.differences.map(({ section, expected, got }) => (
          <div key={section} className={styles.difference}>
            <dt className={styles.section}>{section}</dt>
            <dd>
              Recorded:{' '}
              <code translate="no" className={styles.value}>
                {expected}
              </code>
            </dd>
            <dd>
              Replayed:{' '}
              <code translate="no" className={styles.value}>
                {got}
              </code>
            </dd>
          </div>
        ))}
      </dl>
    </Message>
  )
}

/** Maximum shown length of an input, in characters. */
const LENGTH = 4_000

const written = (value: unknown) => JSON.stringify(value, null, 2).slice(0, LENGTH)

/** An input as text. The body of a response is parsed, which is easier to read. */
const wholeInput = (line: LogFile['log']['lines'][number]): string => {
  if (line.kind !== 'answer') return written(line)
  try {
    const body: unknown = JSON.parse(line.response.body)
    // Indents make a deeply nested text as long as its length squared.
    if (isShallow(body)) return written({ ...line, response: { ...line.response, body } })
  } catch {
    // Not JSON.
  }
  return written(line)
}

interface DetailsProps {
  file: LogFile
  player: PlayerViewModel
  report: Report | null
}

/** The input at the current position of the replay, and what it changed. */
export function Details({ file, player, report }: DetailsProps) {
  const { position, divergedAt } = player
  const item = useMemo(
    () => file.items.find(each => each.position === position && each.group === 'inputs'),
    [file, position],
  )
  const line = item && file.log.lines[item.id]
  const changes = useMemo(
    () =>
      (report?.position === position ? report.changes : []).map(change => ({
        section: change.section,
        places: valueChanges(change.before, change.after),
      })),
    [report, position],
  )
  return (
    <section aria-label="Step" className={styles.details}>
      {report?.divergence && divergedAt !== null && (
        <Divergence
          at={divergedAt}
          isHere={divergedAt === position}
          what={report.divergence.what}
        />
      )}
      {item && line ? (
        <>
          <h2 className={styles.title}>
            {item.kind} <span className={styles.time}>{timeText(item.t)}</span>
          </h2>
          <p className={styles.text}>{item.text}</p>
          <details className={styles.whole}>
            <summary>Whole input</summary>
            <pre translate="no" className={styles.json}>
              {wholeInput(line)}
            </pre>
          </details>
          <h3 className={styles.subtitle}>Changed state</h3>
          {changes.length === 0 && <p className={styles.none}>Nothing in the state changed.</p>}
          {changes.map(change => (
            <SectionDiff key={change.section} {...change} />
          ))}
        </>
      ) : (
        <p className={styles.none}>The session has just begun. Nothing has come in yet.</p>
      )}
    </section>
  )
}
