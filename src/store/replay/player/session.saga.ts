import { put, select, take, takeEvery } from 'typed-redux-saga'
import { replayMachine } from '@/machines/replay/replay.machine'
import { navigationFailed, navigationLoaded, navigationNotFound } from '@/store/navigation/events'
import { searchChanged } from '@/store/navigation/search'
import { selectLocation, selectRoute } from '@/store/navigation/selectors'
import { guardLowered, guardRaised } from '@/store/forms/events'
import { unloadGuarded, unloadUnguarded } from '@/store/tab/slice'
import {
  bookmarksChanged,
  POSITION,
  replayAdvanced,
  replayClosed,
  replayLogRead,
  seekRequested,
  selectPlayer,
} from './player'
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

function* linkedPosition() {
  const location = yield* select(selectLocation)
  return new URLSearchParams(location?.search).get(POSITION)
}

/** Goes to the position that the address names once a log is open, and keeps it there at every rest. */
export function* watchPosition() {
  yield* takeEvery(replayLogRead, function* () {
    const to = Number(yield* linkedPosition())
    if (Number.isInteger(to) && to > 0) yield* put(seekRequested({ to }))
  })
  yield* takeEvery([replayAdvanced, replayClosed], function* () {
    const player = yield* select(selectPlayer)
    if (!player || player.isMoving) return
    const position = player.position > 0 ? String(player.position) : null
    if (position !== (yield* linkedPosition()))
      yield* put(searchChanged({ changes: { [POSITION]: position } }))
  })
}

/** Asks before the page is left, or its tab closed, with bookmarks that are in no file. */
export function* watchBookmarks() {
  let form = ''
  yield* takeEvery(bookmarksChanged, function* ({ payload: { isUnsaved } }) {
    if (isUnsaved) form = (yield* select(selectLocation))?.path ?? ''
    yield* put(isUnsaved ? unloadGuarded({ by: ROUTE }) : unloadUnguarded({ by: ROUTE }))
    yield* put(isUnsaved ? guardRaised({ form }) : guardLowered({ form }))
  })
}

/** The machine loaded with the player. */
export const machines = { replay: replayMachine }
