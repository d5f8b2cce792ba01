import { useEffect, useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { cacheKey } from '@/api/core/cache-key'
import type { Query } from '@/api/operations/table'
import { queriesReleased, queriesWanted } from '@/store/queries/events'
import type { StoreEvent } from './event'
import type { RootState } from './state'

export const useAppSelector = useSelector.withTypes<RootState>()

/** Sends an event into the store. What views send is what gets recorded. */
export const useSend: () => (event: StoreEvent) => unknown = useDispatch

/** Keeps these queries read and fresh while the component stands: dialogs and per-row extras. */
export const useQueries = (queries: readonly Query[]) => {
  const owner = useId()
  const send = useSend()
  const wanted = queries.map(cacheKey).join('\n')
  useEffect(() => {
    if (wanted === '') return
    send(queriesWanted({ owner, queries }))
    return () => void send(queriesReleased({ owner }))
    // The keys stand for the queries, whose array is new on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [owner, send, wanted])
}
