import { useLayoutEffect, useRef } from 'react'

/** Space between the toasts and what they must not cover, in pixels. */
const GAP = 12

/**
 * The footers of the page and of dialogs, with their buttons, and the row that was acted on, which
 * has the focus.
 */
const KEPT_CLEAR = 'footer, [data-foot], tr:focus-within'

/** How far to lift a box above its place at the bottom so that it covers none of the others. */
const liftOver = (box: DOMRect, others: readonly DOMRect[]): number => {
  let bottom = box.bottom
  for (const other of others.toSorted((a, b) => b.bottom - a.bottom)) {
    const isBeside = other.height === 0 || other.left >= box.right || other.right <= box.left
    const isClear = other.top >= bottom || other.bottom <= bottom - box.height
    if (!isBeside && !isClear) bottom = other.top - GAP
  }
  return bottom < box.height ? 0 : box.bottom - bottom
}

/**
 * Lifts the toasts above what they must not cover while there are any, and reserves space for them
 * at the end of the page. Dialogs and screens change what is below them.
 */
export const useClearPlace = (isShown: boolean) => {
  const stack = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = stack.current
    if (!isShown || !element) return
    const page = document.documentElement.style
    const place = () => {
      element.style.translate = ''
      const box = element.getBoundingClientRect()
      const others = Array.from(document.querySelectorAll(KEPT_CLEAR), other =>
        other.getBoundingClientRect(),
      )
      const lift = liftOver(box, others)
      if (lift > 0) element.style.translate = `0 ${-lift}px`
      page.setProperty('--toasts-height', `${box.height}px`)
    }
    place()
    const changes = new MutationObserver(place)
    changes.observe(document.body, { childList: true, subtree: true })
    const controller = new AbortController()
    document.addEventListener('focusin', place, { signal: controller.signal })
    window.addEventListener('resize', place, { signal: controller.signal })
    return () => {
      changes.disconnect()
      controller.abort()
      page.removeProperty('--toasts-height')
    }
  }, [isShown])
  return stack
}
