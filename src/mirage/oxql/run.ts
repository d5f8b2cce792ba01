import type { World } from '../server/world'
import { align } from './align'
import { findTimeseries } from './catalog'
import { groupBy, join } from './combine'
import { fault } from './fault'
import { filterRaw, filterTable, pinnedIds } from './filter'
import { parseQuery } from './parser'
import type { Scope } from './series'
import type { Query, Stage } from './syntax'
import { materialize, type RawTable, type Table } from './tables'

/** What a query that does not say from when gets: as much as is kept. */
const KEPT = 30 * 24 * 3_600_000

/** Tables stay unread as long as it goes, so that only what is asked for has to be looked up. */
type Stream = { readonly raw: RawTable } | { readonly table: Table }

const tableOf = (stream: Stream): Table =>
  'raw' in stream ? materialize(stream.raw) : stream.table

const limited = (table: Table, { end, count }: Extract<Stage, { kind: 'limit' }>): Table => ({
  ...table,
  rows: table.rows.map(({ fields, points }) => ({
    fields,
    points: end === 'first' ? points.slice(0, count) : points.slice(-count),
  })),
})

/** What a stage makes of one table. */
const applied = (stream: Stream, stage: Exclude<Stage, { kind: 'join' }>): Stream => {
  switch (stage.kind) {
    case 'filter':
      return 'raw' in stream
        ? { raw: filterRaw(stream.raw, stage.condition) }
        : { table: filterTable(stream.table, stage.condition) }
    case 'align':
      return 'raw' in stream
        ? { table: align(stream.raw, stage.method, stage.period) }
        : fault('Only timeseries as they were measured can be aligned')
    case 'group_by':
      return 'raw' in stream
        ? fault('Only aligned timeseries can be grouped')
        : { table: groupBy(stream.table, stage.fields, stage.reducer) }
    case 'limit':
      return { table: limited(tableOf(stream), stage) }
  }
}

const sourced = (world: World, scope: Scope, { source, stages: [first] }: Query): Stream[] => {
  if (source.kind === 'subqueries') {
    return source.queries.flatMap(query => streams(world, scope, query))
  }
  const now = world.clock.now()
  const pinned = first?.kind === 'filter' ? pinnedIds(first.condition) : {}
  const found = findTimeseries(world, scope, source.timeseries, pinned)
  return [{ raw: { ...found, from: now - KEPT, to: Infinity, end: now, now, tests: [] } }]
}

const streams = (world: World, scope: Scope, query: Query): Stream[] =>
  query.stages.reduce(
    (inputs: Stream[], stage) =>
      stage.kind === 'join'
        ? [{ table: join(inputs.map(tableOf)) }]
        : inputs.map(stream => applied(stream, stage)),
    sourced(world, scope, query),
  )

/** Answers a query. Throws an `OxqlFault` for one that makes no sense. */
export const runQuery = (world: World, scope: Scope, text: string): Table[] =>
  streams(world, scope, parseQuery(text, world.clock.now())).map(tableOf)
