import { call, fork, put, select, take, takeEvery } from 'typed-redux-saga'
import { runCommand } from '@/api/core/api'
import { LOGIN_PATH, loginUrl } from '@/lib/path'
import { commandFailed } from '@/store/commands/events'
import { dispatcher, services } from '@/store/setup/effects'
import { failureToast } from '@/store/toasts/failure'
import {
  endedBefore,
  leavingForLogin,
  leftSignedOut,
  sessionEstablished,
  signedOut,
  signOutFailed,
  signOutStarted,
} from './events'
import { selectCurrentUser } from './selectors'
import { SIGN_OUT } from './sign-out'

/** Of the tab, for the next page: the session that was here has ended. */
const ENDED_KEY = 'basalt-session-ended'

/** Tells the pages of the login of it, until somebody is signed in again. */
function* tellOfEnd() {
  const { ports } = yield* services()
  if (ports.storage.read('session', ENDED_KEY) === null) return
  yield* put(endedBefore())
  yield* take(sessionEstablished)
  ports.storage.write('session', ENDED_KEY, null)
}

function* leaveForLogin() {
  const { ports } = yield* services()
  // Nothing has ended for whoever was refused before anybody was here.
  if (yield* select(selectCurrentUser)) ports.storage.write('session', ENDED_KEY, 'true')
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
  yield* put(failureToast(outcome.error, { title: 'Could not sign out' }))
}

function* leaveSignedOut() {
  const { ports } = yield* services()
  ports.leave(LOGIN_PATH)
}

/** Leaves for login when the session is lost; signs out when asked to. */
export function* watchSession() {
  yield* fork(tellOfEnd)
  yield* takeEvery(leavingForLogin, leaveForLogin)
  yield* takeEvery(signOutStarted, signOut)
  yield* takeEvery(leftSignedOut, leaveSignedOut)
}
