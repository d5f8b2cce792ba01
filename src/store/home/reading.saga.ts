import { call, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import { startQuery, type QueryHandle } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import type { Query } from '@/api/operations/table'
import { addressChanged } from '@/store/navigation/events'
import { selectLocation } from '@/store/navigation/selectors'
import { whileShown } from '@/store/navigation/while-shown'
import { refreshRequested } from '@/store/queries/slice'
import { releaseAll } from '@/store/queries/subscribe'
import type { Path } from '@/store/routing/path'
import { createEvent } from '@/store/setup/event'
import { dispatcher, services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { visibilityChanged } from '@/store/tab/slice'

/** A query of a home page. */
export interface HomeRead {
  query: Query
  /** How old, in seconds, its answer may be when the page is opened or the tab shown again. */
  freshSeconds?: number
}

/** Number of requests at a time, and the usual age of answers in seconds. */
const [AT_ONCE, FRESH_SECONDS] = [4, 60]

/** Nothing that a home page wants is left to be read. */
const readingEnded = createEvent('home/readingEnded', { isLoggable: true })

/**
 * Creates the workflow that reads what a home page wants, in that order and a few requests at a time,
 * until the page is left: what has not been sent by then never is. An answer may add to what is
 * wanted, and so may the address. A refresh reads everything again, and so does a tab that is shown
 * again if its answers are old.
 */
export const readWhileShown = (
  path: Path,
  selectReads: (state: RootState, search: string) => readonly HomeRead[],
) =>
  whileShown(path, function* () {
    const { refreshes } = yield* services()
    const dispatch = yield* dispatcher()
    const handles = new Map<string, QueryHandle>()
    const asked = new Set<string>()
    let [running, isForced] = [0, false]
    /** What was wanted last, and how much of its beginning has been asked for. */
    let [wanted, passed]: [readonly HomeRead[], number] = [[], 0]

    function* nextRead() {
      const state = yield* select((root: RootState) => root)
      const reads = selectReads(state, selectLocation(state)?.search ?? '')
      if (reads !== wanted) [wanted, passed] = [reads, 0]
      for (; passed < reads.length; passed += 1) {
        const read = reads[passed]!
        if (!asked.has(cacheKey(read.query))) return read
      }
      return undefined
    }

    /** Reads one after another. */
    function* work(): SagaGenerator<void> {
      running += 1
      for (let next = yield* nextRead(); next; next = yield* nextRead()) {
        const { query, freshSeconds = FRESH_SECONDS } = next
        const key = cacheKey(query)
        asked.add(key)
        const before = handles.get(key)
        const options = { isSeenTo: true, freshSeconds: isForced ? 0 : freshSeconds }
        const handle = startQuery(dispatch, query, options)
        handles.set(key, handle)
        before?.release()
        yield* call(() => handle.result)
        // What is wanted now may be more than is being read.
        yield* fork(fill)
      }
      running -= 1
      if (running === 0) yield* put(readingEnded())
    }

    /** Reads as many at a time as may be. */
    function* fill(): SagaGenerator<void> {
      for (let more = AT_ONCE - running; more > 0; more -= 1) {
        if (!(yield* nextRead())) return
        yield* fork(work)
      }
    }

    const untilRead = function* (): SagaGenerator<void> {
      if (running > 0) yield* take(readingEnded)
    }
    refreshes.add(untilRead)
    try {
      for (;;) {
        yield* fork(fill)
        const { type, payload } = yield* take([addressChanged, refreshRequested, visibilityChanged])
        const isRefresh = type === refreshRequested.type
        if (isRefresh || (type === visibilityChanged.type && payload.visible)) {
          asked.clear()
          passed = 0
        }
        isForced = isRefresh
      }
    } finally {
      refreshes.delete(untilRead)
      releaseAll([...handles.values()])
    }
  })
