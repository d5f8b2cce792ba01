import { useEffect } from 'react'
import { lazyCode } from '@/ui/lazy/lazyCode'
import { useLazyCode } from '@/ui/lazy/useLazyCode'
import { MiniRows, type MiniTableProps } from './MiniRows'

/** Tables of at most this many rows need no tools. */
const FEW = 10

const longTable = lazyCode(async () => (await import('./LongMiniTable')).LongMiniTable)

/**
 * The objects added to a form so far. Each can be removed again. More than ten can be filtered,
 * sorted, selected and exported, and scroll.
 */
export function MiniTable<Row>(props: MiniTableProps<Row>) {
  const isLong = props.rows.length > FEW
  // Without the code, the rows are shown without tools.
  const { code: LongMiniTable, load } = useLazyCode(longTable)
  useEffect(() => (isLong ? load() : undefined), [isLong, load])
  return isLong && LongMiniTable ? (
    <LongMiniTable {...(props as MiniTableProps<unknown>)} />
  ) : (
    <MiniRows table={props} shown={props.rows} />
  )
}
