import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/**
 * When the focused element of a card is removed, such as the last row of its table, moves the focus
 * to the first control in the card's header, which adds another row.
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
      // Ignores focus events that React passes on from dialogs opened by the card.
      if (card.current?.contains(target)) last.current = target
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // No related target means that the user left the card.
      if (!relatedTarget && target === last.current) last.current = null
    },
  }
}
