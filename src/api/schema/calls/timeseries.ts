import { z } from 'zod'
import { NameOrId } from '../common'
import { OxqlQueryResult, TimeseriesQuery } from '../oxql'
import { TimeseriesSchemaResultsPage } from '../timeseries-schemas'
import { paged } from './facts'

export const timeseriesCalls = {
  systemTimeseriesQuery: {
    status: 200,
    body: TimeseriesQuery,
    result: OxqlQueryResult,
  },
  systemTimeseriesSchemaList: {
    status: 200,
    query: paged({}, {}),
    result: TimeseriesSchemaResultsPage,
  },
  timeseriesQuery: {
    status: 200,
    query: z.object({ project: NameOrId }),
    body: TimeseriesQuery,
    result: OxqlQueryResult,
  },
}
