import { select, take, takeEvery } from 'typed-redux-saga'
import { answeredKey, selectData } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { allSledInstancesQuery, sledViewQuery } from '../sleds/queries'
import { drainAwaited } from './events'

function* untilEmpty(sledId: string) {
  const query = allSledInstancesQuery({ sledId })
  const key = cacheKey(query)
  for (;;) {
    yield* take((action: unknown) => answeredKey(action) === key)
    const page = yield* select((state: RootState) => selectData(state, query))
    if (page?.items.length === 0) return
  }
}

/** Tells outside the page when nothing is left on a sled, as far as its instances are read meanwhile. */
export function* watchDrained() {
  const { ports } = yield* services()
  const awaited = new Set<string>()
  yield* takeEvery(drainAwaited, function* ({ payload: { sledId } }) {
    ports.tab.askToNotify()
    if (awaited.has(sledId)) return
    awaited.add(sledId)
    yield* untilEmpty(sledId)
    awaited.delete(sledId)
    const sled = yield* select((state: RootState) => selectData(state, sledViewQuery({ sledId })))
    ports.tab.notify('Sled empty', `Nothing runs on ${sled?.baseboard.serial ?? sledId}`)
  })
}
