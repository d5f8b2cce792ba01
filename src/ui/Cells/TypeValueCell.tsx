import { Badge } from '@/ui/Badge/Badge'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import styles from './Cells.module.css'

export interface TypeValueCellProps {
  type: string
  value: string
}

/** The type of a value and the value itself: `subnet default`. */
export function TypeValueCell({ type, value }: TypeValueCellProps) {
  return (
    <span className={styles.pair}>
      <Badge>{type}</Badge>
      <Badge isVerbatim>
        <Tooltip content={value} delay={300} isForCutText>
          <span className={styles.value}>{value}</span>
        </Tooltip>
      </Badge>
    </span>
  )
}
