import { takeEvery } from 'typed-redux-saga'
import { services } from '@/store/setup/effects'
import { saveRequested } from './slice'

/** Saves files as downloads, for screens that offer them. */
export function* watchSave() {
  const { ports } = yield* services()
  yield* takeEvery(saveRequested, function* ({ payload }) {
    ports.saveFile(payload)
    yield* []
  })
}
