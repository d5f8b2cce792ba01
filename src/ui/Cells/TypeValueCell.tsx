import { TriangleAlert } from 'lucide-react'
import { Badge } from '@/ui/Badge/Badge'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import styles from './Cells.module.css'

export interface TypeValueCellProps {
  type: string
  value: string
  /** Why the value refers to nothing. */
  problem?: string | undefined
}

/** Marks a name or address that refers to nothing; the tooltip says why. */
export function EndProblem({ problem }: { problem: string }) {
  return (
    <Tooltip content={problem}>
      <span role="img" aria-label={problem} tabIndex={0} className={styles.problem}>
        <TriangleAlert size={14} />
      </span>
    </Tooltip>
  )
}

/** The type of a value and the value itself: `subnet default`. */
export function TypeValueCell({ type, value, problem }: TypeValueCellProps) {
  return (
    <span className={styles.pair}>
      <Badge>{type}</Badge>
      <Badge isVerbatim>
        <Tooltip content={value} delay={300} isForCutText>
          <span className={styles.value}>{value}</span>
        </Tooltip>
      </Badge>
      {problem && <EndProblem problem={problem} />}
    </span>
  )
}
