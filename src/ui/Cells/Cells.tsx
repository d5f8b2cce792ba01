import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { sizeParts } from '@/lib/size'
import { cx, translateOf } from '@/ui/cx'
import { formatDate, formatTime, isMoment } from '@/lib/time'
import { Moment } from '@/ui/Moment/Moment'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { truncateMiddle } from '@/lib/text'
import { Link } from '@/ui/Link/Link'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { EmptyCell } from './EmptyCell'
import styles from './Cells.module.css'

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
