import { useState } from 'react'
import { formatNumber } from '@/lib/number'
import { Button } from '@/ui/Button/Button'

/**
 * The rows of a list by time without those that arrived since it was opened, which a press of a
 * button adds. `timeOf` returns undefined for rows that need not wait. Another `key` is another list.
 */
export const useHeldBack = <Row,>(
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

/** Offers the rows of a list by time that have arrived since it was opened. */
export function NewRows({ count, show }: Pick<ReturnType<typeof useHeldBack>, 'count' | 'show'>) {
  return (
    <div role="status">
      {count > 0 && (
        <Button size="sm" onPress={show}>
          {`${formatNumber(count)} new`}
        </Button>
      )}
    </div>
  )
}
