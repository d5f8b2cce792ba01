import type { Item } from '@/ui/Listbox/item'

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
 * The items that a query leaves, in their own order; letter case and spaces do not count. Labels
 * that contain the query win. Only where none does, its letters may also be spread out, so that
 * `ubu22` finds `ubuntu-22-04` and `disk-010` is not drowned in the like of `disk-0210`.
 */
export const matchItems = (items: readonly Item[], query: string): readonly Item[] => {
  const wanted = squash(query)
  if (wanted === '') return items
  const containing = items.filter(item => squash(item.label).includes(wanted))
  if (containing.length > 0) return containing
  return items.filter(item => hasInOrder(squash(item.label), wanted))
}

/** The same, with the typed text itself as the last choice unless it is already listed. */
export const withCustom = (items: readonly Item[], text: string): readonly Item[] =>
  text === '' || items.some(item => item.label === text)
    ? items
    : [...items, { value: text, label: `Custom: ${text}`, selectedLabel: text }]
