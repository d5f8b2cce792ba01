import { isPlayerKey, type PlayerKey } from '@/ports/replay-frame'

/** Replaces the `Date` of a window; returns a function that sets its time, in milliseconds. */
export const replaceDate = (window: { Date: DateConstructor }) => {
  let now = 0
  window.Date = new Proxy(window.Date, {
    construct: (date, given: unknown[], made) =>
      Reflect.construct(date, given.length > 0 ? given : [now], made) as object,
    get: (date, key) => (key === 'now' ? () => now : (Reflect.get(date, key) as unknown)),
  })
  return (time: number) => {
    now = time
  }
}

/** A storage that lasts as long as the document. */
const emptyStorage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const kept = new Map<string, string>()
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  }
}

/** Everything a pointer or key does to a page, except scrolling. */
const USER_EVENTS: readonly string[] = [
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
 * Isolates the window of a replay beyond what its policy forbids: nothing is stored, nothing can be
 * operated, and it never takes the focus by itself. Users can still enter it to scroll and read. The
 * keys of the player work there as they do on the page: they, and no others, are passed to `onKey`.
 */
export const sandbox = (
  window: Window & typeof globalThis,
  onKey: (key: PlayerKey) => void = () => undefined,
) => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: emptyStorage() })
  for (const type of USER_EVENTS) window.addEventListener(type, swallow, true)
  window.addEventListener(
    'keydown',
    event => {
      const { key, altKey, ctrlKey, metaKey } = event
      const isPlain = !altKey && !ctrlKey && !metaKey
      if (isPlain && isPlayerKey(key)) onKey(key)
      if (key === 'Enter' || key === ' ' || (isPlain && isPlayerKey(key))) swallow(event)
    },
    true,
  )
  // A dialog that opens in the replay would take the focus from the page.
  window.HTMLElement.prototype.focus = () => undefined
  window.SVGElement.prototype.focus = () => undefined
}
