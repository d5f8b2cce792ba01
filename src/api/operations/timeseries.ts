import type { Entries } from './entry'

/** OxQL queries: POST requests that only read, so they are cached like reads. */
export const timeseries = {
  /** For the whole system. */
  systemTimeseriesQuery: { kind: 'query' },
  systemTimeseriesSchemaList: {},
  /** For one project. */
  timeseriesQuery: { kind: 'query' },
} satisfies Entries
