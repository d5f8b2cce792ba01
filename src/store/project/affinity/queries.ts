import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'
import type { GroupKind } from '../affinity-kinds'
import { allInstancesQuery } from '../queries'

/** The project's groups of a kind, all on one page. */
export const groupListQuery = defineQuery(
  ({ kind, project }: { kind: GroupKind; project: string }) => {
    const args = { query: { project, limit: ALL_ITEMS_LIMIT } }
    return kind === 'affinity'
      ? { endpoint: 'affinityGroupList', args }
      : { endpoint: 'antiAffinityGroupList', args }
  },
)

export const groupViewQuery = defineQuery(
  ({ kind, project, group }: { kind: GroupKind; project: string; group: string }) => {
    const query = parentsOf(group, { project })
    return kind === 'affinity'
      ? { endpoint: 'affinityGroupView', args: { path: { affinityGroup: group }, query } }
      : { endpoint: 'antiAffinityGroupView', args: { path: { antiAffinityGroup: group }, query } }
  },
)

/** All members: a group has at most 32. */
export const groupMembersQuery = defineQuery(
  ({ kind, project, group }: { kind: GroupKind; project: string; group: string }) => {
    const query = { ...parentsOf(group, { project }), limit: ALL_ITEMS_LIMIT }
    return kind === 'affinity'
      ? { endpoint: 'affinityGroupMemberList', args: { path: { affinityGroup: group }, query } }
      : {
          endpoint: 'antiAffinityGroupMemberList',
          args: { path: { antiAffinityGroup: group }, query },
        }
  },
)

/** The queries of a group's page, including the instances that can be added. */
export const groupPageQueries = (kind: GroupKind, project: string, group: string) => [
  groupViewQuery({ kind, project, group }),
  groupMembersQuery({ kind, project, group }),
  allInstancesQuery({ project }),
]
