import { selectData, selectEntry, type ApiState } from '@/api/core/api'
import { selectHasAuditLog } from '@/store/release/release'
import type { RootState } from '@/store/setup/state'
import { auditLogQuery } from '../audit-log/queries'
import { sledViewQuery } from './queries'

const DAY = 24 * 60 * 60_000
const DAYS = 30

const isoOf = (time: number) => new Date(time).toISOString()

/** The query for the entries of the month before a time, by whole days. */
const monthBefore = (time: number) => {
  const today = time - (time % DAY)
  return auditLogQuery({ startTime: isoOf(today - DAYS * DAY), endTime: isoOf(today + DAY) })
}

/**
 * The query for the entries of the last month; undefined for users who cannot read the log, and
 * until the sled has been read.
 */
export const selectSinceQuery = (state: RootState, sledId: string) => {
  const readAt = selectEntry(state, sledViewQuery({ sledId }))?.fulfilledTimeStamp
  return readAt !== undefined && selectHasAuditLog(state) ? monthBefore(readAt) : undefined
}

/**
 * When the provision policy of a sled was last changed, in ISO 8601; undefined if the log of the month
 * before `time` has not been read or does not tell. Entries do not hold the policy: the last change
 * is the one to the present one.
 */
export const closedSince = (state: ApiState, sledId: string, time: number): string | undefined =>
  selectData(state, monthBefore(time))?.items.find(
    ({ operationId, requestUri, result }) =>
      operationId === 'sled_set_provision_policy' &&
      result.kind === 'success' &&
      requestUri.includes(`/${sledId}/`),
  )?.timeCompleted

/** The same, by the time at which the sled was read. */
export const selectClosedSince = (state: RootState, sledId: string): string | undefined => {
  const readAt = selectEntry(state, sledViewQuery({ sledId }))?.fulfilledTimeStamp
  return readAt === undefined ? undefined : closedSince(state, sledId, readAt)
}
