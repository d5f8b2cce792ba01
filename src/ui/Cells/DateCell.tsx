import { formatDate, formatTime, isMoment } from '@/lib/time'
import { Moment } from '@/ui/Moment/Moment'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { EmptyCell } from './EmptyCell'
import styles from './Cells.module.css'

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
