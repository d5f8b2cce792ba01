import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { selectNavigationType } from '@/store/navigation/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { useRoute, type CurrentRoute } from '../route-context'
import { keepScroll, landing } from '../scroll-memory'

/** Scrolls the pane on each navigation and stores where each page was left. */
export const useScrollMemory = (pane: RefObject<HTMLElement | null>) => {
  const route = useRoute()
  const navigationType = useAppSelector(selectNavigationType)
  const left = useRef<CurrentRoute | null>(null)
  // The last position seen: the pane may already be shorter when the next page is in place.
  const top = useRef(0)

  useEffect(() => {
    const element = pane.current
    const note = () => {
      top.current = element?.scrollTop ?? 0
    }
    const keep = () => left.current && keepScroll(left.current.historyIndex, top.current)
    element?.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      element?.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', keep)
    }
  }, [pane])

  useLayoutEffect(() => {
    if (left.current) keepScroll(left.current.historyIndex, top.current)
    const to = landing(left.current, route, navigationType)
    left.current = route
    // If the pane is already at its top, setting it again would force an early layout.
    if (to === null || !pane.current || (to === 0 && top.current === 0)) return
    pane.current.scrollTop = to
    top.current = pane.current.scrollTop
  }, [pane, route, navigationType])
}
