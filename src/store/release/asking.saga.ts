import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import { isServed } from '@/api/core/find-release'
import { NEWEST_VERSION, NO_VERSION, type KnownRelease } from '@/api/core/rack'
import { NEWER_KEY } from '@/api/core/release'
import { FIRST_VERSIONED, LADDER, NEWEST } from '@/api/releases/ladder'
import { connectionRestored } from '@/store/connection/connection'
import { services, wait } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { visibilityChanged } from '@/store/tab/slice'
import { newerFound } from './slice'

const MINUTE = 60_000
/** How long the first screen has the connection for itself. */
const IDLE = 5000
const NEWER_EVERY = 60 * MINUTE
const EVERY = 15 * MINUTE
const LONG_HIDDEN = 10 * MINUTE

/** Served only by racks that are newer than this console. */
const NEWER_VERSION = NEWEST_VERSION.replace(/0$/, '1')

function* askIfNewer() {
  const given = yield* services()
  const { rack, ports } = given
  yield* wait(IDLE)
  const now = ports.clock.now()
  if (rack.askedNewerAt !== null && now - rack.askedNewerAt < NEWER_EVERY) return
  rack.askedNewerAt = now
  if (!(yield* call(isServed, given, NEWER_VERSION))) return
  // A proxy that drops the version, or a server that ignores it, serves any.
  if ((yield* call(isServed, given, NO_VERSION)) !== false) return
  const isTold = ports.storage.read('session', NEWER_KEY) === NEWEST_VERSION
  yield* put(newerFound({ isTold }))
}

/** Returns when the tab is shown after it was hidden for long. */
function* untilReturn() {
  const { ports } = yield* services()
  let hiddenAt = Infinity
  for (;;) {
    const { payload } = yield* take(visibilityChanged)
    const now = ports.clock.now()
    if (!payload.visible) hiddenAt = now
    else if (now - hiddenAt > LONG_HIDDEN) return true
  }
}

function* untilDue() {
  do yield* wait(EVERY)
  while (!(yield* select((state: RootState) => state.tab.isVisible)))
  return true
}

/**
 * Notices that a rack has become newer: one with versions goes on answering older ones. Runs until
 * it is cancelled by what `find` finds.
 */
export function* askAgain({ release, learnedAt }: KnownRelease, find: () => SagaGenerator<void>) {
  if (release === NEWEST) {
    yield* askIfNewer()
    return
  }
  const next = LADDER.find(rung => rung.release > release && rung.release >= FIRST_VERSIONED)!
  // What an earlier page found out may have been long ago.
  let due: () => SagaGenerator<unknown> = learnedAt === undefined ? () => wait(IDLE) : untilDue
  for (;;) {
    yield* race({ due: call(due), returned: call(untilReturn), restored: take(connectionRestored) })
    due = untilDue
    if (yield* call(isServed, yield* services(), next.version)) yield* find()
  }
}
