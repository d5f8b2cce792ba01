import { all, call, fork, put, race, select, take, takeEvery } from 'typed-redux-saga'
import { answeredKey, runCommand } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import { LOGIN_PATH, loginUrl } from '@/lib/path'
import { actorChanged } from '@/store/bridge/slice'
import type { ApiError } from '@/api/core/api-error'
import { commandFailed } from '@/store/commands/events'
import { DRAFTS_SLOT } from '@/store/drafts/drafts'
import { dispatcher, services, wait, type AppDispatch } from '@/store/setup/effects'
import type { Services } from '@/store/setup/services'
import type { RootState } from '@/store/setup/state'
import {
  connectionChanged,
  storageChanged,
  visibilityChanged,
  selectIsUnstored,
} from '@/store/tab/slice'
import { failureToast } from '@/store/toasts/slice'
import {
  checkFailed,
  checkStarted,
  endedBefore,
  leavingForLogin,
  leftSignedOut,
  leftToSuccessor,
  regained,
  restored,
  sessionEstablished,
  signedOut,
  signOutFailed,
  signOutStarted,
  takenOver,
  personOf,
  selectCurrentUser,
  selectIsExpired,
  selectIsHidden,
  selectIsTakenOver,
  selectOwner,
} from './session'
import { SIGN_OUT } from './sign-out'
import type * as owner from './owner'
import { currentUserQuery } from './queries'

const ME = cacheKey(currentUserQuery)

/** Session storage key that tells the next page load in this tab that the session has ended. */
const ENDED_KEY = 'basalt-session-ended'
/** Its value if the browser had no room for what had been typed. */
const LOST = 'lost'

type OwnerCode = typeof owner

/** For how long a change relies on the last answer about who is signed in, in milliseconds. */
const SILENCE = 60_000

/**
 * Guards the calls of a tab, which belongs to one person while the cookie may become another's. While
 * it is asked who is signed in, calls wait for the answer.
 */
const guardCalls = (given: Services, dispatch: AppDispatch) => {
  const { ports } = given
  const read = <Value>(selector: (state: RootState) => Value) =>
    dispatch((_dispatch, getState) => selector(getState()))
  let code: Promise<OwnerCode> | undefined
  let asking: Promise<ApiError | undefined> | undefined

  const load = () => (code ??= ports.loadCode('session/owner', () => import('./owner')))

  const find = async () => {
    try {
      return await (await load()).ask(given, dispatch)
    } catch {
      code = undefined
      const message = 'Not sent: the code that checks who is signed in did not load.'
      dispatch(checkFailed({ message }))
      return { kind: 'unsent', message } as const
    } finally {
      asking = undefined
    }
  }

  // If nobody is signed in, the page is being left.
  const check = async () => (read(selectIsExpired) ? undefined : (asking ??= find()))

  const waitFor = async (isChange: boolean) => {
    const error = read(selectIsTakenOver) ? undefined : await check()
    return code
      ? (await code).refusalOf(
          read(state => state),
          isChange,
          error,
        )
      : error
  }

  given.prepare = load
  given.check = check
  given.admit = ({ endpoint, confirmedWithin = SILENCE }, { kind }) => {
    const isChange = kind === 'mutation'
    const isOld = isChange && ports.clock.now() - given.confirmedAt >= confirmedWithin
    return endpoint !== currentUserQuery.endpoint && (isOld || asking || read(selectIsHidden))
      ? waitFor(isChange)
      : undefined
  }
}

function* establish() {
  const given = yield* services()
  const user = yield* select(selectCurrentUser)
  if (!user) return
  given.confirmedAt = given.ports.clock.now()
  yield* put(sessionEstablished(personOf(user)))
  const owner = yield* select(selectOwner)
  if (given.check || owner === null) return
  guardCalls(given, yield* dispatcher())
  given.ports.claim(owner)
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

/** How long signing out waits for work to be cleaned up, in milliseconds. */
const PATIENCE = 10_000

function* signOut() {
  const dispatch = yield* dispatcher()
  const { beforeSignOut } = yield* services()
  const endings = [...beforeSignOut].map(end => call(end))
  if (endings.length > 0) yield* race({ ended: all(endings), late: wait(PATIENCE) })
  // Never ends the session of someone else.
  const logout = { endpoint: 'logout', args: {}, confirmedWithin: 0 } as const
  const outcome = yield* call(runCommand, dispatch, logout)
  if ('data' in outcome) {
    const { ports } = yield* services()
    const owner = (yield* select(selectOwner)) ?? ''
    ports.release(owner)
    yield* put(signedOut({ owner }))
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

/** Loads the page again for its owner. */
function* beginAnew() {
  const { ports } = yield* services()
  const target = yield* select((state: RootState) => state.actors.navigation?.context.target)
  const { path, search } = target ?? ports.history.current()
  ports.leave(path + search)
}

/** Hides what was shown so far, unless its owner is signed in: also what is outside the views. */
function* hide() {
  const { ports } = yield* services()
  const session = yield* select((state: RootState) => state.actors.session)
  ports.tab.hide(session?.tags.includes('hidden') === true || session?.value === 'signedOut')
}

/** The tab is looked at again, or has a network again. */
const isBack = (event: unknown): boolean =>
  (visibilityChanged.match(event) && event.payload.visible) ||
  (connectionChanged.match(event) && event.payload.online)

const isOfSession = (event: unknown): boolean =>
  restored.match(event) || (actorChanged.match(event) && event.payload.id === 'session')

/** Closes what the former user could still see or hear of. */
function* giveUp() {
  const { ports } = yield* services()
  // Signed in here: the login page shows nothing personal, and leads to where the new user wants.
  if (ports.history.current().path.startsWith(LOGIN_PATH)) return yield* beginAnew()
  ports.claim(null)
  ports.tab.askBeforeUnload(false)
}

/**
 * Detects who is signed in, leaves for the login when the session is lost, and signs out on
 * request.
 */
export function* watchSession() {
  const given = yield* services()
  yield* takeEvery(isBack, function* () {
    if (!(yield* select(selectIsTakenOver))) yield* call(() => given.check?.())
  })
  yield* takeEvery(checkStarted, () => void given.check?.())
  yield* takeEvery(isOfSession, hide)
  yield* takeEvery((action: unknown) => answeredKey(action) === ME, establish)
  yield* takeEvery(takenOver, giveUp)
  yield* takeEvery(regained, beginAnew)
  yield* takeEvery(leftToSuccessor, () => given.ports.leave('/'))
  yield* fork(tellOfEnd)
  yield* takeEvery(leavingForLogin, leaveForLogin)
  yield* takeEvery(signOutStarted, signOut)
  yield* takeEvery(leftSignedOut, leaveSignedOut)
}
