import { authorizeFleet } from '../server/access'
import { paginate } from '../server/page'
import type { Handlers } from '../server/route'
import type { AuditEntryRecord } from '../models/system-records'

const DAY = 24 * 3_600_000
/** From release 19 on, older entries are deleted. */
const RETENTION = 90 * DAY

const keyOf = ({ id, timeCompleted }: AuditEntryRecord): string =>
  `${new Date(timeCompleted).toISOString()} ${id}`

/** The audit log: who changed what. */
export const auditLogRoutes = {
  /** The time range is that of completion, with its start and without its end. */
  auditLogList: call => {
    const { query, backendState } = call
    authorizeFleet(call, 'viewer')
    const oldest = backendState.release >= 19 ? backendState.clock.now() - RETENTION : 0
    const start = Math.max(Date.parse(query.startTime), oldest)
    const end = query.endTime ? Date.parse(query.endTime) : Number.POSITIVE_INFINITY
    const found = Array.from(backendState.db.auditEntries.all())
      .filter(({ timeCompleted }) => Date.parse(timeCompleted) >= start)
      .filter(({ timeCompleted }) => Date.parse(timeCompleted) < end)
      .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    const descending = query.sortBy === 'time_and_id_descending'
    return paginate(call, found, { key: keyOf, descending }, entry => entry)
  },
} satisfies Handlers
