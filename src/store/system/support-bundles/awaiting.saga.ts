import { call, takeEvery } from 'typed-redux-saga'
import { refetch } from '@/api/core/api'
import { dispatcher, services, wait } from '@/store/setup/effects'
import { bundleAwaited } from './events'
import { bundleViewQuery } from './queries'

/** Milliseconds. */
const LOOK_EVERY = 30_000

function* notifyOf(bundleId: string) {
  const { ports } = yield* services()
  const dispatch = yield* dispatcher()
  for (;;) {
    yield* wait(LOOK_EVERY)
    const outcome = yield* call(() => refetch(dispatch, bundleViewQuery({ bundleId })))
    if ('error' in outcome) {
      const { statusCode = 0 } = outcome.error
      // Deleted, or the session has ended. Anything else may pass.
      if (statusCode >= 400 && statusCode < 500) return
      continue
    }
    const { state, userComment } = outcome.data
    if (state === 'collecting') continue
    if (state === 'active') ports.tab.notify('Support bundle ready', userComment ?? '')
    if (state === 'failed') ports.tab.notify('Support bundle failed', userComment ?? '')
    return
  }
}

/** Tells outside the page when a bundle is collected, also while another tab is in front. */
export function* watchAwaitedBundles() {
  const { ports } = yield* services()
  const awaited = new Set<string>()
  yield* takeEvery(bundleAwaited, function* ({ payload: { bundleId } }) {
    ports.tab.askToNotify()
    if (awaited.has(bundleId)) return
    awaited.add(bundleId)
    yield* notifyOf(bundleId)
    awaited.delete(bundleId)
  })
}
