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
 * Keeps the focus in the table when the row that has it goes, as after deleting what it showed: the
 * row that takes its place gets it, in the same column. Also when a dialog had it last and is just
 * about to give it back.
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
      // What a row opened tells of its focus here, too, though it stands elsewhere.
      if (body.current?.contains(target)) last.current = spotOf(target)
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // Onto nothing: the user has left the table.
      if (!relatedTarget && target === last.current?.element) last.current = null
    },
  }
}
