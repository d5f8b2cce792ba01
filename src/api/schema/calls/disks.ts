import { z } from 'zod'
import { NameOrId, NameOrIdSortMode, PaginationOrder } from '../common'
import {
  Disk,
  DiskCreate,
  DiskMetricName,
  DiskResultsPage,
  FinalizeDisk,
  ImportBlocksBulkWrite,
} from '../disks'
import { MeasurementResultsPage } from '../metrics'
import { time } from '../scalars'
import { paged, sorted } from './facts'

export const disksCalls = {
  diskList: {
    status: 200,
    query: sorted(NameOrIdSortMode, { project: NameOrId }, {}),
    result: DiskResultsPage,
  },
  diskCreate: {
    status: 201,
    query: z.object({ project: NameOrId }),
    body: DiskCreate,
    result: Disk,
  },
  diskView: {
    status: 200,
    path: z.object({ disk: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    result: Disk,
  },
  diskDelete: {
    status: 204,
    path: z.object({ disk: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
  },
  diskBulkWriteImport: {
    status: 204,
    path: z.object({ disk: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    body: ImportBlocksBulkWrite,
  },
  diskBulkWriteImportStart: {
    status: 204,
    path: z.object({ disk: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
  },
  diskBulkWriteImportStop: {
    status: 204,
    path: z.object({ disk: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
  },
  diskFinalizeImport: {
    status: 204,
    path: z.object({ disk: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    body: FinalizeDisk,
  },
  diskMetricsList: {
    status: 200,
    path: z.object({ disk: NameOrId, metric: DiskMetricName }),
    query: paged(
      { endTime: time, startTime: time },
      { order: PaginationOrder.optional(), project: NameOrId.optional() },
    ),
    result: MeasurementResultsPage,
  },
}
