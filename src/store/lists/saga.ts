import { call, race, take, takeLatest } from 'typed-redux-saga'
import { loadStarted } from '@/store/navigation/events'
import { noteAddress } from '@/store/paging/note-address'
import { wait } from '@/store/setup/effects'
import { viewChanged } from './events'

/** Browsers refuse to change the address with every keystroke. */
const PAUSE = 300

/** Keeps the views of the lists in the address. */
export function* watchLists() {
  yield* takeLatest(viewChanged, function* () {
    yield* race({ pause: call(wait, PAUSE), leaving: take(loadStarted) })
    yield* noteAddress()
  })
}
