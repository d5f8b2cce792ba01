import { useMemo, useState } from 'react'
import { useProblem } from '@/ui/Field/useProblem'
import type { Item } from '@/ui/Listbox/OptionList'

/** Ignores case and spaces. */
const squash = (text: string): string => text.toLowerCase().replace(/\s/g, '')

const hasInOrder = (text: string, letters: string): boolean => {
  let from = 0
  for (const letter of letters) {
    const at = text.indexOf(letter, from)
    if (at === -1) return false
    from = at + letter.length
  }
  return true
}

/**
 * The items that match a text, in their own order. Items whose label contains the text win. Only if
 * there are none, the letters may also be spread out: so `ubu22` finds `ubuntu-22-04`, but
 * `disk-010` does not find `disk-0210` too.
 */
const matchItems = (items: readonly Item[], text: string): readonly Item[] => {
  const wanted = squash(text)
  if (wanted === '') return items
  const containing = items.filter(item => squash(item.label).includes(wanted))
  if (containing.length > 0) return containing
  return items.filter(item => hasInOrder(squash(item.label), wanted))
}

/** The item that a text identifies: the one with that label, or the only one that matches. */
const meantItem = (items: readonly Item[], text: string): Item | undefined => {
  const wanted = squash(text)
  if (wanted === '') return undefined
  const choosable = matchItems(items, text).filter(item => !item.isDisabled)
  const [first] = choosable
  return (
    choosable.find(item => squash(item.label) === wanted) ??
    (choosable.length === 1 ? first : undefined)
  )
}

/** The same items, with the text itself as the last choice, unless it is one of them already. */
const withCustom = (items: readonly Item[], text: string): readonly Item[] =>
  text === '' || items.some(item => item.label === text || item.value === text)
    ? items
    : [...items, { value: text, label: `Custom: ${text}`, selectedLabel: text }]

export interface ComboboxValue {
  items: readonly Item[]
  /** Empty if nothing is chosen. */
  value: string
  onChange: (value: string) => void
  /** Accepts any text as a value. The label of an item must then contain its value. */
  allowsArbitraryValues?: boolean | undefined
  /** Normalises the text while typing. */
  transform?: ((text: string) => string) | undefined
}

/**
 * The text of a combobox, the items that match it, and its value.
 *
 * With a fixed list, the text only identifies an item: if it identifies none when the field is
 * left, the text stays, the value is empty and the field shows an error. With arbitrary values, the
 * text is the value.
 */
export function useComboboxText(props: ComboboxValue) {
  const { items, value, onChange, allowsArbitraryValues = false, transform } = props
  const [query, setQuery] = useState<string | null>(null)
  const [picked, setPicked] = useState<string | null>(null)
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== '') setQuery(null)
  }

  const chosen = items.find(item => item.value === value)
  // A picked value does not filter the list, which is then opened to pick another item.
  const narrowing = allowsArbitraryValues ? (value === picked ? '' : value) : (query ?? '')
  const listed = useMemo(() => {
    const matching = matchItems(items, narrowing)
    return allowsArbitraryValues ? withCustom(matching, narrowing) : matching
  }, [items, narrowing, allowsArbitraryValues])
  const meant = allowsArbitraryValues ? undefined : meantItem(items, narrowing)
  const { problem, tellProblem } = useProblem(
    allowsArbitraryValues || narrowing.trim() === '' || meant
      ? undefined
      : listed.length === 0
        ? 'No items match'
        : 'Several items match. Choose one',
  )

  const choose = (item: Item) => {
    setQuery(null)
    setPicked(item.value)
    if (item.value !== value) onChange(item.value)
  }
  return {
    text: allowsArbitraryValues ? value : (query ?? chosen?.selectedLabel ?? chosen?.label ?? ''),
    listed,
    /** Value of the item marked in the list. */
    chosen: (allowsArbitraryValues ? picked === value : chosen) ? value : null,
    /** The item that the text identifies. */
    meant,
    /** What Enter takes: that item, or the first that matches a typed text. */
    first:
      meant ??
      (allowsArbitraryValues || narrowing.trim() === ''
        ? undefined
        : listed.find(({ isDisabled }) => !isDisabled)),
    problem,
    type: (next: string) => {
      const text = transform ? transform(next) : next
      setPicked(null)
      setQuery(text === chosen?.label ? null : text)
      if ((allowsArbitraryValues || text === '') && text !== value) onChange(text)
    },
    choose,
    /** Goes back to the chosen item. */
    giveUp: () => setQuery(null),
    /** Called when the field is left: chooses the identified item, or clears the value. */
    settle: () => {
      if (allowsArbitraryValues || query === null) return
      if (meant) choose(meant)
      else if (query.trim() === '') setQuery(null)
      else {
        tellProblem()
        if (value !== '') onChange('')
      }
    },
  }
}

export type ComboboxText = ReturnType<typeof useComboboxText>
