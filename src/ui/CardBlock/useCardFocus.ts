import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/**
 * When what has the focus in a card goes away, as the last row of its table does, the keyboard goes
 * on at the first control of the card's header: it is there to add another one.
 */
export const useCardFocus = () => {
  const card = useRef<HTMLElement>(null)
  const last = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body)
      return
    last.current = null
    card.current
      ?.querySelector<HTMLElement>('header :is(a, button)')
      ?.focus({ preventScroll: true })
  })

  return {
    ref: card,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      // What was opened from here tells of its focus here, too, though it stands elsewhere.
      if (card.current?.contains(target)) last.current = target
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // Onto nothing: the user has left the card.
      if (!relatedTarget && target === last.current) last.current = null
    },
  }
}
