import { all, call, select } from 'typed-redux-saga'
import { refetch, selectEntry, startQuery, type QueryHandle } from '@/api/core/api'
import type { ApiError } from '@/api/core/api-error'
import type { Query } from '@/api/operations/table'
import type { RouteQuery } from '@/store/routing/route-query'
import { dispatcher } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'

/**
 * Subscribes to queries without waiting for their answers, which count as fresh for two seconds
 * unless `freshSeconds` says otherwise. The handles are put into `handles`, for whoever releases
 * them. Returns those of these queries.
 */
export function* subscribe(
  queries: readonly RouteQuery[],
  handles: QueryHandle[],
  freshSeconds?: number,
) {
  const dispatch = yield* dispatcher()
  const options = freshSeconds === undefined ? {} : { freshSeconds }
  const started = queries.map(query => startQuery(dispatch, query, options))
  handles.push(...started)
  return started
}

/** A query that was not answered as it should be. */
export interface FailedQuery {
  query: Query
  error: ApiError
}

/** Subscribes to queries and waits for their answers. Returns what went wrong and matters. */
export function* read(
  queries: readonly RouteQuery[],
  handles: QueryHandle[],
  freshSeconds?: number,
) {
  const started = yield* subscribe(queries, handles, freshSeconds)
  const outcomes = yield* all(started.map(handle => call(() => handle.result)))
  return outcomes.flatMap((outcome, index): FailedQuery[] => {
    const query = queries[index]
    return query && !query.isOptional && 'error' in outcome ? [{ query, error: outcome.error }] : []
  })
}

export const releaseAll = (handles: readonly QueryHandle[]) => {
  for (const handle of handles) handle.release()
}

/**
 * Reads anew what is about to be written as a whole. An answer that is on its way already may be
 * older than the last write: that one is let pass.
 */
export function* readAnew<Q extends Query>(query: Q) {
  const dispatch = yield* dispatcher()
  const entry = yield* select((state: RootState) => selectEntry(state, query))
  if (entry?.status === 'pending') yield* call(() => refetch(dispatch, query))
  return yield* call(() => refetch(dispatch, query))
}
