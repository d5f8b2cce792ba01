import {
  isFulfilled,
  isRejectedWithValue,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import {
  firstOperations,
  operationOf,
  type Command,
  type Query,
  type QueryId,
  type ResultOf,
} from '@/api/operations/table'
import type { Ports } from '@/ports/ports'
import { callApi, type ApiServices, type Outcome } from './base-query'
import { cacheKey } from './cache-key'
import { serverClock } from './clock'
import { api, endpointOf } from './endpoints'
import { type ApiError, abandoned, mayBeDone, unsendable } from './api-error'
import { rememberedRack } from './release'
import { retain, release, markUnused } from './unused'
import type { ApiAccess } from './wire'

/** A new subscriber gets a cached result younger than this, in seconds, without a refetch. */
const FRESH_SECONDS = 2

/** The part of the state that the cache lives in. */
export interface ApiState {
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>
}

export type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>

/** The cache entry of a query. */
export interface Entry<Result> {
  readonly status: 'uninitialized' | 'pending' | 'fulfilled' | 'rejected'
  /** The last result; kept during a refetch, and after one that failed. */
  readonly data?: Result
  readonly error?: ApiError
  /** Milliseconds since the epoch. */
  readonly fulfilledTimeStamp?: number
}

/** The result of a query; undefined if the API responded with an expected error status. */
export type AnswerOf<Q extends Query> =
  ResultOf<Q['endpoint']> | ([Q] extends [{ expect: readonly number[] }] ? undefined : never)

/** A subscription: until it is released, the entry is kept, and refetched when invalidated. */
export interface QueryHandle<Answer = unknown> {
  readonly key: string
  /** Never rejects. Resolves with the cached result if it is fresh. */
  readonly result: Promise<Outcome<Answer>>
  release(): void
  /** Drops the pending request. */
  abort(): void
}

/** The cache entry of a query: the same object until something changes. */
export const selectEntry = <Q extends Query>(
  state: ApiState,
  query: Q,
): Entry<AnswerOf<Q>> | undefined =>
  state.api.queries[cacheKey(query)] as Entry<AnswerOf<Q>> | undefined

export const selectData = <Q extends Query>(state: ApiState, query: Q): AnswerOf<Q> | undefined =>
  selectEntry(state, query)?.data

/** The name of the object with this id, if an answer that was read last has it. */
export const selectNameOf = (state: ApiState, id: string): string | undefined => {
  const answers = Object.values(state.api.queries).map(entry => entry?.data)
  for (const answer of answers) {
    const { items } = (answer ?? {}) as { items?: unknown }
    for (const each of Array.isArray(items) ? items : [answer]) {
      const object = (each ?? {}) as { id?: unknown; name?: unknown }
      if (object.id === id && typeof object.name === 'string') return object.name
    }
  }
  return undefined
}

/** The query without any properties that its caller added. */
const bare = ({ endpoint, args, expect, isTyped }: Query): Query =>
  ({ endpoint, args, ...(expect && { expect }), ...(isTyped && { isTyped }) }) as Query

/** The endpoint of an operation. Throws if the store does not know the operation yet. */
const endpointIn = (dispatch: ApiDispatch, id: QueryId) =>
  dispatch((_dispatch, _getState, extra) =>
    endpointOf(id, operationOf((extra as ApiServices).operations, id)),
  )

const initiate = (
  dispatch: ApiDispatch,
  query: Query,
  options: { subscribe: boolean; forceRefetch: boolean },
) => dispatch(endpointIn(dispatch, query.endpoint).initiate(bare(query), options))

/** Whether there is a cached result that is at least this many seconds old on the clock port. */
export const isOlder = (
  dispatch: ApiDispatch,
  query: Query,
  seconds: number = FRESH_SECONDS,
): boolean =>
  dispatch((_dispatch, getState, extra) => {
    const { ports } = extra as ApiServices
    const readAt = selectEntry(getState(), query)?.fulfilledTimeStamp
    return readAt !== undefined && ports.clock.now() - readAt >= seconds * 1000
  })

type Initiated = ReturnType<typeof initiate>

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error

/**
 * An entry that was removed while it was being fetched has neither a result nor an error. An error
 * that is not an `ApiError` was thrown before the call, because of invalid arguments.
 */
const outcomeOf = async <Answer>(initiated: Initiated): Promise<Outcome<Answer>> => {
  const { data, error, isSuccess } = await initiated
  if (isSuccess) return { data: data as Answer }
  if (isApiError(error)) return { error }
  return { error: error ? unsendable : abandoned }
}

/** The services that calls to the API need. */
export const createApiServices = (ports: Ports, access: ApiAccess): ApiServices => ({
  ports: { ...ports, clock: serverClock(ports.clock) },
  api: access,
  operations: { ...firstOperations },
  subscribers: new Set(),
  unused: { since: new Map(), isWatched: false },
  changedAt: 0,
  isUnanswered: false,
  rack: rememberedRack(ports),
  confirmedAt: 0,
})

interface StartOptions {
  /** Refetches a cached result that is at least this old. */
  freshSeconds?: number
  /** The subscriber refetches the query itself, so `refetchSubscribed` skips it. */
  isSeenTo?: boolean
}

/** Subscribes to a query. Shares a pending fetch. */
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
    abort: () => initiated.abort(),
  }
}

