import type { GroupKind } from '../affinity-kinds'
import { groupMembersQuery, groupViewQuery } from '../affinity/queries'
import { allInstancesQuery } from '../queries'

/** The queries of a group's page, including the instances that can be added. */
export const groupPageQueries = (kind: GroupKind, project: string, group: string) => [
  groupViewQuery({ kind, project, group }),
  groupMembersQuery({ kind, project, group }),
  allInstancesQuery({ project }),
]
