import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { siloPolicyQuery, userGroupsQuery } from '@/store/session/queries'
import { selectCurrentUser, selectIsFleetViewer } from '@/store/session/selectors'
import type { RootState } from '@/store/setup/state'
import { policyQuery } from './queries'
import type { AccessFacts } from './rules'

/** Who may do what on that project, or on the silo; undefined until it is read. */
export const selectAccessFacts = createSelector(
  [
    (state: RootState, project: string | undefined) => selectData(state, policyQuery(project)),
    (state: RootState) => selectData(state, siloPolicyQuery),
    selectCurrentUser,
    (state: RootState) => selectData(state, userGroupsQuery),
    selectIsFleetViewer,
    (_state: RootState, project: string | undefined) => project,
  ],
  (policy, siloPolicy, me, groups, mayOperate, project): AccessFacts | undefined =>
    policy &&
    me && {
      level: project === undefined ? 'silo' : 'project',
      policy,
      siloPolicy,
      caller: {
        id: me.id,
        groupIds: groups?.items.map(({ id }) => id) ?? [],
        areGroupsKnown: groups !== undefined && !groups.nextPage,
        mayOperate,
      },
    },
)
