import { call, race, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { loadStarted } from '@/store/navigation/events'
import { noteAddress } from '@/store/paging/note-address'
import { services, wait } from '@/store/setup/effects'
import { printRequested, viewChanged } from './slice'

/** Browsers refuse to change the address with every keystroke. */
const PAUSE = 300

/** Keeps the views of the lists in the address, and prints lists. */
export function* watchLists() {
  const { ports } = yield* services()
  yield* takeEvery(printRequested, () => ports.tab.print())
  yield* takeLatest(viewChanged, function* () {
    yield* race({ pause: call(wait, PAUSE), leaving: take(loadStarted) })
    yield* noteAddress()
  })
}
