import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the page is being printed. The browser takes its picture of the page when the event
 * returns, so what renders more then is in the document by that time.
 */
export const usePrinting = (): boolean => {
  // A list may be rendered only after printing has begun.
  const [isPrinting, setPrinting] = useState(() => window.matchMedia?.('print').matches ?? false)
  // Other effects may run after a print that was asked for as soon as the list was there.
  useLayoutEffect(() => {
    const media = window.matchMedia?.('print')
    const show = (next: boolean) => flushSync(() => setPrinting(next))
    const before = () => show(true)
    const after = () => show(false)
    const changed = ({ matches }: MediaQueryListEvent) => show(matches)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    media?.addEventListener('change', changed)
    // It may have begun while this was rendered.
    if (media?.matches) queueMicrotask(before)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
      media?.removeEventListener('change', changed)
    }
  }, [])
  return isPrinting
}
