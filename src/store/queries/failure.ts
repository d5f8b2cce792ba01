import { selectEntry } from '@/api/core/api'
import type { ApiError } from '@/api/core/api-error'
import { cacheKey } from '@/api/core/cache-key'
import type { Query } from '@/api/operations/table'
import type { RootState } from '@/store/setup/state'

/** Why a query was never answered; undefined if it was, or is still pending. */
const failureOf = (state: RootState, query: Query): ApiError | undefined => {
  const { data, error } = selectEntry(state, query) ?? {}
  return data === undefined ? error : undefined
}

/** The same in a sentence, without general advice. */
export const selectFailure = (state: RootState, query: Query): string | undefined => {
  const error = failureOf(state, query)
  return error?.cause ?? error?.message
}

/** The queries whose answers are not known because they failed, not because the rack has none. */
export const failedOf = <Q extends Query>(state: RootState, queries: readonly Q[]): readonly Q[] =>
  // The console is leaving for the login after a 401.
  queries.filter(query => {
    const error = failureOf(state, query)
    return error !== undefined && error.statusCode !== 401 && !error.isAbsent
  })

/** Whether all queries have been answered. */
export const selectAreAnswered = (state: RootState, queries: readonly Query[]): boolean =>
  queries.every(query => selectEntry(state, query)?.data !== undefined)

export const selectIsAnyPending = (state: RootState, queries: readonly Query[]): boolean =>
  queries.some(query => selectEntry(state, query)?.status === 'pending')

export const areSameQueries = (some: readonly Query[], others: readonly Query[]): boolean =>
  some.map(cacheKey).join('\n') === others.map(cacheKey).join('\n')
