import { isAnyOf } from '@reduxjs/toolkit'
import { call, fork, join, put, race, select, take, takeLatest } from 'typed-redux-saga'
import { answeredKey, refetch, replaceItems, selectEntry, type ApiDispatch } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import type { Query } from '@/api/operations/table'
import {
  connectionLost,
  connectionRestored,
  selectIsConnectionLost,
} from '@/store/connection/connection'
import { restRequested, viewChanged, wholeWanted } from '@/store/lists/slice'
import { loadStarted, navigationLoaded, navigationStayed } from '@/store/navigation/events'
import { selectRoute } from '@/store/navigation/selectors'
import { pageTurned } from '@/store/paging/slice'
import { dispatcher, services, wait } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { visibilityChanged } from '@/store/tab/slice'
import { pollCaughtUp, pollFellBehind, selectIsPollBehind } from './slice'
import type { PollSchedule, Poll } from './poll'

const isOtherReason = isAnyOf(
  pageTurned,
  viewChanged,
  restRequested,
  wholeWanted,
  visibilityChanged,
  connectionLost,
  connectionRestored,
)

type ActiveSchedule = NonNullable<PollSchedule>

/**
 * Identifies a schedule by its event, because its query changes with each reading, or else by its
 * query, and by whether that is read itself.
 */
const keyOf = ({ query, event, objects }: ActiveSchedule) =>
  event?.type ?? `${objects ? 'objects of ' : ''}${cacheKey(query)}`

/** When the data of a schedule were read, in milliseconds since the epoch; 0 for never. */
const readAtOf = (state: RootState, { query, objects }: ActiveSchedule) => {
  const at = (each: Query) => selectEntry(state, each)?.fulfilledTimeStamp ?? 0
  return Math.max(at(query), objects ? Math.min(...objects.map(at)) : 0)
}

/** When the poll's data are due, and when they count as old, in milliseconds since the epoch. */
const timesOf = (
  state: RootState,
  schedule: ActiveSchedule,
  tries: ReadonlyMap<string, number>,
) => {
  const readAt = readAtOf(state, schedule)
  const dueAt = Math.max(readAt, tries.get(keyOf(schedule)) ?? 0) + schedule.intervalMs
  return { schedule, dueAt, oldAt: readAt + 2 * schedule.intervalMs }
}

/** Reports when the poll's data become old, and when they are fresh again. */
function* tellAge(isOld: boolean) {
  if (isOld === (yield* select(selectIsPollBehind))) return
  yield* put(isOld ? pollFellBehind() : pollCaughtUp())
}

function* elapse(ms: number) {
  yield* wait(ms)
  return true
}

/** Reads objects, and replaces them in the answers of the poll. Lists are read if one is gone. */
const readObjects = async (
  dispatch: ApiDispatch,
  query: Query,
  objects: readonly Query[],
  lists: readonly Query[],
) => {
  const outcomes = await Promise.all(objects.map(each => refetch(dispatch, each)))
  const found = outcomes.flatMap(outcome => ('data' in outcome ? [outcome.data] : []))
  replaceItems(dispatch, lists, found)
  const isGone = outcomes.some(
    outcome => 'error' in outcome && outcome.error.errorCode === 'ObjectNotFound',
  )
  if (isGone) await refetch(dispatch, query)
}

/** Refetches the poll's data, and reports it if they become old before the answer comes. */
function* read({ query, event, objects }: ActiveSchedule, lists: readonly Query[], oldIn: number) {
  if (event) {
    yield* put(event)
    return
  }
  const dispatch = yield* dispatcher()
  const reading = yield* objects
    ? fork(readObjects, dispatch, query, objects, lists)
    : fork(refetch, dispatch, query)
  const { late } = yield* race({ read: join(reading), late: call(elapse, oldIn) })
  if (late) yield* tellAge(true)
  yield* join(reading)
}

/** The poll's schedules now; none while the tab is hidden. */
const schedulesOf = (rule: ReturnType<Poll>, state: RootState, now: number): ActiveSchedule[] => {
  if (!state.tab.isVisible) return []
  return [rule.schedule(state, now), rule.also?.(state, now) ?? null].filter(
    schedule => schedule !== null,
  )
}

/**
 * Refetches the screen's data on the schedule of its poll, which is computed again after each
 * answer. Polling pauses while the tab is hidden or the connection is lost, and catches up
 * afterwards.
 */
function* run(rule: ReturnType<Poll>) {
  const { ports } = yield* services()
  const tries = new Map<string, number>()
  for (;;) {
    const state = yield* select((root: RootState) => root)
    const queries = rule.queries(state)
    const keys = queries.map(cacheKey)
    const shouldRecheck = (action: unknown) =>
      isOtherReason(action) ||
      rule.isRescheduledBy?.(action) ||
      keys.includes(answeredKey(action) ?? '')
    const now = ports.clock.now()
    const times = schedulesOf(rule, state, now).map(schedule => timesOf(state, schedule, tries))
    const [first] = times.toSorted((one, other) => one.dueAt - other.dueAt)
    if (!first) {
      if (state.tab.isVisible) yield* tellAge(false)
      yield* take(shouldRecheck)
      continue
    }
    const oldAt = Math.min(...times.map(each => each.oldAt))
    const isOld = now >= oldAt
    yield* tellAge(isOld)
    const { isDue } = yield* race({
      ...(!selectIsConnectionLost(state) && { isDue: call(elapse, first.dueAt - now) }),
      ...(!isOld && { late: call(elapse, oldAt - now) }),
      recheck: take(shouldRecheck),
    })
    if (!isDue) continue
    const tried = ports.clock.now()
    tries.set(keyOf(first.schedule), tried)
    yield* read(first.schedule, queries, first.oldAt - tried)
  }
}

/** Polls for the current route until it is left. */
export function* watchPolling() {
  yield* takeLatest([navigationLoaded, navigationStayed, loadStarted], function* (event) {
    const { screens } = yield* services()
    const route = yield* select(selectRoute)
    const rule = route && screens.get(route.id)?.poll?.(route.params)
    if (rule && !loadStarted.match(event)) yield* run(rule)
  })
}
