import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleQuestionMark,
  type LucideIcon,
} from 'lucide-react'
import { memo } from 'react'
import { formatNumber } from '@/lib/number'
import { capitalize, pluralize } from '@/lib/text'
import type { BulkPlan, BulkResult } from '@/machines/bulk-plan/bulk-plan.events'
import type { selectBulkPhase } from '@/store/bulk/selectors'
import type { BulkRowViewModel, BulkViewModel } from '@/store/bulk/view'
import { doneOf } from '@/store/bulk/titles'
import { Text } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { ModalSection } from '@/ui/Modal/Modal'
import { ProgressBar } from '@/ui/ProgressBar/ProgressBar'
import { RequestId } from '@/ui/RequestId/RequestId'
import { Spinner } from '@/ui/Spinner/Spinner'
import styles from './BulkDialog.module.css'

type Phase = ReturnType<typeof selectBulkPhase>
type Status = BulkResult['status']

const WORDS: Record<Status, string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  unknown: 'Unknown',
}

const ICONS: Record<Exclude<Status, 'running'>, LucideIcon> = {
  waiting: CircleDashed,
  done: CircleCheck,
  failed: CircleAlert,
  unknown: CircleQuestionMark,
}

const UNKNOWN = 'You left the page before this ended. It may or may not have been done.'

/** Memoised: of a thousand rows, only those that change render again. */
const Row = memo(function Row({
  row: { verb, kind, name, href, done: own },
  result,
  done,
}: BulkRowViewModel & { done: string }) {
  if (!result) return null
  const { status } = result
  const Icon = status === 'running' ? null : ICONS[status]
  return (
    <li className={styles.row} data-status={status}>
      <span className={styles.icon}>{Icon ? <Icon size={16} /> : <Spinner />}</span>
      <Text as="div" flex={1} minWidth={0}>
        {href === undefined ? (
          <span>
            {verb && `${verb} `}
            {kind && `${kind} `}
            <span className={styles.name}>{name}</span>
          </span>
        ) : (
          <Link href={href} look="quiet" className={styles.name}>
            {name}
          </Link>
        )}
        {status === 'failed' && <p>{result.message}</p>}
        {status === 'failed' && <RequestId id={result.requestId} />}
        {status === 'unknown' && <p>{UNKNOWN}</p>}
        {status === 'done' && result.wasGone && <p>It was already {own ?? 'deleted'}.</p>}
      </Text>
      <Text flex="none">
        {status === 'done' && !result.wasGone ? capitalize(own ?? done) : WORDS[status]}
      </Text>
    </li>
  )
}, isSame)

function isSame(a: BulkRowViewModel, b: BulkRowViewModel) {
  return a.row === b.row && a.result === b.result
}

/** `12 of 40 done, 2 failed`, or that the connection is missing. */
export const countsInWords = (
  plan: BulkPlan,
  counts: BulkViewModel['counts'],
  all: number,
  phase: Phase,
): string => {
  if (phase === 'disconnected')
    return `No connection. Waiting to continue; ${formatNumber(counts.waiting + counts.running)} of ${formatNumber(all)} left`
  return [
    `${formatNumber(counts.done)} of ${formatNumber(all)} ${doneOf(plan)}`,
    ...(counts.failed > 0 ? [`${formatNumber(counts.failed)} failed`] : []),
    ...(counts.unknown > 0 ? [`${formatNumber(counts.unknown)} unknown`] : []),
  ].join(', ')
}

const hintOf = (
  phase: Phase,
  { waiting }: BulkViewModel['counts'],
  isInTurn: boolean,
): string | undefined => {
  switch (phase) {
    case 'disconnected':
      return 'It continues by itself as soon as the API answers.'
    case 'running':
      return `${isInTurn ? '' : 'Four at a time. '}It continues if you close this dialog.`
    case 'rechecking':
      return 'Reading what is still there.'
    case 'stopping':
      return 'Requests that were sent still complete.'
    case 'stopped':
      return `Stopped: ${formatNumber(waiting)} not started.`
    case 'restored':
      return waiting > 0
        ? `You left the page while this was running: ${formatNumber(waiting)} not started.`
        : 'This is from before you left the page.'
    default:
      return undefined
  }
}

/** `About 3 minutes left`. */
const leftInWords = (ms: number): string => {
  const minutes = Math.ceil(ms / 60_000)
  return `About ${pluralize('minute', minutes)} left.`
}

/** The stages of a plan, in their order, and how far each is. */
function Stages({ stages }: Pick<BulkViewModel, 'stages'>) {
  return (
    <ol aria-label="Stages" className={styles.rows} tabIndex={0}>
      {stages.map(({ label, total, counts }) => {
        const { done, failed, unknown, running } = counts
        const status: Status =
          done === total
            ? 'done'
            : failed > 0
              ? 'failed'
              : unknown > 0
                ? 'unknown'
                : running > 0
                  ? 'running'
                  : 'waiting'
        const Icon = status === 'running' ? null : ICONS[status]
        return (
          <li key={label} className={styles.row} data-status={status}>
            <span className={styles.icon}>{Icon ? <Icon size={16} /> : <Spinner />}</span>
            <Text flex={1} minWidth={0}>
              {label}
            </Text>
            <Text flex="none" data-figures>
              {formatNumber(done)} of {formatNumber(total)}
              {failed > 0 && `, ${formatNumber(failed)} failed`}
            </Text>
          </li>
        )
      })}
    </ol>
  )
}

const isOpen = ({ result }: BulkRowViewModel) =>
  result?.status === 'failed' || result?.status === 'unknown'

/** How far a plan is, and the result of each row; what needs attention comes first. */
export function BulkProgress({
  plan,
  rows,
  impossible,
  counts,
  stages,
  timeLeft,
  phase,
}: BulkViewModel & { plan: BulkPlan; phase: Phase }) {
  const words = countsInWords(plan, counts, rows.length, phase)
  const hint = hintOf(phase, counts, plan.title !== undefined)
  const left = impossible.reduce((sum, group) => sum + group.rows.length, 0)
  const ended = rows.length - counts.waiting - counts.running
  const isRunning = ({ result }: BulkRowViewModel) => result?.status === 'running'
  // Of a plan with stages, only what needs attention is told row by row.
  const told = stages.length > 0 ? rows.filter(row => isOpen(row) || isRunning(row)) : rows
  return (
    <ModalSection>
      <div>
        <Text as="p" role="status" data-figures color="text" fontWeight="medium">
          {words}
        </Text>
        {hint && <p>{hint}</p>}
        {timeLeft !== null && phase === 'running' && <p>{leftInWords(timeLeft)}</p>}
        {left > 0 && <p>{formatNumber(left)} left as they are.</p>}
      </div>
      <ProgressBar label="Progress" value={(100 * ended) / rows.length} />
      {stages.length > 0 && <Stages stages={stages} />}
      {told.length > 0 && (
        <ul aria-label="Results" className={styles.rows} tabIndex={0}>
          {[...told.filter(isOpen), ...told.filter(row => !isOpen(row))].map(each => (
            <Row key={each.row.key} {...each} done={doneOf(plan)} />
          ))}
        </ul>
      )}
    </ModalSection>
  )
}
