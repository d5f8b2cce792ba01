import { put, select, take } from 'typed-redux-saga'
import { distanceInWords } from '@/lib/time'
import type { RootState } from '@/store/setup/state'
import { toastAdded } from '@/store/toasts/slice'
import { clockFollowed } from './slice'

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
