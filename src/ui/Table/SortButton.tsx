import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './SortButton.module.css'

export interface SortButtonProps {
  /** Which way the rows are ordered now. */
  sort: 'ascending' | 'descending'
  /** Turns the order round. */
  onPress: () => void
  children: ReactNode
}

/** The header of a column that the rows are ordered by. */
export function SortButton({ sort, onPress, children }: SortButtonProps) {
  const Arrow = sort === 'ascending' ? ArrowUp : ArrowDown
  return (
    <button type="button" className={styles.button} onClick={onPress}>
      {children}
      <Arrow size={12} />
    </button>
  )
}
