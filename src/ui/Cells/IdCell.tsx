import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { cx } from '@/ui/cx'
import { Link } from '@/ui/Link/Link'
import styles from './Cells.module.css'

export interface IdCellProps {
  id: string
  /** Name of the object with this id. */
  name: string
  /** Its page or panel. */
  href?: string | undefined
}

/** An id in a table, with a button to copy it. */
export function IdCell({ id, name, href }: IdCellProps) {
  return (
    <span className={cx(styles.inline, styles.mono)}>
      {href === undefined ? (
        id
      ) : (
        <Link href={href} look="quiet" className={cx(styles.link, styles.id)}>
          {id}
        </Link>
      )}
      <CopyButton label={`Copy ID of ${name}`} text={id} />
    </span>
  )
}
