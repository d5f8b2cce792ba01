import { useMemo } from 'react'
import type { ReplayFrameReport } from '@/app/browser/replay/protocol'
import { valueChanges } from '@/lib/value-diff'
import type { PlayerViewModel } from '@/store/replay/player/selectors'
import { Divergence } from './Divergence'
import type { LogFile } from './log-file'
import { timeText } from './log-items'
import { SectionDiff } from './SectionDiff'
import styles from './Details.module.css'

/** Maximum shown length of an input, in characters. */
const LENGTH = 4_000

/** Parses the body of a response, which is easier to read than its text. */
const readable = (line: LogFile['log']['lines'][number]): unknown => {
  if (line.kind !== 'answer') return line
  try {
    return { ...line, response: { ...line.response, body: JSON.parse(line.response.body) } }
  } catch {
    return line
  }
}

interface DetailsProps {
  file: LogFile
  player: PlayerViewModel
  report: ReplayFrameReport | null
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
              {JSON.stringify(readable(line), null, 2).slice(0, LENGTH)}
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
