import { Skeleton } from '@/ui/Skeleton/Skeleton'
import styles from './Cells.module.css'

/** Shown while additional data of a row loads. Also works within a line of text. */
export function LoadingCell() {
  return (
    <span className={styles.loading}>
      <Skeleton width="6rem" />
    </span>
  )
}
