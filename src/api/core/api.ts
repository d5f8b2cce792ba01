import {
  isFulfilled,
  isRejectedWithValue,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { operationOf, type Command, type Query, type ResultOf } from '@/api/operations/table'
import type { Ports } from '@/app/ports'
import { callApi, type ApiServices, type Outcome } from './base-query'
import { cacheKey } from './cache-key'
import { api, endpointOf } from './endpoints'
import type { ApiError } from './api-error'
import { abandoned, mayBeDone, unsendable } from './failures'
import { retain, release, markUnused } from './unused'
import type { ApiAccess } from './wire'

/** How old an answer may be, in seconds, to serve a new subscriber without a refetch. */
const FRESH_SECONDS = 2

/** The part of the state that the cache lives in. */
export interface ApiState {
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>
}

export type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>

/** What the cache holds of exactly one query. */
export interface Entry<Result> {
  readonly status: 'uninitialized' | 'pending' | 'fulfilled' | 'rejected'
  /** The last answer; kept while another is fetched, and after a fetch that failed. */
  readonly data?: Result
  readonly error?: ApiError
  /** Milliseconds since the epoch. */
  readonly fulfilledTimeStamp?: number
}

/** What a query answers: undefined where it was refused with an expected status. */
export type AnswerOf<Q extends Query> =
  ResultOf<Q['endpoint']> | ([Q] extends [{ expect: readonly number[] }] ? undefined : never)

/** A subscription: the entry is kept, and fetched again when invalidated, until it is released. */
export interface QueryHandle<Answer = unknown> {
  readonly key: string
  /** Never rejects. For a fresh entry, the answer in the cache. */
  readonly result: Promise<Outcome<Answer>>
  release(): void
}

/** The cache entry of exactly that query: the same object until something changes. */
export const selectEntry = <Q extends Query>(
  state: ApiState,
  query: Q,
): Entry<AnswerOf<Q>> | undefined =>
  state.api.queries[cacheKey(query)] as Entry<AnswerOf<Q>> | undefined

export const selectData = <Q extends Query>(state: ApiState, query: Q): AnswerOf<Q> | undefined =>
  selectEntry(state, query)?.data

/** The query without what its owner has added to it. */
const bare = ({ endpoint, args, expect }: Query): Query =>
  ({ endpoint, args, ...(expect && { expect }) }) as Query

const initiate = (
  dispatch: ApiDispatch,
  query: Query,
  options: { subscribe: boolean; forceRefetch: boolean },
) => dispatch(endpointOf(query.endpoint).initiate(bare(query), options))

/** Whether there is an answer at least that old, in seconds on the clock port. */
const isOlder = (dispatch: ApiDispatch, query: Query, seconds: number): boolean =>
  dispatch((_dispatch, getState, extra) => {
    const { ports } = extra as ApiServices
    const readAt = selectEntry(getState(), query)?.fulfilledTimeStamp
    return readAt !== undefined && ports.clock.now() - readAt >= seconds * 1000
  })

type Initiated = ReturnType<typeof initiate>

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error

/**
 * An entry that was removed while it was being fetched has neither answer nor error. An error that is
 * not an `ApiError` was thrown before the call, because of wrong arguments.
 */
const outcomeOf = async <Answer>(initiated: Initiated): Promise<Outcome<Answer>> => {
  const { data, error, isSuccess } = await initiated
  if (isSuccess) return { data: data as Answer }
  if (isApiError(error)) return { error }
  return { error: error ? unsendable : abandoned }
}

/** The services that calls to the API need. */
export const createApiServices = (ports: Ports, access: ApiAccess): ApiServices => ({
  ports,
  api: access,
  subscribers: new Set(),
  unused: { since: new Map(), isWatched: false },
  changedAt: 0,
  isUnanswered: false,
})

interface StartOptions {
  /** Fetches unless there is an answer younger than this. */
  freshSeconds?: number
  /** The subscriber refetches it itself: `refetchSubscribed` leaves it out. */
  isSeenTo?: boolean
}

/**
 * Subscribes to a query. A fetch that is already under way is shared.
 */
export const startQuery = <Q extends Query>(
  dispatch: ApiDispatch,
  query: Q,
  { freshSeconds = FRESH_SECONDS, isSeenTo = false }: StartOptions = {},
): QueryHandle<AnswerOf<Q>> => {
  const forceRefetch = isOlder(dispatch, query, freshSeconds)
  const initiated = initiate(dispatch, query, { subscribe: true, forceRefetch })
  const key = cacheKey(query)
  const subscriber = { key, query: bare(query), isSeenTo }
  dispatch(retain(subscriber))
  return {
    key,
    result: outcomeOf(initiated),
    release() {
      initiated.unsubscribe()
      dispatch(release(subscriber))
    },
  }
}

/** Fetches ahead without subscribing, unless there is a fresh answer. */
export const prefetch = (dispatch: ApiDispatch, query: Query): void => {
  initiate(dispatch, query, {
    subscribe: false,
    forceRefetch: isOlder(dispatch, query, FRESH_SECONDS),
  })
  dispatch(markUnused(cacheKey(query)))
}

/** Fetches again, however fresh the cached answer is. */
export const refetch = <Q extends Query>(
  dispatch: ApiDispatch,
  query: Q,
): Promise<Outcome<AnswerOf<Q>>> => {
  const initiated = initiate(dispatch, query, { subscribe: false, forceRefetch: true })
  dispatch(markUnused(cacheKey(query)))
  return outcomeOf(initiated)
}

/**
 * Refetches everything with a subscriber, except some queries. Settles when all of it has been answered
 * or has failed.
 */
export const refetchSubscribed = async (
  dispatch: ApiDispatch,
  { except = [] }: { except?: readonly Query[] } = {},
): Promise<void> => {
  const subscribers = dispatch((_dispatch, _getState, extra) => [
    ...(extra as ApiServices).subscribers,
  ])
  const queries = new Map(
    subscribers.flatMap(({ key, query, isSeenTo }) => (isSeenTo ? [] : [[key, query] as const])),
  )
  for (const query of except) queries.delete(cacheKey(query))
  await Promise.all([...queries.values()].map(query => refetch(dispatch, query)))
}

/** Puts a known answer into the cache, as if it had been fetched now. */
export const upsert = <Q extends Query>(
  dispatch: ApiDispatch,
  query: Q,
  value: ResultOf<Q['endpoint']>,
): void => {
  endpointOf(query.endpoint)
  dispatch(api.util.upsertQueryEntries([{ endpointName: query.endpoint, arg: bare(query), value }]))
  dispatch(markUnused(cacheKey(query)))
}

/**
 * Runs a command and invalidates what it changed. Commands do not use RTK Query's mutations: those keep
 * their arguments, passwords included, in actions, and invalidate nothing while any of them is under
 * way, so one slow upload would keep every list stale. When the outcome is unknown, everything with a
 * subscriber is refetched. `signal` abandons the command.
 */
export const runCommand = <C extends Command>(
  dispatch: ApiDispatch,
  command: C,
  signal?: AbortSignal,
): Promise<Outcome<ResultOf<C['endpoint']>>> =>
  dispatch(async (ownDispatch, _getState, extra) => {
    const services = extra as ApiServices
    const outcome = await callApi(command, {
      extra: services,
      dispatch: ownDispatch,
      ...(signal && { signal }),
    })
    if ('error' in outcome) {
      if (mayBeDone(outcome.error)) void refetchSubscribed(ownDispatch)
      return outcome
    }
    services.changedAt = services.ports.clock.now()
    const tags = operationOf(command.endpoint).invalidates?.(outcome.data, command.args) ?? []
    if (tags.length > 0) ownDispatch(api.util.invalidateTags([...tags]))
    return { data: outcome.data as ResultOf<C['endpoint']> }
  })

interface QueryMeta {
  arg: { queryCacheKey?: string }
}

/** The key of the query whose answer an action carries; null for all other actions. */
export const answeredKey = (action: unknown): string | null =>
  isFulfilled(action) ? ((action.meta as QueryMeta).arg.queryCacheKey ?? null) : null

/** The key and the error of the query whose failure an action carries; null for all other actions. */
export const failureOf = (action: unknown): { key: string; error: ApiError } | null => {
  if (!isRejectedWithValue(action)) return null
  const { queryCacheKey: key } = (action.meta as QueryMeta).arg
  return key === undefined ? null : { key, error: action.payload as ApiError }
}
