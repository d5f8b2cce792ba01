import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { defineQuery, listOf } from '@/store/queries/define'

/** The newest entries of a range of time, in ISO 8601. */
export const auditLogQuery = defineQuery(
  ({ startTime, endTime }: { startTime: string; endTime: string }) => ({
    endpoint: 'auditLogList',
    args: {
      query: { startTime, endTime, sortBy: 'time_and_id_descending', limit: ALL_ITEMS_LIMIT },
    },
  }),
)

/** A user of another silo. */
export const userOfSiloQuery = defineQuery(({ silo, user }: { silo: string; user: string }) => ({
  endpoint: 'siloUserView',
  args: { path: { userId: user }, query: { silo } },
}))

/** The users that belong to no silo. */
export const { all: builtinUsersQuery } = listOf('userBuiltinList')
