import { isAnyOf } from '@reduxjs/toolkit'
import { call, fork, join, put, race, select, take, takeLatest } from 'typed-redux-saga'
import { answeredKey, refetch, selectEntry } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import { connectionLost, connectionRestored } from '@/store/connection/events'
import { selectIsConnectionLost } from '@/store/connection/selectors'
import { loadStarted, navigationLoaded, navigationStayed } from '@/store/navigation/events'
import { selectRoute } from '@/store/navigation/selectors'
import { pageTurned } from '@/store/paging/events'
import { dispatcher, services, wait } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { visibilityChanged } from '@/store/tab/events'
import { pollCaughtUp, pollFellBehind } from './events'
import type { PollSchedule, Poll } from './poll'
import { selectIsPollBehind } from './selectors'

const isOtherReason = isAnyOf(pageTurned, visibilityChanged, connectionLost, connectionRestored)

type ActivePace = NonNullable<PollSchedule>

/** What a pace goes by: what it reads, or what it sends where that changes with each reading. */
const keyOf = ({ query, event }: ActivePace) => event?.type ?? cacheKey(query)

/** When the poll's data are to be read, and when they count as old: milliseconds since the epoch. */
const timesOf = (state: RootState, pace: ActivePace, tries: ReadonlyMap<string, number>) => {
  const readAt = selectEntry(state, pace.query)?.fulfilledTimeStamp ?? 0
  const dueAt = Math.max(readAt, tries.get(keyOf(pace)) ?? 0) + pace.intervalMs
  return { pace, dueAt, oldAt: readAt + 2 * pace.intervalMs }
}

/** Says whether the poll's data are old, where that has changed. */
function* tellAge(isOld: boolean) {
  if (isOld === (yield* select(selectIsPollBehind))) return
  yield* put(isOld ? pollFellBehind() : pollCaughtUp())
}

function* elapse(ms: number) {
  yield* wait(ms)
  return true
}

/** Reads the poll's data again, and says so when the answer takes until they are old. */
function* read({ query, event }: ActivePace, oldIn: number) {
  if (event) {
    yield* put(event)
    return
  }
  const dispatch = yield* dispatcher()
  const reading = yield* fork(refetch, dispatch, query)
  const { late } = yield* race({ read: join(reading), late: call(elapse, oldIn) })
  if (late) yield* tellAge(true)
  yield* join(reading)
}

/** What the poll says is worth it now; nothing while the tab is hidden. */
const pacesOf = (rule: ReturnType<Poll>, state: RootState, now: number): ActivePace[] => {
  if (!state.tab.isVisible) return []
  return [rule.schedule(state, now), rule.also?.(state, now) ?? null].filter(pace => pace !== null)
}

/**
 * Reads the data of the screen again as often as its poll says. Each answer may change the pace, so
 * the pace is asked for again after each; a hidden tab rests, and catches up when it is seen again.
 * So does a console that has no connection.
 */
function* run(rule: ReturnType<Poll>) {
  const { ports } = yield* services()
  const tries = new Map<string, number>()
  for (;;) {
    const state = yield* select((root: RootState) => root)
    const keys = rule.queries(state).map(cacheKey)
    const shouldRecheck = (action: unknown) =>
      isOtherReason(action) ||
      rule.isRescheduledBy?.(action) ||
      keys.includes(answeredKey(action) ?? '')
    const now = ports.clock.now()
    const times = pacesOf(rule, state, now).map(pace => timesOf(state, pace, tries))
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
    tries.set(keyOf(first.pace), tried)
    yield* read(first.pace, first.oldAt - tried)
  }
}

/** Polls for the route that is shown; leaving it ends its poll. */
export function* watchPolling() {
  yield* takeLatest([navigationLoaded, navigationStayed, loadStarted], function* (event) {
    const { screens } = yield* services()
    const route = yield* select(selectRoute)
    const rule = route && screens.get(route.id)?.poll?.(route.params)
    if (rule && !loadStarted.match(event)) yield* run(rule)
  })
}
