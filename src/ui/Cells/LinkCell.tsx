import { cx } from '@/ui/cx'
import { Link } from '@/ui/Link/Link'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import styles from './Cells.module.css'

export interface LinkCellProps {
  href: string
  children: string
  /** Never cuts the text, as of ids that differ in their last characters only. */
  isWhole?: boolean
}

/** The link of a row. The whole cell can be clicked. */
export function LinkCell({ href, children, isWhole = false }: LinkCellProps) {
  return (
    <Tooltip content={children} delay={300} isForCutText>
      <Link
        href={href}
        look="quiet"
        className={cx(styles.link, !isWhole && styles.cut, styles.name)}
      >
        {children}
      </Link>
    </Tooltip>
  )
}
