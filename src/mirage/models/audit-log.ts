import type { AuditLogEntry } from '@/api/generated/types'
import type { Stored } from './stored'

/** In the order of recording. */
export type AuditEntryRecord = Stored<AuditLogEntry>
