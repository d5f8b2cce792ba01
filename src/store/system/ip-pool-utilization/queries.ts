import { defineQuery } from '@/store/queries/define'

/** Readable by fleet viewers only. */
export const ipPoolUtilizationQuery = defineQuery(({ pool }: { pool: string }) => ({
  endpoint: 'systemIpPoolUtilizationView',
  args: { path: { pool } },
}))
