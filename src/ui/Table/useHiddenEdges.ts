import {
  useEffect,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useState,
  useRef,
  type FocusEvent as ReactFocusEvent,
} from 'react'
import { pixelsOf } from '@/ui/rem'
import type { Column } from './column'

/** Runs at once, then at most once per `ms`, with a final run after the last call. */
export const throttle = (run: () => void, ms: number): { call: () => void; cancel: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const tick = () => {
    timer = undefined
    if (isDue) call()
  }
  const call = () => {
    if (timer !== undefined) {
      isDue = true
      return
    }
    isDue = false
    run()
    timer = setTimeout(tick, ms)
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
    isDue = false
  }
  return { call, cancel }
}

const CHECK_EVERY_MS = 125

/** In pixels: positions are fractional on scaled screens. */
const TOLERANCE = 1

const FOCUSABLE = 'a, button, input, [tabindex]'

/** A cell of the first column, after those of checkboxes. */
const LEAD = 'table[data-selects] tr > :nth-child(2), table:not([data-selects]) tr > :first-child'

/**
 * Marks the parent of a scroll frame with `data-hidden-start` and `data-hidden-end` while content
 * is hidden on that side, and gives it the frame's height as `--height` and the width of the first
 * column as `--lead-width`. Sets them directly, so that scrolling does not render rows. Calls
 * `also`, which must be stable, whenever it looks. Brings a cell that gets the focus into view.
 */
export const useHiddenEdges = (ref: RefObject<HTMLElement | null>, also: () => void): void =>
  useEffect(() => {
    const shell = ref.current
    const frame = shell?.firstElementChild
    if (!shell || !(frame instanceof HTMLElement)) return
    const { call: check, cancel } = throttle(() => {
      also()
      // All is read before anything is written, which would have the browser do the layout again.
      const { scrollLeft, offsetHeight } = frame
      const most = frame.scrollWidth - frame.clientWidth
      const leadWidth = frame.querySelector<HTMLElement>(LEAD)?.offsetWidth
      shell.toggleAttribute('data-hidden-start', scrollLeft > TOLERANCE)
      shell.toggleAttribute('data-hidden-end', most - scrollLeft > TOLERANCE)
      shell.style.setProperty('--height', `${offsetHeight}px`)
      if (leadWidth !== undefined) shell.style.setProperty('--lead-width', `${leadWidth}px`)
      // To be scrolled by keyboard, unless something in it can have the focus.
      if (most > TOLERANCE && !frame.querySelector(FOCUSABLE)) frame.tabIndex = 0
      else frame.removeAttribute('tabindex')
    }, CHECK_EVERY_MS)
    // Browsers leave an element where it is if a part of it is in the frame, even if covered.
    const reveal = ({ target }: FocusEvent) => {
      const canScroll = frame.scrollWidth - frame.clientWidth > TOLERANCE
      if (canScroll && target instanceof Element && target.matches(':focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    frame.addEventListener('scroll', check, { passive: true })
    frame.addEventListener('focusin', reveal)
    const observer = new ResizeObserver(check)
    observer.observe(frame)
    if (frame.firstElementChild) observer.observe(frame.firstElementChild)
    return () => {
      cancel()
      observer.disconnect()
      frame.removeEventListener('scroll', check)
      frame.removeEventListener('focusin', reveal)
    }
  }, [ref, also])

/** In rem. A table that does not fit a wider frame scrolls sideways. */
const WIDEST = 48

const isPhone = (): boolean => window.matchMedia?.('(width < 40em)').matches ?? false

interface Fit {
  /** The columns it is about. */
  ids: string
  /** The width in pixels below which they do not fit, as far as is known. */
  needed: number
  /** The same for dates with their time of day. */
  roomy: number
  isNarrow: boolean
  isTight: boolean
}

/** The same object if nothing has changed. */
const measure = (fit: Fit, { clientWidth, scrollWidth }: Element): Fit => {
  const overflows = !fit.isNarrow && scrollWidth > clientWidth + 1
  const roomy = overflows && !fit.isTight ? scrollWidth : fit.roomy
  const needed = overflows && fit.isTight ? Math.min(scrollWidth, pixelsOf(WIDEST)) : fit.needed
  const isTight = clientWidth < roomy
  const isNarrow = isPhone() || clientWidth < needed
  const isSame = fit.isNarrow === isNarrow && fit.isTight === isTight
  return isSame && fit.needed === needed && fit.roomy === roomy
    ? fit
    : { ...fit, needed, roomy, isNarrow, isTight }
}

/**
 * Whether a table is too wide for its frame: then dates leave out the time of day (`isTight`), and if
 * that is not enough in a frame of a tablet or a panel, and on phones, rows have two lines
 * (`isNarrow`). Call `check` when the size of either may have changed.
 */
export const useNarrow = <Row>(
  ref: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
): { isNarrow: boolean; isTight: boolean; check: () => void } => {
  const ids = columns.map(({ id }) => id).join()
  const fresh = (): Fit => ({ ids, needed: 0, roomy: 0, isNarrow: isPhone(), isTight: false })
  const [fit, setFit] = useState(fresh)
  if (fit.ids !== ids) setFit(fresh())

  const check = useCallback(() => {
    const frame = ref.current?.firstElementChild
    if (frame) setFit(before => measure(before, frame))
  }, [ref])
  useLayoutEffect(check, [check, ids, fit.isNarrow, fit.isTight])

  return { isNarrow: fit.isNarrow, isTight: fit.isTight, check }
}

interface Spot {
  element: HTMLElement
  row: number
  column: number
}

const spotOf = (element: HTMLElement): Spot | null => {
  const cell = element.closest('td')
  const row = cell?.parentElement
  return cell && row instanceof HTMLTableRowElement
    ? { element, row: row.sectionRowIndex, column: cell.cellIndex }
    : null
}

/**
 * Keeps the focus in the table when the focused row is removed, as after deleting its object: the
 * row that takes its place gets the focus, in the same column. Also works if the focus is in a
 * dialog that is about to return it.
 */
export const useRowFocus = (rows: readonly unknown[]) => {
  const body = useRef<HTMLTableSectionElement>(null)
  const last = useRef<Spot>(null)

  useLayoutEffect(() => {
    const spot = last.current
    if (!spot || spot.element.isConnected || document.activeElement !== document.body) return
    last.current = null
    const { rows: shown } = body.current ?? { rows: null }
    const row = shown?.[Math.min(spot.row, shown.length - 1)]
    row?.cells[spot.column]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [rows])

  return {
    ref: body,
    onFocus: ({ target }: ReactFocusEvent<HTMLElement>) => {
      // Ignores focus events that React passes on from dialogs opened by a row.
      if (body.current?.contains(target)) last.current = spotOf(target)
    },
    onBlur: ({ target, relatedTarget }: ReactFocusEvent) => {
      // No related target means that the user left the table.
      if (!relatedTarget && target === last.current?.element) last.current = null
    },
  }
}
