import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'

/** The first page of a project's floating IPs. */
export const floatingIpListQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'floatingIpList',
  args: { query: { project, limit: PAGE_SIZE } },
}))

export const floatingIpViewQuery = defineQuery(
  ({ project, floatingIp }: { project: string; floatingIp: string }) => ({
    endpoint: 'floatingIpView',
    args: { path: { floatingIp }, query: parentsOf(floatingIp, { project }) },
  }),
)

/** The project's floating IPs, including attached ones, for selection. */
export const allFloatingIpsQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'floatingIpList',
  args: { query: { project, limit: ALL_ITEMS_LIMIT } },
}))
