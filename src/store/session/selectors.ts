import { selectData, selectEntry } from '@/api/core/api'
import type { RootState } from '@/store/setup/reducer'
import { currentUserQuery, STANDING_QUERIES, systemPolicyQuery } from './queries'

export const selectCurrentUser = (state: RootState) => selectData(state, currentUserQuery)

export const selectSiloName = (state: RootState) => selectCurrentUser(state)?.siloName ?? ''

/** A fleet viewer is who may read the system policy. */
export const selectIsFleetViewer = (state: RootState) =>
  selectEntry(state, systemPolicyQuery)?.data !== undefined

export const selectIsSigningOut = (state: RootState) => state.actors.session?.value === 'signingOut'

/** True once it is known that the user is in no group and has no role on the silo. */
export const selectHasNoStanding = (state: RootState) => {
  const [meQuery, groupsQuery, policyQuery] = STANDING_QUERIES
  const me = selectData(state, meQuery)
  const groups = selectData(state, groupsQuery)
  const policy = selectData(state, policyQuery)
  return (
    me !== undefined &&
    groups?.items.length === 0 &&
    policy !== undefined &&
    !policy.roleAssignments.some(({ identityId }) => identityId === me.id)
  )
}
