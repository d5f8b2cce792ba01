import type { OxqlQueryResult } from '@/api/generated/types'
import type { Entries } from './entry'

/** Racks refuse to group timeseries without values, and may call aligned ones not aligned. */
const ifRefused = (message: string): OxqlQueryResult | undefined =>
  message.startsWith('Input tables to a `group_by`')
    ? { tables: [{ name: '', timeseries: [] }] }
    : undefined

/** OxQL queries: POST requests that only read, so they are cached like reads. */
export const timeseries = {
  /** For the whole system. */
  systemTimeseriesQuery: { kind: 'query', ifRefused },
  systemTimeseriesSchemaList: {},
  /** For one project. */
  timeseriesQuery: { kind: 'query', ifRefused },
} satisfies Entries
