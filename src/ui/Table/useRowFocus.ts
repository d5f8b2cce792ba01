import { useLayoutEffect, useRef, type FocusEvent } from 'react'

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
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      // Ignores focus events that React passes on from dialogs opened by a row.
      if (body.current?.contains(target)) last.current = spotOf(target)
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // No related target means that the user left the table.
      if (!relatedTarget && target === last.current?.element) last.current = null
    },
  }
}
