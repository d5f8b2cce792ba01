import type { InProject, Page } from '@/api/core/arguments'
import { query } from '@/api/core/operation'
import type { OxqlQueryResult, TimeseriesQuery } from '@/api/schema/oxql'
import type { TimeseriesSchemaResultsPage } from '@/api/schema/timeseries-schemas'

export const timeseries = {
  systemTimeseriesQuery: query<{ body: TimeseriesQuery }, OxqlQueryResult>(
    'POST',
    '/v1/system/timeseries/query',
  ),
  systemTimeseriesSchemaList: query<{ query?: Page }, TimeseriesSchemaResultsPage>(
    'GET',
    '/v1/system/timeseries/schemas',
  ),
  timeseriesQuery: query<{ query: InProject; body: TimeseriesQuery }, OxqlQueryResult>(
    'POST',
    '/v1/timeseries/query',
  ),
}
