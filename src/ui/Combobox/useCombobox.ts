import { useMemo } from 'react'
import { useMachine } from '@xstate/react'
import type { Item } from '@/ui/Listbox/item'
import { moveActive } from '@/ui/Listbox/moveActive'
import { comboboxMachine } from './combobox.machine'
import { matchItems, withCustom } from './listed'

interface ComboboxInput {
  items: readonly Item[]
  value: string
  onChange: (value: string) => void
  allowsArbitraryValues?: boolean | undefined
  transform?: ((text: string) => string) | undefined
  isDisabled: boolean
}

/**
 * What a combobox shows, and what becomes of each thing the user does to it.
 *
 * With a fixed list the query is only a way to find an item: it goes when the list closes. With
 * arbitrary values the typed text is the value.
 */
export function useCombobox({ items, value, onChange, ...input }: ComboboxInput) {
  const isArbitrary = input.allowsArbitraryValues ?? false
  const [state, send] = useMachine(comboboxMachine)
  const typed = state.context.query
  const selected = items.find(item => item.value === value)
  // A value that was picked narrows nothing: the list is opened to pick another one.
  const query = isArbitrary ? (value === state.context.picked ? '' : value) : (typed ?? '')
  const listed = useMemo(() => {
    const matching = matchItems(items, query)
    return isArbitrary ? withCustom(matching, query) : matching
  }, [items, query, isArbitrary])
  const active = state.context.active < listed.length ? state.context.active : -1

  return {
    isOpen: state.matches('open') && !input.isDisabled,
    listed,
    active,
    text: isArbitrary ? value : (typed ?? selected?.selectedLabel ?? selected?.label ?? ''),
    /** Opening shows where the value is in the list. */
    open: () => send({ type: 'opened', active: listed.findIndex(item => item.value === value) }),
    dismiss: () => send({ type: 'dismissed' }),
    point: (index: number) => send({ type: 'pointed', active: index }),
    move: (by: 1 | -1) => send({ type: 'pointed', active: moveActive(listed, active, by) }),
    type: (typedText: string) => {
      const text = input.transform ? input.transform(typedText) : typedText
      send({ type: 'typed', text })
      if ((isArbitrary || text === '') && text !== value) onChange(text)
    },
    choose: (item: Item) => {
      if (item.isDisabled) return
      send({ type: 'chosen', picked: items.includes(item) ? item.value : null })
      if (item.value !== value) onChange(item.value)
    },
  }
}
