import { createContext, memo, useContext, useMemo, useRef } from 'react'
import { CheckboxInput } from '@/ui/Checkbox/CheckboxInput'
import styles from './Table.module.css'

export interface TableSelection<Row> {
  /** The keys of the selected rows, including rows that are not shown. */
  selected: ReadonlySet<string>
  /** Replaces the selection. */
  onChange: (keys: readonly string[]) => void
  /** What a row is called: `db1`. */
  nameOf: (row: Row) => string
}

interface Selecting {
  selected: ReadonlySet<string>
  /** `isRange`: with all rows since the one before. */
  toggle: (key: string, isRange: boolean) => void
}

export const SelectionContext = createContext<Selecting>({
  selected: new Set(),
  toggle: () => undefined,
})

/** The keys from one to the other, in the order of the rows. */
const between = (keys: readonly string[], one: string, other: string): readonly string[] => {
  const [from, to] = [keys.indexOf(one), keys.indexOf(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  return from < 0 ? [other] : keys.slice(from, to + 1)
}

/** The keys that are not among others. A set, because both may be ten thousand. */
const without = (keys: Iterable<string>, others: readonly string[]): readonly string[] => {
  const left = new Set(others)
  return [...keys].filter(key => !left.has(key))
}

/** Selects single rows and, with the shift key, ranges. The value is stable for `keys`. */
export const useSelecting = (
  keys: readonly string[],
  selection: Pick<TableSelection<never>, 'selected' | 'onChange'> | undefined,
): Selecting => {
  const last = useRef<string>(null)
  const { selected, onChange } = selection ?? {}
  return useMemo(
    () => ({
      selected: selected ?? new Set(),
      toggle: (key, isRange) => {
        const isOn = !selected?.has(key)
        const touched = isRange && last.current !== null ? between(keys, last.current, key) : [key]
        last.current = key
        const others = without(selected ?? [], touched)
        onChange?.(isOn ? [...others, ...touched] : others)
      },
    }),
    [keys, selected, onChange],
  )
}

interface BoxProps {
  label: string
  isSelected: boolean
  rowKey: string
  toggle: Selecting['toggle']
}

/** Memoised: of a thousand boxes, only those that change render again. */
const Box = memo(function Box({ label, isSelected, rowKey, toggle }: BoxProps) {
  return (
    <CheckboxInput
      aria-label={label}
      checked={isSelected}
      onChange={({ nativeEvent }) => toggle(rowKey, (nativeEvent as MouseEvent).shiftKey)}
    />
  )
})

/** Selects a row. Subscribes to the selection itself, so that the rest of the row need not. */
export function RowBox({ rowKey, name }: { rowKey: string; name: string }) {
  const { selected, toggle } = useContext(SelectionContext)
  return (
    <Box
      label={`Select ${name}`}
      rowKey={rowKey}
      isSelected={selected.has(rowKey)}
      toggle={toggle}
    />
  )
}

interface AllRowsBoxProps extends Pick<TableSelection<never>, 'selected' | 'onChange'> {
  keys: readonly string[]
  /** Whether its label is shown. */
  isLabelled?: boolean
}

/** Selects all rows shown, or none. */
export function AllRowsBox({ keys, selected, onChange, isLabelled }: AllRowsBoxProps) {
  const count = keys.filter(key => selected.has(key)).length
  const isAll = count > 0 && count === keys.length
  const others = () => without(selected, keys)
  const box = (
    <CheckboxInput
      aria-label="Select all"
      checked={isAll}
      isIndeterminate={!isAll && count > 0}
      onChange={() => onChange(isAll ? others() : [...others(), ...keys])}
    />
  )
  return isLabelled ? <label className={styles.all}>{box} Select all</label> : box
}
