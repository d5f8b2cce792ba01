import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { useRuleSelection } from './selection'

/** Selects a rule. It follows the selection by itself, so that the rest of the row need not. */
export function RuleBox({ name }: { name: string }) {
  const { isSelected, select } = useRuleSelection()
  return (
    <Checkbox
      label={`Select rule ${name}`}
      value={isSelected(name)}
      onChange={isOn => select(name, isOn)}
      isLabelHidden
    />
  )
}

/** Selects all rules, or none. */
export function AllRulesBox() {
  const { all, selected, toggleAll } = useRuleSelection()
  const isAll = selected.length === all.length
  return (
    <Checkbox
      label="Select all"
      value={isAll}
      isIndeterminate={!isAll && selected.length > 0}
      onChange={toggleAll}
      isLabelHidden
    />
  )
}
