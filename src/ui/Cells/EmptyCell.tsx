import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import styles from './Cells.module.css'

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
