import { all, call, select } from 'typed-redux-saga'
import { refetch, selectEntry, startQuery, type QueryHandle } from '@/api/core/api'
import type { ApiError } from '@/api/core/api-error'
import type { Query } from '@/api/operations/table'
import type { RouteQuery } from './define'
import { dispatcher } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'

/**
 * Subscribes to queries without waiting for their answers, which count as fresh for two seconds unless
 * `freshSeconds` says otherwise. Returns the handles, and adds them to `handles` for the caller to
 * release.
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

/** A query that failed. */
export interface FailedQuery {
  query: Query
  error: ApiError
}

/** Subscribes to queries and waits for their answers. Returns the failures of those not optional. */
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

/** As many changes may come in between. */
const MOST_TRIES = 10

/**
 * Refetches a document that is about to be replaced as a whole. A fetch already under way may have
 * started before the last write, so its answer is not used. One that another change has made out of
 * date before it could be used is read again.
 */
export function* readAnew<Q extends Query>(query: Q) {
  const dispatch = yield* dispatcher()
  const entry = yield* select((state: RootState) => selectEntry(state, query))
  if (entry?.status === 'pending') yield* call(() => refetch(dispatch, query))
  for (let tries = MOST_TRIES; ; tries -= 1) {
    const found = yield* call(() => refetch(dispatch, query))
    if (!('error' in found) || found.error.kind !== 'abandoned' || tries === 1) return found
  }
}
