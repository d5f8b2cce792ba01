import { createContext, useContext, type RefObject } from 'react'
import type { NavigationType } from '@/machines/navigation/navigation.events'
import { scrollKey } from '@/store/preferences/slice'
import type { CurrentRoute } from './route-context'

/** The one part of the frame that scrolls. */
export const PaneContext = createContext<RefObject<HTMLElement | null>>({ current: null })

export const usePane = () => useContext(PaneContext)

/** Stores the scroll position of the pane for an entry of the tab's history, in pixels. */
export const keepScroll = (historyIndex: number, top: number) => {
  try {
    sessionStorage.setItem(scrollKey(historyIndex), String(Math.round(top)))
  } catch {
    // Without storage, pages start at their top.
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

/** A list and a panel over it are one page for scrolling. */
const isSamePage = (from: Standing, to: Standing) =>
  from.route.parent === to.route.id || to.route.parent === from.route.id

/**
 * Where to scroll the pane after a navigation; null leaves it where it is. A followed link starts
 * at the top; back and forward restore the position of their entry.
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
