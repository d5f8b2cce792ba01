import { TriangleAlert } from 'lucide-react'
import type { RulePart } from '@/store/project/firewall-rules/rows'
import { Badge } from '@/ui/Badge/Badge'
import { ListCell } from '@/ui/Cells/ListCell'
import { TypeValueCell } from '@/ui/Cells/TypeValueCell'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import styles from './FirewallRulesView.module.css'

/** Marks a name that stands for nothing; why is in its tooltip. */
export function EndProblem({ problem }: { problem: string }) {
  return (
    <Tooltip content={problem}>
      <span role="img" aria-label={problem} tabIndex={0} className={styles.warning}>
        <TriangleAlert size={14} />
      </span>
    </Tooltip>
  )
}

/** One target or filter of a rule. */
function Part({ type, value, problem }: RulePart) {
  return (
    <span className={styles.part}>
      {type === undefined ? <Badge>{value}</Badge> : <TypeValueCell type={type} value={value} />}
      {problem && <EndProblem problem={problem} />}
    </span>
  )
}

interface RulePartsCellProps {
  title: string
  parts: readonly RulePart[]
}

/** Up to this many are shown at once; of more, only the first. */
const FEW = 2

/** The targets or filters of a rule. */
export function RulePartsCell({ title, parts }: RulePartsCellProps) {
  return (
    <ListCell title={title} shown={parts.length <= FEW ? FEW : 1}>
      {parts.map(part => (
        <Part key={`${part.type} ${part.value}`} {...part} />
      ))}
    </ListCell>
  )
}
