import { matchSorter } from 'match-sorter'
import type { Words } from '@/ui/RichText/RichText'

export interface PaletteItem {
  id: string
  label: string
  /** Heading of its group; `Actions` by default. */
  group?: string | undefined
  /** Why it cannot be run now. */
  reason?: Words | undefined
  /** Listed only if a search finds it, and then last. */
  isOnlyFound?: boolean
}

export interface PaletteGroup {
  heading: string
  items: readonly PaletteItem[]
  /** Whether more items match than are listed. */
  isCut: boolean
}

const ACTIONS = 'Actions'

/** Maximum number of items listed per group; typing more of the name finds others. */
const MOST = 100

const placeOf = ({ group, isOnlyFound = false }: PaletteItem): number =>
  isOnlyFound ? 2 : Number(group !== undefined)

/**
 * The matching items by heading. Better matches of the label come first, and equal ones keep their
 * order; actions without a group come before all groups, and what only a search finds after them.
 */
export const paletteGroups = (items: readonly PaletteItem[], query: string): PaletteGroup[] => {
  const ranked = query
    ? matchSorter([...items], query, { keys: ['label'], baseSort: (a, b) => a.index - b.index })
    : items.filter(({ isOnlyFound = false }) => !isOnlyFound)
  const sorted = ranked.toSorted((a, b) => placeOf(a) - placeOf(b))
  const groups = new Map<string, PaletteItem[]>()
  for (const item of sorted) {
    const members = groups.get(item.group ?? ACTIONS)
    if (members) members.push(item)
    else groups.set(item.group ?? ACTIONS, [item])
  }
  return [...groups].map(([heading, members]) => ({
    heading,
    items: members.slice(0, MOST),
    isCut: members.length > MOST,
  }))
}
