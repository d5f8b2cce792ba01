import type { SessionDecision, SessionEvent, Person } from '@/machines/session/session.events'
import { eventOf } from '@/store/setup/event'
import { selectData, selectEntry } from '@/api/core/api'
import type { CurrentUser } from '@/api/generated/types'
import type { RootState } from '@/store/setup/state'
import { currentUserQuery, systemPolicyQuery } from './queries'

const event = eventOf<SessionEvent | SessionDecision>({ isLoggable: true })

export const sessionEstablished = event('session/established')
export const endedBefore = event('session/endedBefore')
export const signOutRequested = event('session/signOutRequested')
export const signedOut = event('session/signedOut')
export const signOutFailed = event('session/signOutFailed')
export const leavingForLogin = event('session/leavingForLogin')
export const signOutStarted = event('session/signOutStarted')
export const leftSignedOut = event('session/leftSignedOut')
export const announced = event('session/announced')
export const restored = event('session/restored')
export const checkRequested = event('session/checkRequested')
export const checkStarted = event('session/checkStarted')
export const checkFailed = event('session/checkFailed')
export const takenOver = event('session/takenOver')
export const regained = event('session/regained')
export const continueRequested = event('session/continueRequested')
export const returnRequested = event('session/returnRequested')
export const leftToSuccessor = event('session/leftToSuccessor')

/** The user as the person a page load belongs to. */
export const personOf = ({ id, displayName, siloId, siloName }: CurrentUser): Person => ({
  owner: `${siloId}/${id}`,
  name: displayName,
  silo: siloName,
})

export const selectCurrentUser = (state: RootState) => selectData(state, currentUserQuery)

/** The user of this page load, as `<silo id>/<user id>`; null until known. */
export const selectOwner = (state: RootState) => state.actors.session?.context.person?.owner ?? null

/** Whether someone else is signed in, or may be: then nothing of the page may be seen. */
export const selectIsHidden = (state: RootState) =>
  state.actors.session?.tags.includes('hidden') === true

/** Whether someone else is or was signed in: then the page sends nothing. */
export const selectIsTakenOver = (state: RootState) =>
  state.actors.session?.tags.includes('takenOver') === true

export const selectSiloName = (state: RootState) => selectCurrentUser(state)?.siloName ?? ''

/** Whether the user may administer their silo. Older racks do not tell: taken to be so. */
export const selectIsSiloAdmin = (state: RootState) => selectCurrentUser(state)?.siloAdmin !== false

/** Whether the user is a fleet viewer. Older racks show that by letting them read the policy. */
export const selectIsFleetViewer = (state: RootState) =>
  selectCurrentUser(state)?.fleetViewer ?? selectEntry(state, systemPolicyQuery)?.data !== undefined

/** True while signing in again after a session that ended without a sign-out. */
export const selectHasSessionEnded = (state: RootState) => state.actors.session?.value === 'ended'

/** True while the page is left for the login. */
export const selectIsExpired = (state: RootState) => state.actors.session?.value === 'expired'

/** True after signing out, while the page is being left: nothing on it is kept any longer. */
export const selectIsSignedOut = (state: RootState) => state.actors.session?.value === 'signedOut'

export const selectIsSigningOut = (state: RootState) => state.actors.session?.value === 'signingOut'
