import { call, put, select, takeEvery } from 'typed-redux-saga'
import { runCommand } from '@/api/core/api'
import { formatDeviceCode } from '@/lib/device-code'
import { deviceLoginMachine } from '@/machines/device-login/device-login.machine'
import { navigationRequested } from '@/store/navigation/events'
import { whileShown } from '@/store/navigation/while-shown'
import { leavingForLogin, takenOver, selectOwner } from '@/store/session/session'
import { actorStartRequested, actorStopRequested } from '@/store/setup/actors'
import { dispatcher, services } from '@/store/setup/effects'
import { keptList } from '@/store/setup/kept-list'
import { loginPaths } from '../paths'
import {
  deviceAccepted,
  deviceCheckFailed,
  deviceCheckStarted,
  deviceConfirmed,
  DEVICE_LOGIN,
  selectDeviceLogin,
} from './device-login'

const isCode = (value: unknown): value is string => typeof value === 'string'
const KEPT = keptList('session', 'basalt-device-code', 1, isCode)

function* check({ payload: { code } }: ReturnType<typeof deviceCheckStarted>) {
  const dispatch = yield* dispatcher()
  const args = { body: { userCode: formatDeviceCode(code) } }
  const outcome = yield* call(runCommand, dispatch, {
    endpoint: 'deviceAuthConfirm',
    args,
  } as const)
  if ('data' in outcome) {
    yield* put(deviceConfirmed())
    return
  }
  const { statusCode = 0, message } = outcome.error
  yield* put(deviceCheckFailed({ status: statusCode, message }))
}

/** Stores the code for its user, who may have to sign in again first. */
function* keepCode() {
  const { ports } = yield* services()
  const { code } = yield* select(selectDeviceLogin)
  const owner = yield* select(selectOwner)
  if (owner !== null) KEPT.write(ports.storage, owner, code ? [code] : [])
}

function* takeKeptCode() {
  const { ports } = yield* services()
  const owner = yield* select(selectOwner)
  if (owner === null) return ''
  const [code = ''] = ports.validateSecret(() => KEPT.read(ports.storage, owner))
  KEPT.write(ports.storage, owner, [])
  return code
}

function* runDeviceLogin() {
  const id = DEVICE_LOGIN
  try {
    yield* takeEvery(deviceCheckStarted, check)
    yield* takeEvery([leavingForLogin, takenOver], keepCode)
    yield* takeEvery(deviceAccepted, function* () {
      yield* put(navigationRequested({ to: loginPaths.deviceSuccess(), replace: true }))
    })
    const code = yield* takeKeptCode()
    yield* put(actorStartRequested({ id, machine: DEVICE_LOGIN, input: { code } }))
    // Keeps the forked watchers running until the screen is left.
    yield* call(() => new Promise<never>(() => undefined))
  } finally {
    yield* put(actorStopRequested({ id }))
  }
}

/** Runs the device login machine and carries out its decisions while its page is shown. */
export const watchDeviceLogin = whileShown(loginPaths.deviceVerify, runDeviceLogin)

/** The machine loaded with the page. */
export const machines = { deviceLogin: deviceLoginMachine }
