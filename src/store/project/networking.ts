import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import type { RichText } from '@/lib/rich-text'
import { reasonNeeds, roleRank } from '@/lib/roles'
import { policyQuery } from '@/store/access/queries'
import { callerRole } from '@/store/access/rules'
import { selectSupports } from '@/store/release/release'
import { siloPolicyQuery, userGroupsQuery } from '@/store/session/queries'
import { selectCurrentUser } from '@/store/session/session'
import type { RootState } from '@/store/setup/state'
import type { ProjectParams } from './paths'

type OfProject = ProjectParams<'project'>

const NONE: readonly Query[] = []

/** The queries for the user's role on a project, where a role may be for all but networks. */
export const selectRoleQueries = createSelector(
  [
    (state: RootState) => selectSupports(state, 'limitedCollaborator'),
    (_state: RootState, { project }: OfProject) => project,
  ],
  (hasLimited, project) => (hasLimited ? [siloPolicyQuery, policyQuery({ project })] : NONE),
)

const REASON = reasonNeeds([{ role: 'collaborator', level: 'project' }])

/**
 * Why the user cannot change VPCs and what is in them: their strongest role on the project is
 * too weak. Undefined if they can, or if that is not certain.
 */
export const selectReasonNotNetworking = createSelector(
  [
    (state: RootState, { project }: OfProject) => selectData(state, policyQuery({ project })),
    (state: RootState) => selectData(state, siloPolicyQuery),
    selectCurrentUser,
    (state: RootState) => selectData(state, userGroupsQuery),
  ],
  (policy, siloPolicy, me, groups): RichText | undefined => {
    if (!policy || !siloPolicy || !me || !groups || groups.nextPage) return undefined
    const groupIds = groups.items.map(({ id }) => id)
    const caller = { id: me.id, groupIds, areGroupsKnown: true, mayOperate: false }
    const role = callerRole({ level: 'project', policy, siloPolicy, caller })
    return role && roleRank(role) > roleRank('collaborator') ? REASON : undefined
  },
)
