import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'

/** All of them: an instance has eight disks at most. */
export const instanceDisksQuery = defineQuery(
  ({ project, instance }: { project: string; instance: string }) => ({
    endpoint: 'instanceDiskList',
    args: { path: { instance }, query: parentsOf(instance, { project }) },
  }),
)
