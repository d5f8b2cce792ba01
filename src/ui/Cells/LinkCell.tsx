import { cx, translateOf } from '@/ui/cx'
import { Link } from '@/ui/Link/Link'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { ShortName } from './ShortName'
import styles from './Cells.module.css'

export interface LinkCellProps {
  href: string
  children: string
  /** Never cuts the text, such as ids that differ only in their last characters. */
  isWhole?: boolean
  /** The subject of a text such as a number, for users who cannot see its column. */
  of?: string
}

/** The link of a row. The whole cell can be clicked. */
export function LinkCell({ href, children, isWhole = false, of }: LinkCellProps) {
  return (
    <Tooltip content={children} delay={300} isForCutText>
      <Link
        href={href}
        look="quiet"
        translate={translateOf(children)}
        className={cx(styles.link, isWhole ? styles.id : styles.cut, styles.name)}
      >
        {isWhole ? children : <ShortName>{children}</ShortName>}
        {of !== undefined && (
          <>
            {' '}
            <VisuallyHidden>{of}</VisuallyHidden>
          </>
        )}
      </Link>
    </Tooltip>
  )
}
