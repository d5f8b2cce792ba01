import { put, select, take } from 'typed-redux-saga'
import { answeredKey, selectEntry } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import { updateStatusQuery } from '@/store/release/queries'
import { actorStartRequested } from '@/store/setup/actors'
import type { RootState } from '@/store/setup/state'
import { updateSeen } from './events'
import { isProgressing, progressOf, type KnownStatus } from './rules'

const KEY = cacheKey(updateStatusQuery)

function* see() {
  const entry = yield* select((state: RootState) => selectEntry(state, updateStatusQuery))
  if (!entry?.data) return
  const status: KnownStatus = entry.data
  const progress = progressOf(status)
  yield* put(
    updateSeen({
      target: status.targetRelease?.version ?? '',
      updated: progress && isProgressing(progress) ? progress.updated : null,
      at: entry.fulfilledTimeStamp ?? 0,
    }),
  )
}

/** Notes how far the update is each time that its status is read. */
export function* watchUpdateSpeed() {
  yield* put(actorStartRequested({ id: 'updateSpeed', machine: 'updateSpeed', input: undefined }))
  for (;;) {
    yield* see()
    yield* take((action: unknown) => answeredKey(action) === KEY)
  }
}
