import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './SortButton.module.css'

export interface SortButtonProps {
  /** The current order of the rows. */
  sort: 'ascending' | 'descending'
  /** Reverses the order. */
  onPress: () => void
  children: ReactNode
}

/** The header of the column that the rows are sorted by. */
export function SortButton({ sort, onPress, children }: SortButtonProps) {
  const Arrow = sort === 'ascending' ? ArrowUp : ArrowDown
  return (
    <button type="button" className={styles.button} onClick={onPress}>
      {children}
      <Arrow size={12} />
    </button>
  )
}
