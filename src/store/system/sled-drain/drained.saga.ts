import { call, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { answeredKey, selectData, type QueryHandle } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import { linked, rich } from '@/lib/rich-text'
import { contentDescribed } from '@/store/confirm/checks.saga'
import { optional } from '@/store/queries/define'
import { read, releaseAll } from '@/store/queries/subscribe'
import { services, wait } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { systemPaths } from '../paths'
import { allSledInstancesQuery, sledViewQuery } from '../sleds/queries'
import { drainChoices, selectDrain, selectDrainQueries } from './drain'
import { drainAwaited, drainVerdictRequested } from './events'

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

/** An answer that a question uses may be this old. */
const FRESH_SECONDS = 60

/** Milliseconds that a question waits. */
const PATIENCE = 5_000

/** Reads what the check needs, and returns its verdict; undefined if it cannot tell. */
function* readVerdict(sledId: string) {
  const choices = drainChoices(sledId, '')
  const handles: QueryHandle[] = []
  const asked = new Set<string>()
  try {
    for (;;) {
      const state = yield* select((root: RootState) => root)
      const next = selectDrainQueries(state, choices).filter(query => !asked.has(cacheKey(query)))
      if (next.length === 0) return selectDrain(state, choices).answer?.verdict
      for (const query of next) asked.add(cacheKey(query))
      yield* read(next.map(optional), handles, FRESH_SECONDS)
    }
  } finally {
    releaseAll(handles)
  }
}

/** Says in the question whether to make a sled not provisionable what its check finds. */
export function* watchDrainQuestions() {
  yield* takeLatest(drainVerdictRequested, function* ({ payload: { sledId, source } }) {
    const { verdict = 'It is not known whether its instances fit on other sleds' } = yield* race({
      verdict: call(readVerdict, sledId),
      late: wait(PATIENCE),
    })
    const link = linked('Drain check', systemPaths.sledDrain({ sledId }))
    yield* put(contentDescribed({ source, note: rich`${verdict}. ${link}` }))
  })
}
