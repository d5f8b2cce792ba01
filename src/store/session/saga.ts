import { call, fork, put, select, take, takeEvery } from 'typed-redux-saga'
import { answeredKey, runCommand } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import { LOGIN_PATH, loginUrl } from '@/lib/path'
import { commandFailed } from '@/store/commands/events'
import { DRAFTS_SLOT } from '@/store/drafts/drafts'
import { dispatcher, services } from '@/store/setup/effects'
import { storageChanged } from '@/store/tab/events'
import { selectIsUnstored } from '@/store/tab/selectors'
import type { RootState } from '@/store/setup/state'
import { failureToast } from '@/store/toasts/failure'
import {
  endedBefore,
  leavingForLogin,
  leftSignedOut,
  sessionEstablished,
  signedOut,
  signOutFailed,
  signOutStarted,
  takenOver,
} from './events'
import { currentUserQuery } from './queries'
import { selectCurrentUser, selectOwner } from './selectors'
import { SIGN_OUT } from './sign-out'

const ME = cacheKey(currentUserQuery)

/** Session storage key that tells the next page load in this tab that the session has ended. */
const ENDED_KEY = 'basalt-session-ended'
/** Its value if the browser had no room for what had been typed. */
const LOST = 'lost'

function* establish() {
  const { ports } = yield* services()
  const user = yield* select(selectCurrentUser)
  if (!user) return
  const before = yield* select(selectOwner)
  yield* put(sessionEstablished({ owner: `${user.siloId}/${user.id}` }))
  const owner = yield* select(selectOwner)
  if (before === null && owner !== null) ports.claim(owner)
}

/** Reports on the login pages that the session has ended, until a user signs in again. */
function* tellOfEnd() {
  const { ports } = yield* services()
  const ended = ports.storage.read('session', ENDED_KEY)
  if (ended === null) return
  if (ended === LOST) yield* put(storageChanged({ key: DRAFTS_SLOT, isStored: false }))
  yield* put(endedBefore())
  yield* take(sessionEstablished)
  ports.storage.write('session', ENDED_KEY, null)
}

function* leaveForLogin() {
  const { ports } = yield* services()
  // If no user was known, no session has ended.
  const state = yield* select((root: RootState) => root)
  if (selectCurrentUser(state))
    ports.storage.write('session', ENDED_KEY, selectIsUnstored(state, DRAFTS_SLOT) ? LOST : 'true')
  const { path, search } = ports.history.current()
  ports.leave(loginUrl(path, search))
}

function* signOut() {
  const dispatch = yield* dispatcher()
  const outcome = yield* call(runCommand, dispatch, { endpoint: 'logout', args: {} } as const)
  if ('data' in outcome) {
    const { ports } = yield* services()
    ports.release()
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

function* beginAnew() {
  const { ports } = yield* services()
  const target = yield* select((state: RootState) => state.actors.navigation?.context.target)
  const { path, search } = target ?? ports.history.current()
  ports.leave(path + search)
}

/**
 * Detects who is signed in, leaves for the login when the session is lost, and signs out on
 * request.
 */
export function* watchSession() {
  yield* takeEvery((action: unknown) => answeredKey(action) === ME, establish)
  yield* takeEvery(takenOver, beginAnew)
  yield* fork(tellOfEnd)
  yield* takeEvery(leavingForLogin, leaveForLogin)
  yield* takeEvery(signOutStarted, signOut)
  yield* takeEvery(leftSignedOut, leaveSignedOut)
}
