import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './SortButton.module.css'

export interface SortButtonProps {
  /** The current order of the rows; undefined if they are not sorted by this column. */
  sort: 'ascending' | 'descending' | undefined
  onPress: () => void
  /** Replaces the text as the name of the button. */
  label?: string | undefined
  /** An icon beside the text, which is a control of its own. */
  tip?: ReactNode
  children: ReactNode
}

/** The header of a column that rows can be sorted by. */
export function SortButton({ sort, onPress, label, tip, children }: SortButtonProps) {
  const Arrow = sort === 'descending' ? ArrowDown : ArrowUp
  return (
    <span className={styles.header}>
      <button type="button" aria-label={label} className={styles.button} onClick={onPress}>
        {children}
        {tip && <span className={styles.room} />}
        <Arrow size={12} className={styles.arrow} data-on={sort !== undefined || undefined} />
      </button>
      {tip && <span className={styles.tip}>{tip}</span>}
    </span>
  )
}
