import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  useVirtualizer,
} from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { usePrinting } from '@/ui/print'
import { pixelsOf } from '@/ui/rem'

export interface VirtualRowsProps {
  keys: readonly string[]
  /** The body of the table, whose nearest scrolling ancestor decides which rows are in view. */
  body: RefObject<HTMLTableSectionElement | null>
  /** Called with the keys of the rows in view when they do not scroll. */
  onShown: ((keys: readonly string[]) => unknown) | undefined
  /** Renders a row, whose element must have the attributes. */
  children: (index: number, attributes: RowAttributes) => ReactNode
}

export interface RowAttributes {
  ref: (element: Element | null) => void
  'data-index': number
  'aria-rowindex': number
}

/** In rem: a guess, until a row is measured. */
const ROW = 3
/** Rows above and below the ones in view. */
const MORE = 8
/** In milliseconds without a scroll event: longer than the tasks of a slow machine. */
const RESTS_AFTER = 300

/**
 * The element that scrolls up and down. The frame around the table scrolls sideways only, but has
 * the same computed style.
 */
const scrollParent = (body: Element | null): HTMLElement | null => {
  const frame = body?.closest('table')?.parentElement
  for (let parent = frame?.parentElement; parent; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  return null
}

/** The index of the row that has the focus, which must not disappear. */
const focusedIndex = (body: Element | null): number | undefined => {
  const row = document.activeElement?.closest<HTMLElement>('tr[data-index]')
  return row && body?.contains(row) ? Number(row.dataset.index) : undefined
}

const ignore = () => undefined

function Spacer({ height }: { height: number }) {
  return <tr aria-hidden style={{ height }} />
}

/** The rows of a long table that are in view, and some around them; on paper, all of them. */
export function VirtualRows({ keys, body, onShown, children }: VirtualRowsProps) {
  const count = keys.length
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [margin, setMargin] = useState(0)
  // Asking for it makes the browser compute styles, so not for each row.
  const [guess] = useState(() => pixelsOf(ROW))
  // What the first row measures, as most rows do: each that differs has the rows drawn again.
  const measured = useRef<number>(null)

  // A new function makes the virtualizer measure all rows again.
  const keyAt = useCallback((index: number) => keys[index]!, [keys])

  // Not in a layout effect: those of rows that appear with their table run before it has its ref.
  useEffect(() => {
    const parent = scrollParent(body.current)
    setScroller(parent)
    if (!parent || !body.current) return
    const { top } = body.current.getBoundingClientRect()
    setMargin(top - parent.getBoundingClientRect().top + parent.scrollTop)
  }, [body])

  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => measured.current ?? guess,
    // A new row is taken to be as high as the first one, until the browser reports its size: asking
    // for it would make the browser lay out the table once more.
    measureElement: (element, entry, instance) => {
      const { itemSizeCache, options } = instance
      if (!entry && measured.current !== null) {
        const key = options.getItemKey(instance.indexFromElement(element))
        return itemSizeCache.get(key) ?? measured.current
      }
      const size = measureElement(element, entry, instance)
      measured.current ??= size
      return size
    },
    getItemKey: keyAt,
    overscan: MORE,
    isScrollingResetDelay: RESTS_AFTER,
    // Rows are rendered in a task of their own, before the browser lays them out in another.
    useFlushSync: false,
    scrollMargin: margin,
    // An element that is not laid out shows as many rows as the window would.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, rect =>
        report({ ...rect, height: rect.height || window.innerHeight }),
      ),
    rangeExtractor: range => {
      const focused = focusedIndex(body.current)
      const indexes = defaultRangeExtractor(range)
      if (focused === undefined || focused >= count || indexes.includes(focused)) return indexes
      return [...indexes, focused].toSorted((a, b) => a - b)
    },
  })
  const isPrinting = usePrinting()
  const items = virtual.getVirtualItems()
  const { isScrolling, range } = virtual
  const from = range?.startIndex
  const to = range?.endIndex

  useEffect(() => {
    if (from === undefined || to === undefined || isScrolling) return
    onShown?.(keys.slice(from, to + 1))
  }, [from, to, isScrolling, keys, onShown])

  const total = virtual.getTotalSize()

  if (isPrinting)
    return keys.map((_key, index) =>
      children(index, { ref: ignore, 'data-index': index, 'aria-rowindex': index + 2 }),
    )
  // A row kept for the focus has a gap between it and the others.
  const rows: ReactNode[] = []
  let end = margin
  for (const { index, start, end: next } of items) {
    if (start > end) rows.push(<Spacer key={`space ${index}`} height={start - end} />)
    rows.push(
      children(index, {
        ref: virtual.measureElement,
        'data-index': index,
        'aria-rowindex': index + 2,
      }),
    )
    end = next
  }
  const rest = total + margin - end
  if (rest > 0) rows.push(<Spacer key="rest" height={rest} />)
  return rows
}
