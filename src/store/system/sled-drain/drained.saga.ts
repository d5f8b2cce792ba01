import { call, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { answeredKey, selectData, type QueryHandle } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import { linked, rich } from '@/lib/rich-text'
import { contentDescribed } from '@/store/confirm/checks.saga'
import { selectLocation } from '@/store/navigation/selectors'
import { optional } from '@/store/queries/define'
import { read, releaseAll } from '@/store/queries/subscribe'
import { services, wait } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { systemPaths } from '../paths'
import { allSledInstancesQuery, sledViewQuery } from '../sleds/queries'
import { drainChoices, selectAssumptions, selectDrain, selectDrainQueries } from './drain'
import { drainAwaited, drainVerdictRequested } from './events'
import type { DrainChoices } from './facts'

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

/** The choices on the tab of the sled, if it is shown; otherwise those that it starts with. */
const selectChoices = (state: RootState, sledId: string): DrainChoices => {
  const location = selectLocation(state)
  const isShown = location?.path === systemPaths.sledDrain({ sledId })
  return drainChoices(sledId, isShown ? location.search : '')
}

/** Reads what the check needs, and returns its verdict; undefined if it cannot tell. */
function* readVerdict(choices: DrainChoices) {
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
    const choices = yield* select(selectChoices, sledId)
    const { verdict } = yield* race({ verdict: call(readVerdict, choices), late: wait(PATIENCE) })
    const link = linked('Drain check', systemPaths.sledDrain({ sledId }))
    const assumptions = yield* select(selectAssumptions, choices)
    const note =
      verdict === undefined
        ? rich`It is not known whether its instances fit on other sleds. ${link}`
        : rich`${[verdict, '.', assumptions && ` ${assumptions}`].join('')} ${link}`
    yield* put(contentDescribed({ source, note }))
  })
}
