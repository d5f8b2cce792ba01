import type { OxqlQueryResult } from '@/api/generated/types'
import { keyOf } from '../oxql/combine'
import { answerFleetQuery, answerProjectQuery } from '../routes/timeseries'
import type { GoneCall, Step } from './change'

/** Before release 17, the timeseries of a table are a map. */
const keyedResult = ({ tables }: OxqlQueryResult) => ({
  tables: tables.map(({ name, timeseries }) => ({
    name,
    timeseries: Object.fromEntries(timeseries.map(each => [keyOf(each.fields), each])),
  })),
})

type QueryCall<Query> = GoneCall<undefined, Query, { query: string }>

export const timeseriesSteps: readonly Step[] = [
  {
    release: 17,
    changes: {
      // Served here, because the newest operations answer with finished text.
      'POST /v1/timeseries/query': {
        serve: (call: QueryCall<{ project: string }>) => answerProjectQuery(call, keyedResult),
      },
      'POST /v1/system/timeseries/query': {
        serve: (call: QueryCall<object>) => answerFleetQuery(call, keyedResult),
      },
    },
  },
]
