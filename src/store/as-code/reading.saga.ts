import { all, call, race, select, take, takeLatest } from 'typed-redux-saga'
import { startQuery, type QueryHandle } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import type { Query } from '@/api/operations/table'
import { retryDelay } from '@/lib/retry'
import { formChanged, formClosed, formOpened } from '@/store/forms/events'
import { releaseAll } from '@/store/queries/subscribe'
import { dispatcher, wait } from '@/store/setup/effects'
import { AS_CODE, SIMILAR } from './forms'
import { readAgainRequested, retryRequested } from './events'
import { isBusy, selectReading } from './reading'

/** Requests under way at the same time. */
const AT_ONCE = 6

/** Answers that are younger are taken from the cache. */
const FRESH_SECONDS = 30

/** Reads a list; while the server asks to wait, again and again. */
function* readOne(query: Query, handles: QueryHandle[], freshSeconds: number) {
  const dispatch = yield* dispatcher()
  for (let failures = 1; ; failures += 1) {
    const handle = startQuery(dispatch, query, { freshSeconds, isSeenTo: true })
    handles.push(handle)
    const outcome = yield* call(() => handle.result)
    if (!('error' in outcome) || !isBusy(outcome.error)) return
    yield* wait(retryDelay(failures))
  }
}

function* readSome(queries: readonly Query[], handles: QueryHandle[], freshSeconds: number) {
  for (let from = 0; from < queries.length; from += AT_ONCE)
    yield* all(
      queries.slice(from, from + AT_ONCE).map(query => call(readOne, query, handles, freshSeconds)),
    )
}

/** Reads what is known to be there, and what that leads to. */
function* readAll(handles: QueryHandle[], freshSeconds: number) {
  const asked = new Set<string>()
  for (;;) {
    const { pending = [] } = (yield* select(selectReading)) ?? {}
    const next = pending.filter(query => !asked.has(cacheKey(query))).slice(0, AT_ONCE)
    if (next.length === 0) return
    for (const query of next) asked.add(cacheKey(query))
    yield* readSome(next, handles, freshSeconds)
  }
}

function* readUntilClosed(handles: QueryHandle[]) {
  yield* readAll(handles, FRESH_SECONDS)
  for (;;) {
    const { again, retry } = yield* race({
      again: take(readAgainRequested),
      retry: take(retryRequested),
      changed: take(formChanged),
    })
    const { queries = [], failures = [] } = (yield* select(selectReading)) ?? {}
    const failed = failures.filter(({ key }) => key === retry?.payload.key)
    if (again) yield* readSome(queries, handles, 0)
    if (retry)
      yield* readSome(
        failed.map(({ query }) => query),
        handles,
        0,
      )
    yield* readAll(handles, FRESH_SECONDS)
  }
}

const isOfDialog = (creator: typeof formOpened | typeof formClosed) => (event: unknown) =>
  creator.match(event) && [AS_CODE, SIMILAR].includes(event.payload.form)

/** Reads the objects of the open dialog. What is under way when it closes ends by itself. */
export function* watchAsCode() {
  yield* takeLatest(isOfDialog(formOpened), function* () {
    const handles: QueryHandle[] = []
    try {
      yield* race({
        read: call(readUntilClosed, handles),
        closed: take(isOfDialog(formClosed)),
      })
    } finally {
      releaseAll(handles)
    }
  })
}
