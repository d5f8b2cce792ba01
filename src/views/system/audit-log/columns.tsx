import type { AuditLogEntry } from '@/api/generated/types'
import { ipOrder } from '@/lib/ip'
import { formatExactTime, formatZonedTime } from '@/lib/time'
import { signInText, type AuditRow } from '@/store/system/audit-log/filters'
import { secondText } from '@/store/system/audit-log/objects'
import { Badge, type BadgeTone } from '@/ui/Badge/Badge'
import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LinkCell } from '@/ui/Cells/Cells'
import { Text } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { Moment } from '@/ui/Moment/Moment'
import type { Column } from '@/ui/Table/Table'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { useLocale } from '@/ui/UiProvider/UiContext'
import styles from './audit-log.module.css'

const UTC = { locale: 'en-US', timeZone: 'UTC' }

/** When a request ended, to the second, as the link to the entry. */
function CompletedCell({ row }: { row: AuditRow }) {
  const reader = useLocale()
  const { timeCompleted, timeStarted, href, operationText } = row
  return (
    <Moment
      at={timeCompleted}
      caption={
        <>
          <div>Started {formatZonedTime(timeStarted, UTC)}</div>
          <div>Completed {formatZonedTime(timeCompleted, UTC)}</div>
        </>
      }
    >
      <LinkCell href={href} isWhole of={operationText}>
        {formatExactTime(timeCompleted, reader)}
      </LinkCell>
    </Moment>
  )
}

const toneOf = (status: number): BadgeTone => {
  if (status >= 500) return 'danger'
  return status >= 400 ? 'notice' : 'success'
}

/** The status of the response, or that it is not known. */
export function ResultBadge({ result }: Pick<AuditLogEntry, 'result'>) {
  if (result.kind === 'success' || result.kind === 'error')
    return <Badge tone={toneOf(result.httpStatusCode)}>{String(result.httpStatusCode)}</Badge>
  return (
    <Tooltip content="The result was not recorded. The operation may have succeeded.">
      <span tabIndex={0}>
        <Badge>unknown</Badge>
      </span>
    </Tooltip>
  )
}

const statusText = ({ result }: AuditRow): string =>
  'httpStatusCode' in result ? String(result.httpStatusCode) : 'unknown'

/** What was changed, linked to its page if it has one. */
export function ObjectCell({ row }: { row: AuditRow }) {
  const { aboutText, aboutHref, isByTime, about } = row
  if (aboutText === '') return <EmptyCell />
  const second = about ? secondText(about) : ''
  const text = aboutHref === undefined ? aboutText : <Link href={aboutHref}>{aboutText}</Link>
  return (
    <span className={styles.object}>
      {text}
      {isByTime && (
        <Tooltip content="The entry has no name. This is the only object of its kind created at that time.">
          <span tabIndex={0} aria-label="by time">
            {' '}
            ≈
          </span>
        </Tooltip>
      )}
      {second !== '' && <Text color="text-muted">, {second}</Text>}
    </span>
  )
}

const SECOND = 1_000

/** A duration: `180 ms`, from ten seconds on `12.3 s`. */
export const durationText = (ms: number): string =>
  ms < 10 * SECOND ? `${ms} ms` : `${(ms / SECOND).toFixed(1)} s`

export const columns: readonly Column<AuditRow>[] = [
  {
    id: 'completed',
    header: 'Completed',
    text: ({ timeCompleted }, { reader }) => formatExactTime(timeCompleted, reader),
    value: ({ timeCompleted }) => timeCompleted,
    cell: row => <CompletedCell row={row} />,
  },
  {
    id: 'result',
    header: 'Result',
    isKey: true,
    text: statusText,
    cell: ({ result }) => <ResultBadge result={result} />,
  },
  {
    id: 'operation',
    header: 'Operation',
    isClear: true,
    text: ({ operationText }) => operationText,
    cell: ({ operationText, operationId }) => (
      <Tooltip content={operationId}>
        <span>{operationText}</span>
      </Tooltip>
    ),
  },
  {
    id: 'object',
    header: 'Object',
    text: ({ aboutText }) => aboutText,
    cell: row => <ObjectCell row={row} />,
  },
  {
    id: 'actor',
    header: 'Actor',
    text: ({ actorText }) => actorText,
    cell: ({ actorText }) => actorText,
  },
  {
    id: 'silo',
    header: 'Silo',
    text: ({ siloName }) => siloName,
    cell: ({ siloName }) => siloName || <EmptyCell />,
  },
  {
    id: 'sign-in',
    header: 'Sign-in',
    text: ({ authMethod }) => signInText(authMethod),
    cell: ({ authMethod }) => signInText(authMethod) || <EmptyCell />,
  },
  {
    id: 'source',
    header: 'Source',
    text: ({ sourceIp }) => sourceIp,
    value: ({ sourceIp }) => ipOrder(sourceIp) ?? sourceIp,
    cell: ({ sourceIp, name }) => (
      <span className={styles.source}>
        {sourceIp}
        <CopyButton label={`Copy source of ${name}`} text={sourceIp} />
      </span>
    ),
  },
  {
    id: 'duration',
    header: 'Duration',
    align: 'end',
    text: ({ durationMs }) => durationText(durationMs),
    value: ({ durationMs }) => durationMs,
    cell: ({ durationMs }) => <span data-figures>{durationText(durationMs)}</span>,
  },
]
