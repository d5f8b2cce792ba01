import { useEffect, useRef } from 'react'
import type { Query } from '@/api/operations/table'
import { PAGE_SIZE } from '@/lib/limits'
import { pageRequested } from '@/store/paging/events'
import { selectHasNextPage, selectIsPageTurning, selectPageNumber } from '@/store/paging/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Pagination } from '@/ui/Pagination/Pagination'
import { PageFooter } from '@/views/shell/frame/PageFooter'
import { usePane } from '@/views/shell/frame/pane-context'

/** The pages of a list, in the footer. New rows are read from the top. */
export function ListPagination({ list }: { list: Query }) {
  const send = useSend()
  const pane = usePane()
  const number = useAppSelector(state => selectPageNumber(state, list))
  const hasNext = useAppSelector(state => selectHasNextPage(state, list))
  const isTurning = useAppSelector(state => selectIsPageTurning(state, list))
  const shown = useRef(number)

  useEffect(() => {
    if (shown.current === number) return
    shown.current = number
    pane.current?.scrollTo({ top: 0 })
  }, [number, pane])

  return (
    <PageFooter>
      <Pagination
        pageSize={PAGE_SIZE}
        hasPrevious={number > 0}
        hasNext={hasNext}
        isLoading={isTurning}
        onPrevious={() => send(pageRequested({ list, direction: 'previous' }))}
        onNext={() => send(pageRequested({ list, direction: 'next' }))}
      />
    </PageFooter>
  )
}
