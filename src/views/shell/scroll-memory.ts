import type { NavigationType } from '@/machines/navigation/navigation.events'
import { scrollKey } from '@/lib/scroll-key'
import type { CurrentRoute } from './route-context'

/** Remembers how far down the pane stood at an entry of the tab's history, in pixels. */
export const keepScroll = (historyIndex: number, top: number) => {
  try {
    sessionStorage.setItem(scrollKey(historyIndex), String(Math.round(top)))
  } catch {
    // A browser that stores nothing shows pages from their top.
  }
}

export const keptScroll = (historyIndex: number): number => {
  try {
    return Number(sessionStorage.getItem(scrollKey(historyIndex)) ?? 0)
  } catch {
    return 0
  }
}

type Standing = Pick<CurrentRoute, 'path' | 'historyIndex'> & {
  route: Pick<CurrentRoute['route'], 'id' | 'parent'>
}

/** A panel over its list, and the list under its panel, are one page to whoever scrolls it. */
const isSamePage = (from: Standing, to: Standing) =>
  from.route.parent === to.route.id || to.route.parent === from.route.id

/**
 * Where the pane goes on arriving: null leaves it where it is. A followed link starts at the top,
 * back and forward return to where that entry was left.
 */
export const landing = (
  from: Standing | null,
  to: Standing,
  navigationType: NavigationType | null,
): number | null => {
  if (from?.historyIndex === to.historyIndex && from.path === to.path) return null
  if (navigationType === 'browser') return keptScroll(to.historyIndex)
  return from && isSamePage(from, to) ? null : 0
}
