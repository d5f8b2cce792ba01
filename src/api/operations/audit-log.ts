import { itemsOf } from '@/api/core/tags'
import type { Entries } from './entry'

/** The audit log, and the names of those in it. */
export const auditLog = {
  auditLogList: { provides: itemsOf('auditLogEntry') },
  userBuiltinList: { provides: itemsOf('userBuiltin') },
} satisfies Entries
