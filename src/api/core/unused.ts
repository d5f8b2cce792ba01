import type { Middleware, ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { ClockPort } from '@/ports/ports'
import type { ApiServices, Subscriber } from './base-query'
import { api } from './endpoints'

/*
 * RTK Query uses the page's own timers and clock, which logs and replays cannot see. This module
 * does what depends on them through the clock port instead.
 */

/**
 * How long an unused result is kept, in milliseconds: a screen revisited within that time shows it
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

const drop = (key: string) =>
  api.internalActions.removeQueryResult({ queryCacheKey: key as QueryCacheKey })

/** Removes all unused results. Those of pending calls stay, because workflows wait for them. */
export const dropUnused: Thunk = (dispatch, getState, extra) => {
  const { unused } = extra as ApiServices
  const { queries } = (getState() as { api: ReturnType<typeof api.reducer> }).api
  for (const key of unused.since.keys()) {
    if (queries[key]?.status === 'pending') continue
    unused.since.delete(key)
    dispatch(drop(key))
  }
}

/** Removes the results that have been unused for `KEPT`, and schedules the next sweep. */
const sweep: Thunk = (dispatch, _getState, extra) => {
  const { ports, unused } = extra as ApiServices
  const now = ports.clock.now()
  unused.isWatched = false
  for (const [key, since] of unused.since) {
    if (now - since < KEPT) continue
    unused.since.delete(key)
    dispatch(drop(key))
  }
  const [oldest] = [...unused.since.values()].toSorted((one, other) => one - other)
  if (oldest !== undefined) dispatch(sweepIn(oldest + KEPT - now))
}

/** Marks a query as unused from now on, unless it has a subscriber. */
export const markUnused =
  (key: string): Thunk =>
  (dispatch, _getState, extra) => {
    const { ports, subscribers, unused } = extra as ApiServices
    for (const subscriber of subscribers) if (subscriber.key === key) return
    unused.since.set(key, ports.clock.now())
    dispatch(sweepIn(KEPT))
  }

export const retain =
  (subscriber: Subscriber): Thunk =>
  (_dispatch, _getState, extra) => {
    const { subscribers, unused } = extra as ApiServices
    unused.since.delete(subscriber.key)
    subscribers.add(subscriber)
  }

/** Removes a subscriber. Does nothing the second time. */
export const release =
  (subscriber: Subscriber): Thunk =>
  (dispatch, _getState, extra) => {
    const { subscribers } = extra as ApiServices
    if (subscribers.delete(subscriber)) dispatch(markUnused(subscriber.key))
  }

interface Stamped {
  meta?: { fulfilledTimeStamp?: number; timestamp?: number }
}

/** Sets the timestamps of results to the time of the clock port. */
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
