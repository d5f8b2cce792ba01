import { Badge } from '@/ui/Badge/Badge'
import styles from './Cells.module.css'

export interface TypeValueCellProps {
  type: string
  value: string
}

/** What kind of thing a value names, and the value: `subnet default`. */
export function TypeValueCell({ type, value }: TypeValueCellProps) {
  return (
    <span className={styles.inline}>
      <Badge>{type}</Badge>
      <Badge isSolid isVerbatim>
        {value}
      </Badge>
    </span>
  )
}
