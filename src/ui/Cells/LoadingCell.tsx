import { Skeleton } from '@/ui/Skeleton/Skeleton'
import styles from './Cells.module.css'

/** Stands where a row's extra data is still on its way. In a line of text, it takes part in it. */
export function LoadingCell() {
  return (
    <span className={styles.loading}>
      <Skeleton width="6rem" />
    </span>
  )
}
