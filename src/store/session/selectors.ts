import { selectData, selectEntry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import type { RootState } from '@/store/setup/reducer'

export const selectCurrentUser = (state: RootState) =>
  selectData(state, { endpoint: 'currentUserView', args: {} })

export const selectSiloName = (state: RootState) => selectCurrentUser(state)?.siloName ?? ''

/** A fleet viewer is who may read the system policy. */
export const selectIsFleetViewer = (state: RootState) =>
  selectEntry(state, { endpoint: 'systemPolicyView', args: {} })?.data !== undefined

export const selectIsSigningOut = (state: RootState) => state.actors.session?.value === 'signingOut'

/** What tells whether somebody was refused because nobody ever gave them anything. */
export const STANDING_QUERIES = [
  { endpoint: 'currentUserView', args: {} },
  { endpoint: 'currentUserGroups', args: {} },
  { endpoint: 'policyView', args: {} },
] as const satisfies readonly Query[]

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
