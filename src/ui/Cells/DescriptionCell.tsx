import { Truncate } from '@/ui/Truncate/Truncate'
import { EmptyCell } from './EmptyCell'
import styles from './Cells.module.css'

export interface DescriptionCellProps {
  text: string | null | undefined
  /** In characters. */
  max?: number
}

/** The user's description of a resource, cut to leave room for the other columns. */
export function DescriptionCell({ text, max = 48 }: DescriptionCellProps) {
  if (!text) return <EmptyCell />
  return (
    <span className={styles.muted}>
      <Truncate text={text} max={max} />
    </span>
  )
}
