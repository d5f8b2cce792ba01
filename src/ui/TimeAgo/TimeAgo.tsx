import { formatDateTime, relativeTime } from '@/lib/time'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { useReader } from '@/ui/UiProvider/UiContext'
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
  const reader = useReader()
  const tip = (
    <>
      {caption && <div className={styles.caption}>{caption}</div>}
      <div>{formatDateTime(date, reader)}</div>
    </>
  )
  return (
    <Tooltip content={tip}>
      <time dateTime={date} className={styles.ago}>
        {relativeTime(date, now, { ago: hasSuffix })}
      </time>
    </Tooltip>
  )
}
