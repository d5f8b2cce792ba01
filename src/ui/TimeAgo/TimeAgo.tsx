import { relativeTime, toMillis } from '@/lib/time'
import { Moment } from '@/ui/Moment/Moment'
import styles from './TimeAgo.module.css'

export interface TimeAgoProps {
  /** ISO 8601. */
  date: string
  /** In milliseconds since 1970, because widgets read no clock. */
  now: number
  /** The first line of the tooltip: what happened at that time. */
  caption?: string
  hasSuffix?: boolean
}

/** The time since a date, abbreviated, with the exact time in the tooltip. */
export function TimeAgo({ date, now, caption, hasSuffix = false }: TimeAgoProps) {
  return (
    <Moment
      at={date}
      caption={caption && <div className={styles.caption}>{caption}</div>}
      className={styles.ago}
    >
      {relativeTime(date, now, { ago: hasSuffix || toMillis(date) > now })}
    </Moment>
  )
}
