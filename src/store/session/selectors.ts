import { selectData, selectEntry } from '@/api/core/api'
import type { CurrentUser } from '@/api/generated/types'
import type { Person } from '@/machines/session/session.events'
import type { RootState } from '@/store/setup/state'
import { currentUserQuery, systemPolicyQuery } from './queries'

/** The user as the person a page load belongs to. */
export const personOf = ({ id, displayName, siloId, siloName }: CurrentUser): Person => ({
  owner: `${siloId}/${id}`,
  name: displayName,
  silo: siloName,
})

export const selectCurrentUser = (state: RootState) => selectData(state, currentUserQuery)

/** The user of this page load, as `<silo id>/<user id>`; null until known. */
export const selectOwner = (state: RootState) => state.actors.session?.context.person?.owner ?? null

/** Whether somebody else is signed in, or may be: then nothing of the page may be seen. */
export const selectIsHidden = (state: RootState) =>
  state.actors.session?.tags.includes('hidden') === true

/** Whether somebody else is or was signed in: then the page sends nothing. */
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
