import { every, itemsOf, list, oneBy, tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** Disks and their import. A disk list or detail is polled while its state is transient. */
export const disks = {
  diskList: { provides: itemsOf('disk') },
  diskCreate: { invalidates: () => [list('disk'), every('utilization')] },
  diskView: { provides: oneBy('disk', 'disk') },
  /** Detached or faulted disks only. */
  diskDelete: { invalidates: () => [list('disk'), every('utilization')] },
  /** Writes one of an upload's hundreds of chunks: invalidates nothing, and times out early. */
  diskBulkWriteImport: { timeoutMs: 30_000 },
  /** `import_ready` → `importing_from_bulk_writes`. */
  diskBulkWriteImportStart: {
    invalidates: (_answer, { path }) => [list('disk'), tag('disk', path.disk)],
  },
  /** Back to `import_ready`. */
  diskBulkWriteImportStop: {
    invalidates: (_answer, { path }) => [list('disk'), tag('disk', path.disk)],
  },
  /** To `detached`. Takes a snapshot if the request names one. */
  diskFinalizeImport: {
    invalidates: (_answer, { path }) => [
      list('disk'),
      tag('disk', path.disk),
      list('snapshot'),
      every('utilization'),
    ],
  },
} satisfies Entries
