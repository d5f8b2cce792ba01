import type { Query } from '@/api/operations/table'
import { PAGE_SIZE } from '@/lib/limits'

/** What a project must not hold when it is deleted, each with the first page of it. */
export const projectContents = (project: string) => {
  const args = { query: { project, limit: PAGE_SIZE } }
  return [
    { kind: 'instance', query: { endpoint: 'instanceList', args } },
    { kind: 'disk', query: { endpoint: 'diskList', args } },
    { kind: 'snapshot', query: { endpoint: 'snapshotList', args } },
    { kind: 'image', query: { endpoint: 'imageList', args } },
    { kind: 'VPC', query: { endpoint: 'vpcList', args } },
    { kind: 'floating IP', query: { endpoint: 'floatingIpList', args } },
    { kind: 'affinity group', query: { endpoint: 'affinityGroupList', args } },
    { kind: 'anti-affinity group', query: { endpoint: 'antiAffinityGroupList', args } },
  ] as const satisfies readonly { kind: string; query: Query }[]
}
