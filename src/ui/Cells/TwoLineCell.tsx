import type { ReactNode } from 'react'
import styles from './Cells.module.css'

export interface TwoLineCellProps {
  first: ReactNode
  second: ReactNode
}

/** Two facts about a row, the second one muted. */
export function TwoLineCell({ first, second }: TwoLineCellProps) {
  return (
    <span className={styles.lines}>
      <span>{first}</span>
      <span className={styles.second}>{second}</span>
    </span>
  )
}
