import type { Entries } from './entry'

/** OxQL queries: posts that only read, so they are cached like reads. */
export const timeseries = {
  /** Over everything. */
  systemTimeseriesQuery: { kind: 'query' },
  systemTimeseriesSchemaList: {},
  /** Limited to a project. */
  timeseriesQuery: { kind: 'query' },
} satisfies Entries
