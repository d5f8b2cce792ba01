import type { InProject, MaybeInProject, PageByNameOrId } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { every, items, list, one, tag } from '@/api/core/tags'
import type {
  Disk,
  DiskCreate,
  DiskResultsPage,
  FinalizeDisk,
  ImportBlocksBulkWrite,
  NameOrId,
} from '@/api/generated/types'

/** Disks and their import. A disk list or detail is polled while its state is transient. */
export const disks = {
  diskList: query<{ query: InProject & PageByNameOrId }, DiskResultsPage>('GET', '/v1/disks', {
    isLoggable: true,
    provides: page => items('disk', page.items),
  }),
  diskCreate: mutation<{ query: InProject; body: DiskCreate }, Disk>('POST', '/v1/disks', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('disk'), every('utilization')],
  }),
  diskView: query<{ path: { disk: NameOrId }; query?: MaybeInProject }, Disk>(
    'GET',
    '/v1/disks/{disk}',
    { isLoggable: true, provides: (disk, { path }) => one('disk', path.disk, disk) },
  ),
  /** Detached or faulted disks only. */
  diskDelete: mutation<{ path: { disk: NameOrId }; query?: MaybeInProject }, EmptyBody>(
    'DELETE',
    '/v1/disks/{disk}',
    {
      isLoggable: true,
      isBodyLoggable: true,
      invalidates: () => [list('disk'), every('utilization')],
    },
  ),
  /** One chunk. Invalidates nothing, and is tried again soon: an upload writes hundreds. */
  diskBulkWriteImport: mutation<
    { path: { disk: NameOrId }; query?: MaybeInProject; body: ImportBlocksBulkWrite },
    EmptyBody
  >('POST', '/v1/disks/{disk}/bulk-write', {
    isLoggable: true,
    isBodyLoggable: false,
    patience: 30_000,
  }),
  /** `import_ready` → `importing_from_bulk_writes`. */
  diskBulkWriteImportStart: mutation<
    { path: { disk: NameOrId }; query?: MaybeInProject },
    EmptyBody
  >('POST', '/v1/disks/{disk}/bulk-write-start', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: (_answer, { path }) => [list('disk'), tag('disk', path.disk)],
  }),
  /** Back to `import_ready`. */
  diskBulkWriteImportStop: mutation<
    { path: { disk: NameOrId }; query?: MaybeInProject },
    EmptyBody
  >('POST', '/v1/disks/{disk}/bulk-write-stop', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: (_answer, { path }) => [list('disk'), tag('disk', path.disk)],
  }),
  /** To `detached`, with a snapshot if named. */
  diskFinalizeImport: mutation<
    { path: { disk: NameOrId }; query?: MaybeInProject; body: FinalizeDisk },
    EmptyBody
  >('POST', '/v1/disks/{disk}/finalize', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: (_answer, { path }) => [
      list('disk'),
      tag('disk', path.disk),
      list('snapshot'),
      every('utilization'),
    ],
  }),
}
