import { isAnyOf } from '@reduxjs/toolkit'
import { call, race, select, take, takeLatest } from 'typed-redux-saga'
import { isFulfilled, refetch, selectEntry } from '@/api/core/api'
import { loadStarted, navigationLoaded } from '@/store/navigation/events'
import { visibilityChanged } from '@/store/tab/events'
import { pageTurned } from '@/store/paging/events'
import { polls } from './poll'
import { resolveRoute } from '@/store/routing/match'
import type { RootState } from '@/store/setup/reducer'
import { dispatcher, surroundings } from '@/store/setup/effects'
import { wait } from '@/store/setup/time'

const isNews = isAnyOf(isFulfilled, pageTurned, visibilityChanged)

/**
 * Reads the data of the screen again as often as the route's poll says. Each answer may change the
 * pace, so the pace is asked for again after each; a hidden page rests, and catches up when it is
 * seen again.
 */
function* poll(path: string) {
  const { ports, routes } = yield* surroundings()
  const dispatch = yield* dispatcher()
  const { match } = resolveRoute(routes, path)
  const rule = match?.route.poll && polls[match.route.poll]?.(match.params)
  if (!rule) return
  let lastTry = 0
  for (;;) {
    const state = yield* select((root: RootState) => root)
    const now = ports.clock.now()
    const pace = state.page.isVisible ? rule(state, now) : null
    if (!pace) {
      yield* take(isNews)
      continue
    }
    const lastRead = selectEntry(state, pace.query)?.fulfilledTimeStamp ?? 0
    const { news } = yield* race({
      due: call(wait, Math.max(lastRead, lastTry) + pace.every - now),
      news: take(isNews),
    })
    if (news) continue
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
