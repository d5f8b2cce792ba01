import { useMemo, useState } from 'react'
import { useProblem } from '@/ui/Field/useProblem'
import type { Item } from '@/ui/Listbox/item'
import { matchItems, meantItem, withCustom } from './matching'

export interface ComboboxValue {
  items: readonly Item[]
  /** Empty while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  /** Whatever is typed is a value too. The value of an item must then be its label. */
  allowsArbitraryValues?: boolean | undefined
  /** Normalises the text while it is typed. */
  transform?: ((text: string) => string) | undefined
}

/**
 * What is in the input of a combobox, which items that leaves, and what becomes of it.
 *
 * With a fixed list the text is only a way to an item. Left without one it stays, the value is empty
 * and the field says why. With arbitrary values the text is the value.
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
  // A value that was picked narrows nothing: the list is opened to pick another one.
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
    /** The value of the item that is marked in the list. */
    chosen: (allowsArbitraryValues ? picked === value : chosen) ? value : null,
    /** The item that the text can only mean. */
    meant,
    problem,
    type: (next: string) => {
      const text = transform ? transform(next) : next
      setPicked(null)
      setQuery(text === chosen?.label ? null : text)
      if ((allowsArbitraryValues || text === '') && text !== value) onChange(text)
    },
    choose,
    /** Goes back to what is chosen. */
    giveUp: () => setQuery(null),
    /** The field is left: what is meant is chosen, anything else is no value. */
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
