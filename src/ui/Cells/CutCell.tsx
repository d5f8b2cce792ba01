import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { cx } from '@/ui/cx'
import { Truncate } from '@/ui/Truncate/Truncate'
import styles from './Cells.module.css'

export interface CutCellProps {
  /** An id or a hash. */
  text: string
  /** In characters, including the ellipsis. */
  max: number
  copyLabel: string
}

/** A long code in a table, cut in the middle, with a button to copy it. */
export function CutCell({ text, max, copyLabel }: CutCellProps) {
  return (
    <span className={cx(styles.inline, styles.mono, styles.whole)} translate="no">
      <Truncate text={text} max={max} position="middle" />
      <CopyButton label={copyLabel} text={text} />
    </span>
  )
}
