import { useMemo } from 'react'
import { isShallow } from '@/recorder/check'
import { valueChanges } from '@/lib/value-diff'
import { type PlayerViewModel, seekRequested } from '@/store/replay/player/player'
import { bothSides, type Divergence as Found } from '@/recorder/divergence'
import { useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { Stack, Text } from '@/ui/Layout/Layout'
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
        {what.differences.map(bothSides).map(({ where, recorded, replayed }) => (
          <Stack key={where} marginTop={2}>
            <Text as="dt" fontWeight="medium" overflowWrap="anywhere">
              {where}
            </Text>
            <dd>
              Recorded:{' '}
              <Text as="code" translate="no" overflowWrap="anywhere">
                {recorded}
              </Text>
            </dd>
            <dd>
              Replayed:{' '}
              <Text as="code" translate="no" overflowWrap="anywhere">
                {replayed}
              </Text>
            </dd>
          </Stack>
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
          {item.step !== undefined && (
            <Text as="p" marginTop={1} overflowWrap="anywhere">
              {item.step}
            </Text>
          )}
          <Text as="p" fontSize="xs" marginTop={1} fontFamily="mono">
            {item.text}
          </Text>
          <Text as="details" color="text-muted" fontSize="sm" marginTop={2}>
            <summary>Whole input</summary>
            <pre translate="no" className={styles.json}>
              {wholeInput(line)}
            </pre>
          </Text>
          <Text as="h3" marginTop={4}>
            Changed state
          </Text>
          {changes.length === 0 && (
            <Text as="p" color="text-muted" marginTop={1}>
              Nothing in the state changed.
            </Text>
          )}
          {changes.map(change => (
            <SectionDiff key={change.section} {...change} />
          ))}
        </>
      ) : (
        <Text as="p" color="text-muted" marginTop={1}>
          The session has just begun. Nothing has come in yet.
        </Text>
      )}
    </section>
  )
}
