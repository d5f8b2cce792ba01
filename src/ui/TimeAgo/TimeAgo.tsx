import { relativeTime } from '@/lib/time'
import { Moment } from '@/ui/Moment/Moment'
import styles from './TimeAgo.module.css'

export interface TimeAgoProps {
  /** ISO 8601. */
  date: string
  /** Milliseconds since 1970: widgets read no clock. */
  now: number
  /** The first line of the tooltip: what happened then. */
  caption?: string
  hasSuffix?: boolean
}

/** How long ago, in short, with the exact moment in the tooltip. */
export function TimeAgo({ date, now, caption, hasSuffix = false }: TimeAgoProps) {
  return (
    <Moment
      at={date}
      caption={caption && <div className={styles.caption}>{caption}</div>}
      className={styles.ago}
    >
      {relativeTime(date, now, { ago: hasSuffix })}
    </Moment>
  )
}
