import { call, put, takeEvery } from 'typed-redux-saga'
import { runCommand } from '@/api/core/api'
import { LOGIN_PATH, loginUrl } from '@/lib/path'
import { commandFailed } from '@/store/commands/events'
import { dispatcher, services } from '@/store/setup/effects'
import { toastAdded } from '@/store/toasts/slice'
import { leavingForLogin, leftSignedOut, signedOut, signOutFailed, signOutStarted } from './events'
import { SIGN_OUT } from './sign-out'

function* leaveForLogin() {
  const { ports } = yield* services()
  const { path, search } = ports.history.current()
  ports.leave(loginUrl(path, search))
}

function* signOut() {
  const dispatch = yield* dispatcher()
  const outcome = yield* call(runCommand, dispatch, { endpoint: 'logout', args: {} } as const)
  if ('data' in outcome) {
    yield* put(signedOut())
    return
  }
  yield* put(signOutFailed())
  yield* put(commandFailed({ source: SIGN_OUT, error: outcome.error }))
  yield* put(
    toastAdded({ variant: 'error', title: 'Could not sign out', content: [outcome.error.message] }),
  )
}

function* leaveSignedOut() {
  const { ports } = yield* services()
  ports.leave(LOGIN_PATH)
}

/** Leaves for login when the session is lost; signs out when asked to. */
export function* watchSession() {
  yield* takeEvery(leavingForLogin, leaveForLogin)
  yield* takeEvery(signOutStarted, signOut)
  yield* takeEvery(leftSignedOut, leaveSignedOut)
}
