import { createContext, memo, useCallback, useContext, useMemo, useState } from 'react'
import { selectionActions } from '@/store/project/firewall-rules/actions'
import { projectPaths } from '@/store/project/paths'
import { useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { useParams } from '@/views/shell/route-context'
import styles from './RuleParts.module.css'

/** Which of the rules shown are selected, by name. */
interface Selection {
  /** The names of all rules shown. */
  all: readonly string[]
  selected: readonly string[]
  isSelected: (name: string) => boolean
  select: (name: string, isSelected: boolean) => void
  /** Selects all, or none if all are selected. */
  toggleAll: () => void
  clear: () => void
}

/**
 * Tracks the selection by name, because each write gives the rules new ids. Deleted rules drop out.
 */
export const useSelection = (all: readonly string[]): Selection => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const select = useCallback<Selection['select']>(
    (name, isSelected) =>
      setChosen(before => {
        const others = all.filter(each => each !== name && before.has(each))
        return new Set(isSelected ? [...others, name] : others)
      }),
    [all],
  )
  return useMemo(() => {
    const selected = all.filter(name => chosen.has(name))
    return {
      all,
      selected,
      isSelected: name => chosen.has(name),
      select,
      toggleAll: () => setChosen(new Set(selected.length === all.length ? [] : all)),
      clear: () => setChosen(new Set()),
    }
  }, [all, chosen, select])
}

export const SelectionContext = createContext<Selection>({
  all: [],
  selected: [],
  isSelected: () => false,
  select: () => undefined,
  toggleAll: () => undefined,
  clear: () => undefined,
})

const useRuleSelection = () => useContext(SelectionContext)

/** Selects a rule. Subscribes to the selection itself, so that the rest of the row need not. */
export function RuleBox({ name }: { name: string }) {
  const { isSelected, select } = useRuleSelection()
  return <Box name={name} isSelected={isSelected(name)} select={select} />
}

interface BoxProps extends Pick<Selection, 'select'> {
  name: string
  isSelected: boolean
}

/** Memoised: of a thousand boxes, only the one that was pressed renders again. */
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

/** How many rules are selected, and the actions on all of them. */
export function SelectionBar() {
  const send = useSend()
  const { project, vpc } = useParams(projectPaths.vpc)
  const { selected, clear } = useRuleSelection()
  return (
    <div className={styles.bar}>
      <span role="status" data-figures className={styles.count}>
        {selected.length > 0 && `${selected.length} selected`}
      </span>
      {selected.length > 0 && (
        <div role="group" aria-label="Selected rules" className={styles.actions}>
          {selectionActions(selected, { project, vpc }).map(({ id, label, event }) => (
            <Button key={id} size="sm" onPress={() => event && send(event)}>
              {label}
            </Button>
          ))}
          <Button size="sm" tone="ghost" onPress={clear}>
            Clear
          </Button>
        </div>
      )}
    </div>
  )
}
