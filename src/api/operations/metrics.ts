import type { MaybeInProject, Page } from '@/api/core/arguments'
import { query } from '@/api/core/operation'
import type {
  MeasurementResultsPage,
  NameOrId,
  PaginationOrder,
  SystemMetricName,
} from '@/api/generated/types'

/** Capacity over time. Not tagged: time alone makes them stale. */
export const metrics = {
  /** The caller's silo, or one project of it. */
  siloMetric: query<
    {
      path: { metricName: SystemMetricName }
      query: MaybeInProject & {
        endTime: string
        order?: PaginationOrder | null | undefined
        startTime: string
      } & Page
    },
    MeasurementResultsPage
  >('GET', '/v1/metrics/{metricName}', { isLoggable: true }),
  /** The whole fleet, or one silo. */
  systemMetric: query<
    {
      path: { metricName: SystemMetricName }
      query: {
        endTime: string
        order?: PaginationOrder | null | undefined
        startTime: string
        silo?: NameOrId | null | undefined
      } & Page
    },
    MeasurementResultsPage
  >('GET', '/v1/system/metrics/{metricName}', { isLoggable: true }),
}
