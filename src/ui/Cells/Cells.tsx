import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@/ui/Badge/Badge'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { sizeParts } from '@/lib/size'
import { cx, translateOf } from '@/ui/cx'
import { formatDate, formatTime, isMoment } from '@/lib/time'
import { Moment } from '@/ui/Moment/Moment'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { truncateMiddle } from '@/lib/text'
import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { Truncate } from '@/ui/Truncate/Truncate'
import { Link } from '@/ui/Link/Link'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './Cells.module.css'
import link from '@/ui/Link/Link.module.css'

/** A sentence in a table, on as many lines as it needs beside the other columns. */
export function TextCell({ children }: { children: string }) {
  return <span className={styles.text}>{children}</span>
}

/** Marks the default of several objects; empty for the others. */
export function DefaultCell({ isDefault }: { isDefault: boolean }) {
  return isDefault && <Badge tone="success">default</Badge>
}

/** Shown if there is no value; `reason` says why, where that is not plain. */
export function EmptyCell({ reason }: { reason?: string }) {
  if (!reason)
    return (
      <span className={styles.faint} data-no-value>
        —
      </span>
    )
  return (
    <Tooltip content={reason}>
      {/* Focusable, because the reason is shown nowhere else. */}
      <span tabIndex={0} className={styles.faint} data-no-value>
        —
      </span>
    </Tooltip>
  )
}

/** Shown while additional data of a row loads. Also works within a line of text. */
export function LoadingCell() {
  return (
    <span className={styles.loading}>
      <Skeleton width="6rem" />
    </span>
  )
}

/** A boolean as an icon labelled `true` or `false`. */
export function BooleanCell({ value }: { value: boolean }) {
  return value ? (
    <CircleCheck size={16} role="img" aria-label="true" className={styles.yes} />
  ) : (
    <CircleX size={16} role="img" aria-label="false" className={styles.no} />
  )
}

/** Whether something is enabled. Emphasises what is disabled. */
export function EnabledCell({ isEnabled }: { isEnabled: boolean }) {
  return (
    <Badge tone={isEnabled ? 'success' : 'notice'} hasDot>
      {isEnabled ? 'Enabled' : 'Disabled'}
    </Badge>
  )
}

/** A size in the largest binary unit that fits: `10 GiB`. */
export function SizeCell({ bytes }: { bytes: number }) {
  const { value, unit } = sizeParts(bytes)
  return (
    <span data-figures>
      {value} <span className={styles.faint}>{unit}</span>
    </span>
  )
}

/** The user's description of a resource, cut where the other columns need the room. */
export function DescriptionCell({ text }: { text: string | null | undefined }) {
  if (!text) return <EmptyCell />
  return (
    <span className={cx(styles.muted, styles.rest)}>
      <Tooltip content={text} delay={300} isForCutText>
        <span className={styles.line}>{text}</span>
      </Tooltip>
    </span>
  )
}

/** A time in the user's locale and time zone: the day and, muted, the time of day. */
export function DateCell({ date }: { date: string }) {
  const reader = useLocale()
  if (!isMoment(date)) return <EmptyCell />
  return (
    <Moment at={date} className={styles.date}>
      <span>{formatDate(date, reader)}</span>
      <span className={styles.faint} data-time-of-day>
        {formatTime(date, reader)}
      </span>
    </Moment>
  )
}

export interface TwoLineCellProps {
  first: ReactNode
  second: ReactNode
}

/** Two facts about a row, the second one muted. */
export function TwoLineCell({ first, second }: TwoLineCellProps) {
  return (
    <span className={styles.lines}>
      <span>{first}</span>
      <span className={styles.second}>{second}</span>
    </span>
  )
}

/** About two lines beside the state of a row, on the narrowest phone. */
const MAX = 22

/** A name that a phone cuts in the middle, where long names differ least. It is read out in full. */
function ShortName({ children }: { children: string }) {
  const short = truncateMiddle(children, MAX)
  if (short === children) return children
  return (
    <span className={styles.long} data-short={short}>
      {children}
    </span>
  )
}

export interface CutCellProps {
  /** An id or a hash. */
  text: string
  /** In characters, including the ellipsis. */
  max: number
  copyLabel: string
}

/** A long code in a table, cut in the middle, with a button to copy it. */
export function CutCell({ text, max, copyLabel }: CutCellProps) {
  return (
    <span className={cx(styles.inline, styles.mono, styles.whole)} translate="no">
      <Truncate text={text} max={max} position="middle" />
      <CopyButton label={copyLabel} text={text} />
    </span>
  )
}

/**
 * The name of a row without a link. Cut like the links of rows, with the full name in its tooltip.
 */
export function NameCell({ children }: { children: string }) {
  return (
    <Tooltip content={children} delay={300} isForCutText>
      <span className={cx(styles.cut)} translate={translateOf(children)}>
        <ShortName>{children}</ShortName>
      </span>
    </Tooltip>
  )
}

export interface LinkCellProps {
  href: string
  children: string
  /** Never cuts the text, such as ids that differ only in their last characters. */
  isWhole?: boolean
  /** The subject of a text such as a number, for users who cannot see its column. */
  of?: string
}

/** The link of a row. The whole cell can be clicked. */
export function LinkCell({ href, children, isWhole = false, of }: LinkCellProps) {
  return (
    <Tooltip content={children} delay={300} isForCutText>
      <Link
        href={href}
        look="quiet"
        translate={translateOf(children)}
        className={cx(styles.link, isWhole ? styles.id : styles.cut, styles.name)}
      >
        {isWhole ? children : <ShortName>{children}</ShortName>}
        {of !== undefined && (
          <>
            {' '}
            <VisuallyHidden>{of}</VisuallyHidden>
          </>
        )}
      </Link>
    </Tooltip>
  )
}

export interface ButtonCellProps {
  onPress: () => void
  children: string
}

/** Looks like the link of a row, for rows that open something other than a page. */
export function ButtonCell({ onPress, children }: ButtonCellProps) {
  return (
    <button
      type="button"
      translate={translateOf(children)}
      onClick={onPress}
      className={cx(link.link, link.quiet, styles.link, styles.name, styles.cut)}
    >
      {children}
    </button>
  )
}
