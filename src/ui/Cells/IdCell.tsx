import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { cx } from '@/ui/cx'
import styles from './Cells.module.css'

export interface IdCellProps {
  id: string
  /** Name of the object with this id. */
  name: string
}

/** An id in a table, with a button to copy it. */
export function IdCell({ id, name }: IdCellProps) {
  return (
    <span className={cx(styles.inline, styles.mono)}>
      {id}
      <CopyButton label={`Copy ID of ${name}`} text={id} />
    </span>
  )
}
