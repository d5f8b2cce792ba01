import { call, put, takeEvery } from 'typed-redux-saga'
import { services } from '@/store/setup/effects'
import { copyRefused, copyRequested, textCopied } from './slice'

/** Copies text to the clipboard. */
export function* watchCopy() {
  const { ports } = yield* services()
  yield* takeEvery(copyRequested, function* ({ payload }) {
    try {
      yield* call(ports.copyText, payload.text)
      yield* put(textCopied())
    } catch {
      yield* put(copyRefused({ isShown: true }))
    }
  })
}
