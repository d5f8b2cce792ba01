import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery, optional } from '@/store/queries/define'
import type { GroupKind } from '../affinity-kinds'
import { groupListQuery } from '../affinity/queries'

/** The groups of a kind that an instance is in. */
export const instanceGroupsQuery = defineQuery(
  ({ kind, project, instance }: { kind: GroupKind; project: string; instance: string }) => {
    const args = {
      path: { instance },
      query: { ...parentsOf(instance, { project }), limit: ALL_ITEMS_LIMIT },
    }
    return kind === 'affinity'
      ? { endpoint: 'instanceAffinityGroupList', args }
      : { endpoint: 'instanceAntiAffinityGroupList', args }
  },
)

/**
 * The queries for the groups that an instance is in or could be added to. They are optional because
 * the other settings do not need them.
 */
export const instanceSettingsQueries = (project: string, instance: string) =>
  [
    instanceGroupsQuery({ kind: 'antiAffinity', project, instance }),
    instanceGroupsQuery({ kind: 'affinity', project, instance }),
    groupListQuery({ kind: 'antiAffinity', project }),
    groupListQuery({ kind: 'affinity', project }),
  ].map(optional)
