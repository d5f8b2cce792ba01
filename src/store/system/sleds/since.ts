import { selectData, selectEntry } from '@/api/core/api'
import { selectHasAuditLog } from '@/store/release/release'
import type { RootState } from '@/store/setup/state'
import { auditLogQuery } from '../audit-log/queries'
import { sledViewQuery } from './queries'

const DAY = 24 * 60 * 60_000
const DAYS = 30

const isoOf = (time: number) => new Date(time).toISOString()

/**
 * The query for the entries of the last month, by whole days; undefined for users who cannot read
 * the log, and until the sled has been read.
 */
export const selectSinceQuery = (state: RootState, sledId: string) => {
  const readAt = selectEntry(state, sledViewQuery({ sledId }))?.fulfilledTimeStamp
  if (readAt === undefined || !selectHasAuditLog(state)) return undefined
  const today = readAt - (readAt % DAY)
  return auditLogQuery({ startTime: isoOf(today - DAYS * DAY), endTime: isoOf(today + DAY) })
}

/**
 * When the provision policy of a sled was last changed, in ISO 8601; undefined if the log of the last
 * month does not tell. Entries do not hold the policy: the last change is the one to the present one.
 */
export const selectClosedSince = (state: RootState, sledId: string): string | undefined => {
  const query = selectSinceQuery(state, sledId)
  return (
    query &&
    selectData(state, query)?.items.find(
      ({ operationId, requestUri, result }) =>
        operationId === 'sled_set_provision_policy' &&
        result.kind === 'success' &&
        requestUri.includes(`/${sledId}/`),
    )?.timeCompleted
  )
}
