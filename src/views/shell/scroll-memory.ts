import type { NavigationKind } from '@/machines/navigation/navigation.events'
import { scrollKey } from '@/lib/scroll-key'
import type { CurrentRoute } from './route-context'

/** Remembers how far down the pane stood at an entry of the tab's history, in pixels. */
export const keepScroll = (entry: number, top: number) => {
  try {
    sessionStorage.setItem(scrollKey(entry), String(Math.round(top)))
  } catch {
    // A browser that stores nothing shows pages from their top.
  }
}

export const keptScroll = (entry: number): number => {
  try {
    return Number(sessionStorage.getItem(scrollKey(entry)) ?? 0)
  } catch {
    return 0
  }
}

type Standing = Pick<CurrentRoute, 'route' | 'path' | 'entry'>

/** A panel over its list, and the list under its panel, are one page to whoever scrolls it. */
const isSamePage = (from: Standing, to: Standing) =>
  from.route.over === to.route.id || to.route.over === from.route.id

/**
 * Where the pane goes on arriving: null leaves it where it is. A followed link starts at the top,
 * back and forward return to where that entry was left.
 */
export const landing = (
  from: Standing | null,
  to: Standing,
  arrival: NavigationKind | null,
): number | null => {
  if (from?.entry === to.entry && from.path === to.path) return null
  if (arrival === 'browser') return keptScroll(to.entry)
  return from && isSamePage(from, to) ? null : 0
}
