import { memo } from 'react'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { useRuleSelection, type Selection } from './selection'

/** Selects a rule. It follows the selection by itself, so that the rest of the row need not. */
export function RuleBox({ name }: { name: string }) {
  const { isSelected, select } = useRuleSelection()
  return <Box name={name} isSelected={isSelected(name)} select={select} />
}

interface BoxProps extends Pick<Selection, 'select'> {
  name: string
  isSelected: boolean
}

/** Memoised: of a thousand boxes only the one that was pressed is drawn. */
const Box = memo(function Box({ name, isSelected, select }: BoxProps) {
  return (
    <Checkbox
      label={`Select rule ${name}`}
      value={isSelected}
      onChange={isOn => select(name, isOn)}
      isLabelHidden
    />
  )
})

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
