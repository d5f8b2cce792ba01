import { matchSorter, rankings } from 'match-sorter'
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
  /** Where the object is, or what was found of it. */
  detail?: string | undefined
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

/** The order of the groups: actions, good matches, what was found beside them, and poor matches. */
const GOOD = 1
const FOUND = 2
const POOR = 3

const placeOf = ({ group, isOnlyFound = false }: PaletteItem): number => {
  if (isOnlyFound) return POOR + 1
  return group === undefined ? 0 : GOOD
}

/** The items whose labels match, the better ones first. Equal ones keep their order. */
const matching = (items: readonly PaletteItem[], query: string) => {
  const options = {
    keys: ['label'],
    baseSort: (a: { index: number }, b: { index: number }) => a.index - b.index,
  }
  const all = matchSorter([...items], query, options)
  const good = new Set(matchSorter([...items], query, { ...options, threshold: rankings.CONTAINS }))
  return all.map(item => ({
    item,
    place: good.has(item) ? placeOf(item) : placeOf(item) && Math.max(placeOf(item), POOR),
  }))
}

/**
 * The matching items by heading. Actions without a group come before all groups, and what only a
 * search finds after them. `found` are items that match already, in their order: they come after
 * the labels that contain the text, and before those that only have its letters.
 */
export const paletteGroups = (
  items: readonly PaletteItem[],
  query: string,
  found: readonly PaletteItem[] = [],
): PaletteGroup[] => {
  const ranked = query
    ? matching(items, query)
    : items
        .filter(({ isOnlyFound = false }) => !isOnlyFound)
        .map(item => ({ item, place: item.group === undefined ? 0 : POOR }))
  const sorted = [...ranked, ...found.map(item => ({ item, place: FOUND }))]
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
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
