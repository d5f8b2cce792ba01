import { takeEvery, call, put, select, take } from 'typed-redux-saga'
import { services } from '@/store/setup/effects'
import { distanceInWords } from '@/lib/time'
import type { RootState } from '@/store/setup/state'
import { toastAdded } from '@/store/toasts/slice'
import { saveRequested, copyRefused, copyRequested, textCopied, clockFollowed } from './slice'

/** Saves files as downloads, for screens that offer them. */
export function* watchSave() {
  const { ports } = yield* services()
  yield* takeEvery(saveRequested, function* ({ payload }) {
    ports.saveFile(payload)
    yield* []
  })
}

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

/** From this offset on, the user can see that the computer's clock is wrong. */
const TOLD = 60_000

/** Says once that the computer's clock is wrong. */
export function* watchClock() {
  const readOffset = () => select((state: RootState) => state.tab.clockOffset ?? 0)
  let offset = yield* readOffset()
  while (Math.abs(offset) < TOLD) {
    yield* take(clockFollowed)
    offset = yield* readOffset()
  }
  const side = offset > 0 ? 'behind' : 'ahead of'
  yield* put(
    toastAdded({
      variant: 'info',
      content: [
        `The clock of this computer is ${distanceInWords(0, offset)} ${side} the server’s. Ages are shown by the server’s clock.`,
      ],
    }),
  )
}
