import type { Middleware, ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { ClockPort } from '@/app/ports'
import type { ApiServices, Subscriber } from './base-query'
import { api } from './endpoints'

/*
 * RTK Query has timers and a clock of its own, which neither a log nor a replay knows of. What
 * depends on them is done here, on the clock port.
 */

/**
 * Milliseconds for which an answer is kept after nobody needs it any more: a screen that is come
 * back to meanwhile shows it at once, and reads it again behind it.
 */
const KEPT = 300_000

type QueryCacheKey = ReturnType<
  typeof api.internalActions.removeQueryResult
>['payload']['queryCacheKey']

type Thunk = ThunkAction<void, unknown, unknown, UnknownAction>

/** Comes back when the first of them has been unused for long enough; once at a time. */
const sweepIn =
  (ms: number): Thunk =>
  (dispatch, _getState, extra) => {
    const { ports, unused } = extra as ApiServices
    if (unused.isWatched) return
    unused.isWatched = true
    ports.clock.setTimeout(() => dispatch(sweep), ms)
  }

/** Forgets what has been unused for long enough. */
const sweep: Thunk = (dispatch, _getState, extra) => {
  const { ports, unused } = extra as ApiServices
  const now = ports.clock.now()
  unused.isWatched = false
  for (const [key, since] of unused.since) {
    if (now - since < KEPT) continue
    unused.since.delete(key)
    dispatch(api.internalActions.removeQueryResult({ queryCacheKey: key as QueryCacheKey }))
  }
  const [oldest] = [...unused.since.values()].toSorted((one, other) => one - other)
  if (oldest !== undefined) dispatch(sweepIn(oldest + KEPT - now))
}

/** The query was read without a subscription, or has lost one. */
export const markUnused =
  (key: string): Thunk =>
  (dispatch, _getState, extra) => {
    const { ports, subscribers, unused } = extra as ApiServices
    for (const subscriber of subscribers) if (subscriber.key === key) return
    unused.since.set(key, ports.clock.now())
    dispatch(sweepIn(KEPT))
  }

/** Somebody subscribes to a query. */
export const retain =
  (subscriber: Subscriber): Thunk =>
  (_dispatch, _getState, extra) => {
    const { subscribers, unused } = extra as ApiServices
    unused.since.delete(subscriber.key)
    subscribers.add(subscriber)
  }

/** Somebody who is subscribed goes away. */
export const release =
  (subscriber: Subscriber): Thunk =>
  (dispatch, _getState, extra) => {
    const { subscribers } = extra as ApiServices
    if (subscribers.delete(subscriber)) dispatch(markUnused(subscriber.key))
  }

interface Stamped {
  meta?: { fulfilledTimeStamp?: number; timestamp?: number }
}

/** Has the moments at which answers came told by the clock port. */
export const clockStamps =
  (clock: ClockPort): Middleware =>
  () =>
  pass =>
  action => {
    const { meta } = action as Stamped
    if (meta?.fulfilledTimeStamp === undefined && meta?.timestamp === undefined) return pass(action)
    const now = clock.now()
    return pass({
      ...(action as object),
      meta: { ...meta, fulfilledTimeStamp: now, timestamp: now },
    })
  }
