import { useEffect, useRef } from 'react'
import { keepFocus, type FocusKeeper } from './keepFocus'

/**
 * Keeps the focus from getting lost on any page. `place` identifies the page on the screen; null
 * for none.
 */
export const useFocusKeeper = (place: unknown): void => {
  const keeper = useRef<FocusKeeper | null>(null)
  const shown = useRef(place)
  useEffect(() => {
    keeper.current = keepFocus()
    return keeper.current.stop
  }, [])
  useEffect(() => {
    if (shown.current !== null && shown.current !== place) keeper.current?.arrive()
    shown.current = place
  }, [place])
}
