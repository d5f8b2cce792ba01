import type { CallArgs } from '@/api/core/operation'
import type { OxqlQueryResult } from '@/api/generated/types'
import type { Entries } from './entry'

/** Racks refuse to group timeseries without values, and may call aligned ones not aligned. */
const NOTHING = /^Input tables to a `group_by` must (be aligned|not be empty)/

const resultOfRefusal = (message: string, { body }: CallArgs): OxqlQueryResult | undefined =>
  NOTHING.test(message) && (body as { query: string }).query.includes('align')
    ? { tables: [{ name: '', timeseries: [] }] }
    : undefined

/** OxQL queries: POST requests that only read, so they are cached like reads. */
export const timeseries = {
  /** For the whole system. */
  systemTimeseriesQuery: { kind: 'query', resultOfRefusal },
  systemTimeseriesSchemaList: {},
  /** For one project. */
  timeseriesQuery: { kind: 'query', resultOfRefusal },
} satisfies Entries
