import { useCallback, useEffect } from 'react'
import {
  pauseRequested,
  playRequested,
  seekRequested,
  stepRequested,
} from '@/store/replay/player/events'
import { isPlayerKey, type PlayerKey } from '@/store/replay/player/keys'
import type { PlayerViewModel } from '@/store/replay/player/selectors'
import { useSend } from '@/store/setup/hooks'
import type { StoreEvent } from '@/store/setup/event'

/** Elements that handle these keys themselves. */
const OWN_KEYS = 'input, textarea, select, button, a, [role="listbox"], [role="dialog"]'

const eventFor = (key: PlayerKey, { state, inputs }: PlayerViewModel): StoreEvent => {
  switch (key) {
    case ' ':
      return state === 'playing' ? pauseRequested() : playRequested()
    case 'ArrowRight':
      return stepRequested({ by: 1 })
    case 'ArrowLeft':
      return stepRequested({ by: -1 })
    case 'Home':
      return seekRequested({ to: 0 })
    case 'End':
      return seekRequested({ to: inputs })
  }
}

/** Buttons and links handle only the space bar, not the other keys. */
const isTaken = (target: EventTarget | null, key: string) => {
  const owner = target instanceof Element ? target.closest(OWN_KEYS) : null
  return owner !== null && !(owner.matches('button, a') && key !== ' ')
}

/**
 * Space plays and pauses, the arrow keys step, Home and End seek to the ends. Returns a handler for
 * keys pressed outside the page, in the frame.
 */
export const useKeys = (player: PlayerViewModel) => {
  const send = useSend()
  const press = useCallback((key: PlayerKey) => send(eventFor(key, player)), [player, send])
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event
      if (altKey || ctrlKey || metaKey || event.defaultPrevented || isTaken(target, key)) return
      if (!isPlayerKey(key)) return
      event.preventDefault()
      press(key)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [press])
  return press
}
