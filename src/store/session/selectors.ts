import { selectData, selectEntry } from '@/api/core/api'
import type { RootState } from '@/store/setup/state'
import { currentUserQuery, systemPolicyQuery } from './queries'

export const selectCurrentUser = (state: RootState) => selectData(state, currentUserQuery)

/** Who stands behind this page load; null before that is known. */
export const selectOwner = (state: RootState) => state.actors.session?.context.owner ?? null

export const selectSiloName = (state: RootState) => selectCurrentUser(state)?.siloName ?? ''

/** A fleet viewer is who may read the system policy. */
export const selectIsFleetViewer = (state: RootState) =>
  selectEntry(state, systemPolicyQuery)?.data !== undefined

/** True on the way back in after a session has ended that nobody signed out of. */
export const selectHasSessionEnded = (state: RootState) => state.actors.session?.value === 'ended'

/** This page is left for good: nothing of it is kept any more. */
export const selectIsSignedOut = (state: RootState) => state.actors.session?.value === 'signedOut'

export const selectIsSigningOut = (state: RootState) => state.actors.session?.value === 'signingOut'
