import type { SavedFile } from '@/ports/ports'
import { camelToSnake } from '@/lib/case'
import type { DataColumn } from '@/lib/column'
import { toCsvFile } from '@/store/lists/export'
import { signInText, type AuditRow } from './filters'

export const AUDIT_FORMATS = ['csv', 'excel', 'jsonl'] as const

export type AuditFormat = (typeof AUDIT_FORMATS)[number]

/** All that an entry has. Times are in UTC. */
const COLUMNS: readonly DataColumn<AuditRow>[] = [
  { id: 'Completed', text: row => row.timeCompleted },
  { id: 'Started', text: row => row.timeStarted },
  { id: 'Duration (ms)', exported: row => row.durationMs },
  { id: 'Result', text: row => row.resultKey },
  {
    id: 'Status',
    exported: ({ result }) => ('httpStatusCode' in result ? result.httpStatusCode : ''),
  },
  { id: 'Error code', text: ({ result }) => (result.kind === 'error' && result.errorCode) || '' },
  { id: 'Error', text: ({ result }) => (result.kind === 'error' ? result.errorMessage : '') },
  { id: 'Operation', text: row => row.operationId },
  { id: 'Object', text: row => row.aboutText },
  { id: 'Request', text: row => row.requestUri },
  { id: 'Actor', text: row => row.actorText },
  { id: 'Actor ID', text: row => row.actorKey },
  { id: 'Silo', text: row => row.siloName },
  { id: 'Sign-in', text: row => signInText(row.authMethod) },
  { id: 'Credential', text: row => row.credentialId ?? '' },
  { id: 'Source', text: row => row.sourceIp },
  { id: 'User agent', text: row => row.userAgent ?? '' },
  { id: 'Request ID', text: row => row.requestId },
  { id: 'ID', text: row => row.id },
]

const UTC = { reader: { locale: 'en-US', timeZone: 'UTC' }, nameOf: () => '' }

/** The entry as the API sends it. */
export const entryJson = (row: AuditRow, indent?: number): string => {
  const { id, timeStarted, timeCompleted, requestId, requestUri, operationId } = row
  const { sourceIp, userAgent, actor, authMethod, credentialId, result } = row
  const when = { id, timeStarted, timeCompleted, requestId, requestUri, operationId }
  const who = { sourceIp, userAgent, actor, authMethod, credentialId, result }
  return JSON.stringify(camelToSnake({ ...when, ...who }), null, indent)
}

/** The rows as a file: a line for each and, in CSV, one with the headings. */
export const auditFile = (
  format: AuditFormat,
  rows: readonly AuditRow[],
  locale: string,
): SavedFile =>
  format === 'jsonl'
    ? {
        name: 'audit-log.jsonl',
        type: 'application/jsonl',
        text: rows.map(row => `${entryJson(row)}\n`).join(''),
      }
    : toCsvFile('audit-log', rows, COLUMNS, { ...UTC, reader: { ...UTC.reader, locale } }, format)
