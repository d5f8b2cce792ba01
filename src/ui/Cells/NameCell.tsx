import { cx, translateOf } from '@/ui/cx'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { ShortName } from './ShortName'
import styles from './Cells.module.css'

/**
 * The name of a row without a link. Cut like the links of rows, with the full name in its tooltip.
 */
export function NameCell({ children }: { children: string }) {
  return (
    <Tooltip content={children} delay={300} isForCutText>
      <span className={cx(styles.cut)} translate={translateOf(children)}>
        <ShortName>{children}</ShortName>
      </span>
    </Tooltip>
  )
}
