import { isPlayerKey, type PlayerKey } from '@/store/replay/player/keys'

/** A storage that forgets with the document. */
const emptyStorage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const kept = new Map<string, string>()
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  }
}

/** What a pointer or a key does to a page, but for scrolling it. */
const DEEDS: readonly string[] = [
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'click',
  'auxclick',
  'dblclick',
  'dragstart',
  'drop',
  'paste',
  'cut',
  'beforeinput',
  'submit',
]

const swallow = (event: Event) => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Cuts the window of a replay off from the page around it, beyond what its policy forbids: nothing
 * is stored, nothing in it can be operated, and it does not take the focus. One can still go into it
 * to scroll and to read it; the keys of the player mean there what they mean on the page, so these are
 * passed on to `press`, and no others.
 */
export const sandbox = (
  window: Window & typeof globalThis,
  press: (key: PlayerKey) => void = () => undefined,
) => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: emptyStorage() })
  for (const type of DEEDS) window.addEventListener(type, swallow, true)
  window.addEventListener(
    'keydown',
    event => {
      const { key, altKey, ctrlKey, metaKey } = event
      const isPlain = !altKey && !ctrlKey && !metaKey
      if (isPlain && isPlayerKey(key)) press(key)
      if (key === 'Enter' || key === ' ' || (isPlain && isPlayerKey(key))) swallow(event)
    },
    true,
  )
  // A dialog that opens in the replay would take it from whoever watches.
  window.HTMLElement.prototype.focus = () => undefined
  window.SVGElement.prototype.focus = () => undefined
}
