import type { InProject, Page } from '@/api/core/arguments'
import { query } from '@/api/core/operation'
import type {
  OxqlQueryResult,
  TimeseriesQuery,
  TimeseriesSchemaResultsPage,
} from '@/api/generated/types'

/** OxQL queries: posts that only read, so they are cached like reads. */
export const timeseries = {
  /** Over everything. */
  systemTimeseriesQuery: query<{ body: TimeseriesQuery }, OxqlQueryResult>(
    'POST',
    '/v1/system/timeseries/query',
    { isLoggable: true },
  ),
  systemTimeseriesSchemaList: query<{ query?: Page }, TimeseriesSchemaResultsPage>(
    'GET',
    '/v1/system/timeseries/schemas',
    { isLoggable: true },
  ),
  /** Limited to a project. */
  timeseriesQuery: query<{ query: InProject; body: TimeseriesQuery }, OxqlQueryResult>(
    'POST',
    '/v1/timeseries/query',
    { isLoggable: true },
  ),
}
