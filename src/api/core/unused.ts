import type { Middleware, ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { ClockPort } from '@/app/ports'
import type { ApiServices, Subscriber } from './base-query'
import { api } from './endpoints'

/*
 * RTK Query uses the page's own timers and clock, which logs and replays cannot see. What depends on
 * them is done here instead, on the clock port.
 */

/**
 * How long an unused answer is kept, in milliseconds: a screen that is revisited in that time shows it
 * at once and refetches it in the background.
 */
const KEPT = 300_000

type QueryCacheKey = ReturnType<
  typeof api.internalActions.removeQueryResult
>['payload']['queryCacheKey']

type Thunk = ThunkAction<void, unknown, unknown, UnknownAction>

/** Schedules the next sweep, unless one is scheduled already. */
const sweepIn =
  (ms: number): Thunk =>
  (dispatch, _getState, extra) => {
    const { ports, unused } = extra as ApiServices
    if (unused.isWatched) return
    unused.isWatched = true
    ports.clock.setTimeout(() => dispatch(sweep), ms)
  }

/** Removes the answers that have been unused for long enough, and schedules the next sweep. */
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

/** Starts the time of a query that was read without a subscription, or has lost its last one. */
export const markUnused =
  (key: string): Thunk =>
  (dispatch, _getState, extra) => {
    const { ports, subscribers, unused } = extra as ApiServices
    for (const subscriber of subscribers) if (subscriber.key === key) return
    unused.since.set(key, ports.clock.now())
    dispatch(sweepIn(KEPT))
  }

/** Adds a subscriber to a query. */
export const retain =
  (subscriber: Subscriber): Thunk =>
  (_dispatch, _getState, extra) => {
    const { subscribers, unused } = extra as ApiServices
    unused.since.delete(subscriber.key)
    subscribers.add(subscriber)
  }

/** Removes a subscriber; doing it twice does nothing. */
export const release =
  (subscriber: Subscriber): Thunk =>
  (dispatch, _getState, extra) => {
    const { subscribers } = extra as ApiServices
    if (subscribers.delete(subscriber)) dispatch(markUnused(subscriber.key))
  }

interface Stamped {
  meta?: { fulfilledTimeStamp?: number; timestamp?: number }
}

/** Stamps answers with the time of the clock port. */
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
