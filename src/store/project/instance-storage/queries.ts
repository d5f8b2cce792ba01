import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'

/** All disks: an instance has at most eight. */
export const instanceDisksQuery = defineQuery(
  ({ project, instance }: { project: string; instance: string }) => ({
    endpoint: 'instanceDiskList',
    args: { path: { instance }, query: parentsOf(instance, { project }) },
  }),
)
