import type { InProject, MaybeInProject, Page, PageByNameOrId } from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { NameOrId, PaginationOrder } from '@/api/schema/common'
import type {
  Disk,
  DiskCreate,
  DiskMetricName,
  DiskResultsPage,
  FinalizeDisk,
  ImportBlocksBulkWrite,
} from '@/api/schema/disks'
import type { MeasurementResultsPage } from '@/api/schema/metrics'

export const disks = {
  diskList: query<{ query: InProject & PageByNameOrId }, DiskResultsPage>('GET', '/v1/disks'),
  diskCreate: mutation<{ query: InProject; body: DiskCreate }, Disk>('POST', '/v1/disks'),
  diskView: query<{ path: { disk: NameOrId }; query?: MaybeInProject }, Disk>(
    'GET',
    '/v1/disks/{disk}',
  ),
  diskDelete: mutation<{ path: { disk: NameOrId }; query?: MaybeInProject }, Nothing>(
    'DELETE',
    '/v1/disks/{disk}',
  ),
  diskBulkWriteImport: mutation<
    { path: { disk: NameOrId }; query?: MaybeInProject; body: ImportBlocksBulkWrite },
    Nothing
  >('POST', '/v1/disks/{disk}/bulk-write'),
  diskBulkWriteImportStart: mutation<{ path: { disk: NameOrId }; query?: MaybeInProject }, Nothing>(
    'POST',
    '/v1/disks/{disk}/bulk-write-start',
  ),
  diskBulkWriteImportStop: mutation<{ path: { disk: NameOrId }; query?: MaybeInProject }, Nothing>(
    'POST',
    '/v1/disks/{disk}/bulk-write-stop',
  ),
  diskFinalizeImport: mutation<
    { path: { disk: NameOrId }; query?: MaybeInProject; body: FinalizeDisk },
    Nothing
  >('POST', '/v1/disks/{disk}/finalize'),
  diskMetricsList: query<
    {
      path: { disk: NameOrId; metric: DiskMetricName }
      query: MaybeInProject & {
        endTime: string
        order?: PaginationOrder | null | undefined
        startTime: string
      } & Page
    },
    MeasurementResultsPage
  >('GET', '/v1/disks/{disk}/metrics/{metric}'),
}