/** Fetches a query without subscribing, unless there is a fresh result. */
export const prefetch = (dispatch: ApiDispatch, query: Query): void => {
  initiate(dispatch, query, {
    subscribe: false,
    forceRefetch: isOlder(dispatch, query, FRESH_SECONDS),
  })
  dispatch(markUnused(cacheKey(query)))
}

/** Fetches a query again, however fresh the cached result is. */
export const refetch = <Q extends Query>(
  dispatch: ApiDispatch,
  query: Q,
): Promise<Outcome<AnswerOf<Q>>> => {
  const initiated = initiate(dispatch, query, { subscribe: false, forceRefetch: true })
  dispatch(markUnused(cacheKey(query)))
  return outcomeOf(initiated)
}

/**
 * Refetches all queries with a subscriber, except the given ones. Resolves when each has succeeded
 * or failed.
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

/** Writes a result into the cache, as if it had just been fetched. */
export const upsert = <Q extends Query>(
  dispatch: ApiDispatch,
  query: Q,
  value: ResultOf<Q['endpoint']>,
): void => {
  endpointIn(dispatch, query.endpoint)
  dispatch(api.util.upsertQueryEntries([{ endpointName: query.endpoint, arg: bare(query), value }]))
  dispatch(markUnused(cacheKey(query)))
}

/**
 * Replaces objects, found by their ids, in the answers to lists. The answers keep their age, and the
 * objects that have not changed stay the same.
 */
export const replaceItems = (
  dispatch: ApiDispatch,
  lists: readonly Query[],
  objects: readonly unknown[],
): void => {
  const byId = new Map(objects.map(object => [(object as { id: string }).id, object]))
  dispatch((_dispatch, getState) => {
    for (const query of lists) {
      const { items = [] } = (selectData(getState(), query) ?? {}) as { items?: { id: string }[] }
      const next = items.map(item => copyWithStructuralSharing(item, byId.get(item.id) ?? item))
      if (next.every((item, at) => item === items[at])) continue
      dispatch(
        api.util.updateQueryData(query.endpoint, bare(query), answer => ({
          ...(answer as object),
          items: next,
        })),
      )
    }
  })
}

/**
 * Runs a command and invalidates what it changed. Does not use RTK Query's mutations: they put
 * their arguments, passwords included, into actions, and invalidate nothing while any mutation is
 * pending, so one slow upload would keep every list stale. If the outcome is unknown, refetches all
 * queries with a subscriber. `signal` abandons the command.
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
    const tags =
      operationOf(services.operations, command.endpoint).invalidates?.(
        outcome.data,
        command.args,
      ) ?? []
    if (tags.length > 0) ownDispatch(api.util.invalidateTags([...tags]))
    return { data: outcome.data as ResultOf<C['endpoint']> }
  })

/** Downloads the answer to a query into a file (`WritableFile`). Resolves when it is written. */
export const downloadTo = (
  dispatch: ApiDispatch,
  query: Query,
  file: string,
  signal: AbortSignal,
): Promise<Outcome<unknown>> =>
  dispatch((ownDispatch, _getState, extra) =>
    callApi(query, { extra: extra as ApiServices, dispatch: ownDispatch, signal, file }),
  )

interface QueryMeta {
  arg: { queryCacheKey?: string }
}

/** The key of the query whose result an action carries; null for all other actions. */
export const answeredKey = (action: unknown): string | null =>
  isFulfilled(action) ? ((action.meta as QueryMeta).arg.queryCacheKey ?? null) : null

/** The key and error of the query whose failure an action carries; null for all other actions. */
export const failureOf = (action: unknown): { key: string; error: ApiError } | null => {
  if (!isRejectedWithValue(action)) return null
  const { queryCacheKey: key } = (action.meta as QueryMeta).arg
  return key === undefined ? null : { key, error: action.payload as ApiError }
}
