import {
  isFulfilled,
  isRejectedWithValue,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import {
  firstOperations,
  operationOf,
  type Command,
  type Query,
  type QueryId,
  type ResultOf,
} from '@/api/operations/table'
import type { Ports } from '@/app/ports'
import { callApi, type ApiServices, type Outcome } from './base-query'
import { cacheKey } from './cache-key'
import { api, endpointOf } from './endpoints'
import type { ApiError } from './errors'
import { abandoned, mayBeDone, unsendable } from './failures'
import { holding, letGo, unheld } from './unused'
import type { ApiAccess } from './wire'

/** Seconds for which an answer counts as fresh when somebody begins to need it. */
const FRESH_SECONDS = 2

/** The part of the state that the cache lives in. */
export interface ApiState {
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>
}

export type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>

/** What the cache holds of exactly one query. */
export interface Entry<Result> {
  readonly status: 'uninitialized' | 'pending' | 'fulfilled' | 'rejected'
  /** The last answer; stays while another is waited for, and after one that failed. */
  readonly data?: Result
  readonly error?: ApiError
  /** Milliseconds since the epoch. */
  readonly fulfilledTimeStamp?: number
}

/** What a query answers: nothing, where it was refused with an expected status. */
export type AnswerOf<Q extends Query> =
  ResultOf<Q['endpoint']> | ([Q] extends [{ expect: readonly number[] }] ? undefined : never)

/** A subscription: the entry is kept, and fetched again when invalidated, until it is released. */
export interface QueryHandle<Answer = unknown> {
  readonly key: string
  /** Never rejects. Of a fresh entry, the answer that is there. */
  readonly result: Promise<Outcome<Answer>>
  release(): void
}

/** The entry of that query, as it lies in the state: the same object until something changes. */
export const selectEntry = <Q extends Query>(
  state: ApiState,
  query: Q,
): Entry<AnswerOf<Q>> | undefined =>
  state.api.queries[cacheKey(query)] as Entry<AnswerOf<Q>> | undefined

export const selectData = <Q extends Query>(state: ApiState, query: Q): AnswerOf<Q> | undefined =>
  selectEntry(state, query)?.data

/** A query without whatever else its owner keeps in it. */
const bare = ({ endpoint, args, expect }: Query): Query =>
  ({ endpoint, args, ...(expect && { expect }) }) as Query

/** The endpoint of an operation that this store knows. */
const endpointIn = (dispatch: ApiDispatch, id: QueryId) =>
  dispatch((_dispatch, _getState, extra) =>
    endpointOf(id, operationOf((extra as ApiServices).operations, id)),
  )

const initiate = (
  dispatch: ApiDispatch,
  query: Query,
  options: { subscribe: boolean; forceRefetch: boolean },
) => dispatch(endpointIn(dispatch, query.endpoint).initiate(bare(query), options))

/** Whether there is an answer that is so many seconds old, by the clock port. */
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
 * Of an entry that was removed while it was waited for, there is neither answer nor error. An error
 * that is none of the API's was thrown before the call, by wrong arguments.
 */
const outcomeOf = async <Answer>(initiated: Initiated): Promise<Outcome<Answer>> => {
  const { data, error, isSuccess } = await initiated
  if (isSuccess) return { data: data as Answer }
  if (isApiError(error)) return { error }
  return { error: error ? unsendable : abandoned }
}

/** The part of a store's services that calls to the API need. */
export const createApiServices = (ports: Ports, access: ApiAccess): ApiServices => ({
  ports,
  api: access,
  operations: { ...firstOperations },
  subscriptions: new Set(),
  holders: new Map(),
  unused: { since: new Map(), isWatched: false },
  changedAt: 0,
  isUnanswered: false,
})

/** The queries that somebody in this store is subscribed to, once for each subscription. */
const subscriptionsOf = (dispatch: ApiDispatch): Set<Query> =>
  dispatch((_dispatch, _getState, extra) => (extra as ApiServices).subscriptions)

interface StartOptions {
  /** Fetched unless there is an answer younger than so many seconds. */
  freshSeconds?: number
  /** The subscriber itself sees to it that it is fetched again: `refetchSubscribed` does not. */
  isSeenTo?: boolean
}

/**
 * Subscribes to a query. One that another subscriber is waiting for already is waited for together.
 */
export const startQuery = <Q extends Query>(
  dispatch: ApiDispatch,
  query: Q,
  { freshSeconds = FRESH_SECONDS, isSeenTo = false }: StartOptions = {},
): QueryHandle<AnswerOf<Q>> => {
  const forceRefetch = isOlder(dispatch, query, freshSeconds)
  const initiated = initiate(dispatch, query, { subscribe: true, forceRefetch })
  const key = cacheKey(query)
  const subscriptions = subscriptionsOf(dispatch)
  const subscription = bare(query)
  let isHeld = true
  if (!isSeenTo) subscriptions.add(subscription)
  dispatch(holding(key))
  return {
    key,
    result: outcomeOf(initiated),
    release() {
      subscriptions.delete(subscription)
      if (!isHeld) return
      isHeld = false
      initiated.unsubscribe()
      dispatch(letGo(key))
    },
  }
}

/** Fetches ahead, unless there is a fresh answer. Nobody is subscribed to it. */
export const prefetch = (dispatch: ApiDispatch, query: Query): void => {
  initiate(dispatch, query, {
    subscribe: false,
    forceRefetch: isOlder(dispatch, query, FRESH_SECONDS),
  })
  dispatch(unheld(cacheKey(query)))
}

/** Fetches again, whatever the age of the answer that is there. */
export const refetch = <Q extends Query>(
  dispatch: ApiDispatch,
  query: Q,
): Promise<Outcome<AnswerOf<Q>>> => {
  const initiated = initiate(dispatch, query, { subscribe: false, forceRefetch: true })
  dispatch(unheld(cacheKey(query)))
  return outcomeOf(initiated)
}

/**
 * Fetches again everything that somebody is subscribed to, with some exceptions. Settles when all
 * of it is there or has failed.
 */
export const refetchSubscribed = async (
  dispatch: ApiDispatch,
  { except = [] }: { except?: readonly Query[] } = {},
): Promise<void> => {
  const queries = new Map([...subscriptionsOf(dispatch)].map(query => [cacheKey(query), query]))
  for (const query of except) queries.delete(cacheKey(query))
  await Promise.all([...queries.values()].map(query => refetch(dispatch, query)))
}

/** Puts an answer that is known already into the cache, as if it had been fetched now. */
export const upsert = <Q extends Query>(
  dispatch: ApiDispatch,
  query: Q,
  value: ResultOf<Q['endpoint']>,
): void => {
  endpointIn(dispatch, query.endpoint)
  dispatch(api.util.upsertQueryEntries([{ endpointName: query.endpoint, arg: bare(query), value }]))
  dispatch(unheld(cacheKey(query)))
}

/**
 * Carries a command out and invalidates what it changed. Commands pass RTK Query's own mutations
 * by: those keep the arguments, passwords among them, in actions, and as long as one is under way
 * no invalidation happens at all, so one slow upload would keep every list stale. Where it is not
 * known what became of the command, everything that somebody is subscribed to is read again. `signal`
 * abandons it.
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

interface QueryMeta {
  arg: { queryCacheKey?: string }
}

/** Of an action that tells a query's answer: the key of the query. Null for all other actions. */
export const answeredKey = (action: unknown): string | null =>
  isFulfilled(action) ? ((action.meta as QueryMeta).arg.queryCacheKey ?? null) : null

/** Of an action that tells a query's failure: its key, and why. Null for all other actions. */
export const failureOf = (action: unknown): { key: string; error: ApiError } | null => {
  if (!isRejectedWithValue(action)) return null
  const { queryCacheKey: key } = (action.meta as QueryMeta).arg
  return key === undefined ? null : { key, error: action.payload as ApiError }
}
