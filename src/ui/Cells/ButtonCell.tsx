import { cx, translateOf } from '@/ui/cx'
import link from '@/ui/Link/Link.module.css'
import styles from './Cells.module.css'

export interface ButtonCellProps {
  onPress: () => void
  children: string
}

/** Looks like the link of a row, for rows that open something other than a page. */
export function ButtonCell({ onPress, children }: ButtonCellProps) {
  return (
    <button
      type="button"
      translate={translateOf(children)}
      onClick={onPress}
      className={cx(link.link, link.quiet, styles.link, styles.name, styles.cut)}
    >
      {children}
    </button>
  )
}
