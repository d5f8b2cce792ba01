import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** Any CSS length. */
  width?: string
  height?: string
}

/** A grey placeholder for loading content. */
export function Skeleton({ width = '8rem', height = '0.875rem' }: SkeletonProps) {
  return <span data-skeleton className={styles.block} style={{ width, height }} />
}
