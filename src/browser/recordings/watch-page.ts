import type { Seen } from '@/recorder/log'
import { placeOf } from '../place'
import { elementOf } from './element-name'

const percent = (share: number) => Math.round(100 * share)

/** How many pixels of the screen one of CSS has, in per cent. */
export const pixelRatio = () => percent(window.devicePixelRatio || 1)

const size = (): Seen => {
  const scale = percent(window.visualViewport?.scale ?? 1)
  return {
    type: 'size',
    width: window.innerWidth,
    height: window.innerHeight,
    ratio: pixelRatio(),
    ...(scale !== 100 && { scale }),
  }
}

/** The height of what is above the console and in no replay: the banner of the preview. */
const heightAbove = () => document.querySelector<HTMLElement>('[data-banner]')?.offsetHeight ?? 0

const scrollOf = (target: EventTarget | null): Seen | null => {
  const element = target instanceof Document ? target.scrollingElement : target
  if (!(element instanceof Element)) return null
  const isPage = element === document.scrollingElement
  const place = placeOf(isPage ? document.body : element)
  if (place === null) return null
  const { scrollLeft, scrollTop } = element
  return { type: 'scroll', place, x: Math.round(scrollLeft), y: Math.round(scrollTop) }
}

/** Tells what the person sees of this page and points at, for as long as it is open. */
export const watchPage = (see: (what: Seen) => void) => {
  const seeSize = () => see(size())
  window.addEventListener('resize', seeSize)
  window.visualViewport?.addEventListener('resize', seeSize)
  const passively = { capture: true, passive: true }
  document.addEventListener(
    'scroll',
    ({ target }) => {
      const what = scrollOf(target)
      if (what) see(what)
    },
    passively,
  )
  document.addEventListener(
    'focusin',
    ({ target }) => see({ type: 'focus', ...elementOf(target) }),
    passively,
  )
  document.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      // A window that is left keeps its focus.
      if (relatedTarget === null && document.hasFocus()) see({ type: 'focus' })
    },
    passively,
  )
  document.addEventListener(
    'pointerdown',
    ({ target, clientX, clientY, isPrimary }) => {
      if (!isPrimary) return
      const [x, y] = [Math.round(clientX), Math.max(0, Math.round(clientY - heightAbove()))]
      see({ type: 'press', x, y, ...elementOf(target) })
    },
    passively,
  )
}
