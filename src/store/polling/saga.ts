import { isAnyOf } from '@reduxjs/toolkit'
import { call, race, select, take, takeLatest } from 'typed-redux-saga'
import { answeredKey, refetch, selectEntry } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import { loadStarted, navigationLoaded } from '@/store/navigation/events'
import { pageTurned } from '@/store/paging/events'
import { resolveRoute } from '@/store/routing/match'
import { dispatcher, services, wait } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/reducer'
import { visibilityChanged } from '@/store/tab/events'

const isOtherReason = isAnyOf(pageTurned, visibilityChanged)

/**
 * Reads the data of the screen again as often as the route's poll says. Each answer may change the
 * pace, so the pace is asked for again after each; a hidden tab rests, and catches up when it is
 * seen again.
 */
function* poll(path: string) {
  const { ports, routes, screens } = yield* services()
  const dispatch = yield* dispatcher()
  const { match } = resolveRoute(routes, path)
  const rule = match && screens.get(match.route.id)?.poll?.(match.params)
  if (!rule) return
  let lastTry = 0
  for (;;) {
    const state = yield* select((root: RootState) => root)
    const keys = rule.queries(state).map(cacheKey)
    const shouldRecheck = (action: unknown) =>
      isOtherReason(action) || keys.includes(answeredKey(action) ?? '')
    const now = ports.clock.now()
    const pace = state.tab.isVisible ? rule.pace(state, now) : null
    if (!pace) {
      yield* take(shouldRecheck)
      continue
    }
    const lastRead = selectEntry(state, pace.query)?.fulfilledTimeStamp ?? 0
    const { recheck } = yield* race({
      due: call(wait, Math.max(lastRead, lastTry) + pace.every - now),
      recheck: take(shouldRecheck),
    })
    if (recheck) continue
    lastTry = ports.clock.now()
    yield* call(refetch, dispatch, pace.query)
  }
}

/** Polls for the route that is shown; leaving it ends its poll. */
export function* watchPolling() {
  yield* takeLatest([navigationLoaded, loadStarted], function* (event) {
    if (navigationLoaded.match(event)) yield* poll(event.payload.place.path)
  })
}
