import { useEffect, useId, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { cacheKey } from '@/api/core/cache-key'
import type { Query } from '@/api/operations/table'
import { queriesReleased, queriesWanted } from '@/store/queries/slice'
import type { StoreEvent } from './event'
import type { RootState } from './state'

export const useAppSelector = useSelector.withTypes<RootState>()

/** Dispatches an event to the store. Events sent by views are recorded. */
export const useSend: () => (event: StoreEvent) => unknown = useDispatch

/**
 * Subscribes to queries while the component is mounted: for dialogs and extra data of rows. Of a list
 * that changes, only queries that were not in it before are read again.
 */
export const useQueries = (queries: readonly Query[]) => {
  const owner = useId()
  const send = useSend()
  const wanted = queries.map(cacheKey).join('\n')
  const hasWanted = useRef(false)
  useEffect(() => {
    if (wanted === '' && !hasWanted.current) return
    hasWanted.current = true
    send(queriesWanted({ owner, queries }))
    // The array of queries is new on every render, so the effect depends on its keys.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [owner, send, wanted])
  useEffect(
    () => () => {
      if (hasWanted.current) send(queriesReleased({ owner }))
    },
    [owner, send],
  )
}
