import { takeEvery } from 'typed-redux-saga'
import { services } from '@/store/setup/effects'
import { saveRequested } from './events'

/** Hands files to the browser's downloads: for screens that have something to save. */
export function* watchSave() {
  const { ports } = yield* services()
  yield* takeEvery(saveRequested, function* ({ payload }) {
    ports.saveFile(payload)
    yield* []
  })
}
