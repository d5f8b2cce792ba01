import { useEffect, useRef } from 'react'
import type { Query } from '@/api/operations/table'
import { PAGE_SIZES } from '@/lib/limits'
import { pluralize } from '@/lib/text'
import { pageRequested, pageSizeChosen } from '@/store/paging/slice'
import {
  selectHasNextPage,
  selectIsPageTurning,
  selectPageItems,
  selectPageNumber,
  selectPageSize,
} from '@/store/paging/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Pagination } from '@/ui/Pagination/Pagination'
import { PageFooter } from '@/views/shell/frame/PageFooter'
import { usePane } from '@/views/shell/scroll-memory'
import { useRoute } from '@/views/shell/route-context'
import styles from './List.module.css'

/** The pagination of a list, in the footer. Turning the page scrolls to the top. */
export function ListPagination({ list, noun }: { list: Query; noun: string }) {
  const send = useSend()
  const pane = usePane()
  const number = useAppSelector(state => selectPageNumber(state, list))
  const hasNext = useAppSelector(state => selectHasNextPage(state, list))
  const size = useAppSelector(state => selectPageSize(state, list))
  const count = useAppSelector(state => selectPageItems(state, list).length)
  const isTurning = useAppSelector(state => selectIsPageTurning(state, list))
  const isPart =
    useAppSelector(({ lists }) => lists.printed === undefined) && (hasNext || number > 0)
  const { historyIndex } = useRoute()
  const shown = useRef({ number, historyIndex })

  useEffect(() => {
    const before = shown.current
    shown.current = { number, historyIndex }
    // Back and forward restore the scroll position: see `useScrollMemory`.
    if (before.number !== number && before.historyIndex === historyIndex)
      pane.current?.scrollTo({ top: 0 })
  }, [number, historyIndex, pane])

  return (
    <PageFooter>
      {isPart && (
        <p className={styles.onPaper}>
          Page {number + 1} only. To print all rows, use Print in the Export menu.
        </p>
      )}
      <Pagination
        pageSize={size}
        sizes={PAGE_SIZES}
        onSize={chosen => send(pageSizeChosen({ list, size: chosen }))}
        hasPrevious={number > 0}
        hasNext={hasNext}
        isLoading={isTurning}
        total={hasNext || number > 0 ? null : pluralize(noun, count)}
        onPrevious={() => send(pageRequested({ list, direction: 'previous' }))}
        onNext={() => send(pageRequested({ list, direction: 'next' }))}
      />
    </PageFooter>
  )
}
