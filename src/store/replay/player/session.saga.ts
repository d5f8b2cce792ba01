import { put, select, take } from 'typed-redux-saga'
import { replayMachine } from '@/machines/replay/replay.machine'
import { navigationFailed, navigationLoaded, navigationNotFound } from '@/store/navigation/events'
import { selectRoute } from '@/store/navigation/selectors'
import { actorStartRequested, actorStopRequested } from '@/store/setup/actors'

const ROUTE = 'replay/player/page'
const REPLAY = { id: 'replay', machine: 'replay', input: undefined }

function* isShown() {
  const route = yield* select(selectRoute)
  return route?.id === ROUTE
}

/** Runs the machine of the player while its page is shown. Leaving the page closes the log. */
export function* watchPlayer() {
  for (let wasShown = false; ;) {
    const isNow = yield* isShown()
    if (isNow && !wasShown) yield* put(actorStartRequested(REPLAY))
    if (!isNow && wasShown) yield* put(actorStopRequested({ id: REPLAY.id }))
    wasShown = isNow
    yield* take([navigationLoaded, navigationFailed, navigationNotFound])
  }
}

/** The machine loaded with the player. */
export const machines = { replay: replayMachine }
