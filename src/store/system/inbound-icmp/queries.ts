import type { Query } from '@/api/operations/table'

/** Whether the rack's API services receive errors of ICMP. Readable by fleet viewers only. */
export const inboundIcmpQuery = {
  endpoint: 'networkingInboundIcmpView',
  args: {},
} as const satisfies Query
