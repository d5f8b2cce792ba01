import type { Item } from '@/ui/Listbox/item'

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
export const matchItems = (items: readonly Item[], text: string): readonly Item[] => {
  const wanted = squash(text)
  if (wanted === '') return items
  const containing = items.filter(item => squash(item.label).includes(wanted))
  if (containing.length > 0) return containing
  return items.filter(item => hasInOrder(squash(item.label), wanted))
}

/** The item that a text identifies: the one with that label, or the only one that matches. */
export const meantItem = (items: readonly Item[], text: string): Item | undefined => {
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
export const withCustom = (items: readonly Item[], text: string): readonly Item[] =>
  text === '' || items.some(item => item.label === text || item.value === text)
    ? items
    : [...items, { value: text, label: `Custom: ${text}`, selectedLabel: text }]
