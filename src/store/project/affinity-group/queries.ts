import type { GroupKind } from '../affinity-kinds'
import { groupMembersQuery, groupViewQuery } from '../affinity/queries'
import { allInstancesQuery } from '../instances/queries'

/** What the page of a group shows, and the instances that could join it. */
export const groupPageQueries = (kind: GroupKind, project: string, group: string) => [
  groupViewQuery({ kind, project, group }),
  groupMembersQuery({ kind, project, group }),
  allInstancesQuery({ project }),
]
