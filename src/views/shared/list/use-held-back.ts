import { useState } from 'react'

/**
 * The rows of a list by time without those that arrived since it was opened, which a press of a
 * button adds. `timeOf` returns undefined for rows that need not wait. Another `key` is another list.
 */
export const useHeldBack = <Row>(
  rows: readonly Row[],
  timeOf: (row: Row) => string | undefined,
  key: string,
) => {
  const newest = rows.reduce((last, row) => {
    const time = timeOf(row) ?? ''
    return time > last ? time : last
  }, '')
  const [shown, setShown] = useState<{ key: string; until: string }>()
  if (shown?.key !== key) setShown({ key, until: newest })
  const isNew = (row: Row) => shown?.key === key && (timeOf(row) ?? '') > shown.until
  const isHeld = rows.some(isNew)
  return {
    rows: isHeld ? rows.filter(row => !isNew(row)) : rows,
    count: isHeld ? rows.filter(isNew).length : 0,
    show: () => setShown({ key, until: newest }),
  }
}
