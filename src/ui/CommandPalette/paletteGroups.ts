import { matchSorter } from 'match-sorter'
import type { Words } from '@/ui/RichText/RichText'

export interface PaletteItem {
  id: string
  label: string
  /** The heading it stands under; `Actions` without one. */
  group?: string | undefined
  /** Why it cannot be run now. */
  reason?: Words | undefined
}

export interface PaletteGroup {
  heading: string
  items: readonly PaletteItem[]
}

const ACTIONS = 'Actions'

/**
 * What is left of the items, by heading. Better matches of the label come first, equally good
 * ones keep their order; actions without a group come before all groups.
 */
export const paletteGroups = (items: readonly PaletteItem[], query: string): PaletteGroup[] => {
  const ranked = query
    ? matchSorter([...items], query, { keys: ['label'], baseSort: (a, b) => a.index - b.index })
    : items
  const groups = new Map<string, PaletteItem[]>()
  for (const item of ranked.toSorted(
    (a, b) => Number(Boolean(a.group)) - Number(Boolean(b.group)),
  )) {
    const heading = item.group ?? ACTIONS
    groups.set(heading, [...(groups.get(heading) ?? []), item])
  }
  return [...groups].map(([heading, members]) => ({ heading, items: members }))
}
