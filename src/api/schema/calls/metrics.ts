import { z } from 'zod'
import { NameOrId, PaginationOrder } from '../common'
import { MeasurementResultsPage, SystemMetricName } from '../metrics'
import { time } from '../scalars'
import { paged } from './facts'

export const metricsCalls = {
  siloMetric: {
    status: 200,
    path: z.object({ metricName: SystemMetricName }),
    query: paged(
      { endTime: time, startTime: time },
      { order: PaginationOrder.optional(), project: NameOrId.optional() },
    ),
    result: MeasurementResultsPage,
  },
  systemMetric: {
    status: 200,
    path: z.object({ metricName: SystemMetricName }),
    query: paged(
      { endTime: time, startTime: time },
      { order: PaginationOrder.optional(), silo: NameOrId.optional() },
    ),
    result: MeasurementResultsPage,
  },
}
