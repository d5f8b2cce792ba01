import { cx } from '@/ui/cx'
import { Link } from '@/ui/Link/Link'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import styles from './Cells.module.css'

export interface LinkCellProps {
  href: string
  children: string
}

/** The link of a row. The whole cell can be clicked. */
export function LinkCell({ href, children }: LinkCellProps) {
  return (
    <Tooltip content={children} delay={300} isForCutText>
      <Link href={href} look="quiet" className={cx(styles.link, styles.cut, styles.name)}>
        {children}
      </Link>
    </Tooltip>
  )
}
