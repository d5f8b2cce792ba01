import { call, put, takeEvery } from 'typed-redux-saga'
import { services } from '@/store/setup/effects'
import { toastAdded } from '@/store/toasts/slice'
import { copyRequested, textCopied } from './events'

/** Copies text to the clipboard. Shows a toast only if the browser refuses. */
export function* watchCopy() {
  const { ports } = yield* services()
  yield* takeEvery(copyRequested, function* ({ payload }) {
    try {
      yield* call(ports.copyText, payload.text)
      yield* put(textCopied())
    } catch {
      const isPlain = /^http:\/\/(?!localhost|127\.)/.test(ports.tab.origin)
      const content = isPlain
        ? 'Browsers copy only over HTTPS. Select the text and copy it yourself.'
        : 'The browser did not allow copying.'
      yield* put(toastAdded({ variant: 'error', title: 'Could not copy', content: [content] }))
    }
  })
}
