import { put, select, takeEvery } from 'typed-redux-saga'
import { wait } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { toastAdded, toastDismissed, TOAST_TIMES } from './slice'

/** Dismisses each toast when its time is over. */
export function* watchToasts() {
  yield* takeEvery(toastAdded, function* () {
    const toast = yield* select((state: RootState) => state.toasts.shown.at(-1))
    if (!toast) return
    const { timeout = TOAST_TIMES[toast.variant] } = toast
    if (timeout === null) return
    yield* wait(timeout)
    yield* put(toastDismissed({ id: toast.id }))
  })
}
