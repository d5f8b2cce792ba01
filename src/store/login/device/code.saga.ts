import { put, select, takeEvery } from 'typed-redux-saga'
import { formChanged, formOpened } from '@/store/forms/events'
import { selectFormValue } from '@/store/forms/selectors'
import { leavingForLogin } from '@/store/session/events'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/reducer'
import { deviceVerifyForm } from './verify.form'

const KEY = 'basalt-device-code'

const form = deviceVerifyForm.name

function* keepCode() {
  const { ports } = yield* services()
  const code = yield* select((state: RootState) => selectFormValue(state, form, 'code'))
  if (typeof code === 'string' && code !== '') ports.storage.write('session', KEY, code)
}

function* restoreCode() {
  const { ports } = yield* services()
  const code = ports.storage.read('session', KEY)
  if (code === null) return
  ports.storage.write('session', KEY, null)
  yield* put(formChanged({ form, values: { code } }))
}

/** Keeps the code of a device for when its form is come back to, where one has to sign in first. */
export function* watchDeviceCode() {
  yield* takeEvery(leavingForLogin, keepCode)
  yield* takeEvery(formOpened, function* ({ payload }) {
    if (payload.form === form) yield* restoreCode()
  })
}
