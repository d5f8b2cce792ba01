import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { cx } from '@/ui/cx'
import { Link } from '@/ui/Link/Link'
import { ButtonCell } from './ButtonCell'
import styles from './Cells.module.css'

export interface IdCellProps {
  id: string
  /** Name of the object with this id. */
  name: string
  /** Its page or panel. */
  href?: string | undefined
  /** Opens something other than a page. */
  onPress?: () => void
}

/** An id in a table, with a button to copy it. */
export function IdCell({ id, name, href, onPress }: IdCellProps) {
  return (
    <span className={cx(styles.inline, styles.mono)}>
      {href !== undefined && (
        <Link href={href} look="quiet" className={cx(styles.link, styles.id)}>
          {id}
        </Link>
      )}
      {onPress && (
        <ButtonCell onPress={onPress} isWhole>
          {id}
        </ButtonCell>
      )}
      {href === undefined && !onPress && id}
      <CopyButton label={`Copy ID of ${name}`} text={id} />
    </span>
  )
}
