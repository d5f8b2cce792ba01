import type { ReactNode } from 'react'
import styles from './Cells.module.css'

export interface TwoLineCellProps {
  first: ReactNode
  second: ReactNode
}

/** Two facts of one row, the second less loudly. */
export function TwoLineCell({ first, second }: TwoLineCellProps) {
  return (
    <span className={styles.lines}>
      <span>{first}</span>
      <span className={styles.second}>{second}</span>
    </span>
  )
}
