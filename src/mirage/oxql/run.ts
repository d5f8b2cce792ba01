import type { Release } from '@/api/releases/ladder'
import type { TimeseriesSchema } from '@/api/generated/types'
import type { BackendState } from '../server/backend-state'
import { align } from './align'
import { Budget, fault } from './budget'
import { groupBy, join, refuseUnaligned } from './combine'
import { filterRaw, filterTable, pinnedIds } from './filter'
import { isLimiting } from './conditions'
import { parseQuery } from './parser'
import { fail } from '../server/errors'
import {
  type Scope,
  type Pinned,
  type Series,
  materialize,
  pointsIn,
  type RawTable,
  type Table,
} from './tables'
import type { Condition, Query, Stage } from './syntax'
import { capacitySeries, componentSeries, serviceSeries } from './facilities'
import { diskSeries, interfaceSeries, machineSeries } from './machines'
import { schemasAt } from './schemas'
import { datasetSeries, poolSeries, sledCpuSeries, sledLinkSeries, zoneSeries } from './sleds'
import { bfdSeries, bgpSeries, switchLinkSeries } from './switches'

type Source = (backendState: BackendState, metric: string, scope: Scope, pinned: Pinned) => Series[]

const sources: Record<string, Source> = {
  virtual_machine: machineSeries,
  virtual_disk: diskSeries,
  instance_network_interface: interfaceSeries,
  collection_target: capacitySeries,
  hardware_component: componentSeries,
  http_service: serviceSeries,
  sled_data_link: sledLinkSeries,
  sled_cpu: sledCpuSeries,
  zone: zoneSeries,
  zfs_pool: poolSeries,
  zfs_dataset: datasetSeries,
  switch_data_link: switchLinkSeries,
  bgp_session: bgpSeries,
  bfd_session: bfdSeries,
}

/** The timeseries with a name, limited to objects with the pinned ids. */
const findTimeseries = (
  backendState: BackendState,
  scope: Scope,
  name: string,
  pinned: Pinned = {},
): { schema: TimeseriesSchema; series: Series[] } => {
  const schema =
    schemasAt(backendState.release).find(({ timeseriesName }) => timeseriesName === name) ??
    fault(`Timeseries not found for: ${name}`)
  const [target = '', metric = ''] = name.split(':')
  return { schema, series: sources[target]?.(backendState, metric, scope, pinned) ?? [] }
}

const hasId = (field: string, value: string): Condition => ({
  kind: 'compare',
  field,
  comparison: '==',
  literal: { kind: 'uuid', value },
})

/**
 * The condition that is inserted after every `get` of a project's query. Timeseries without these
 * fields are refused by it.
 */
const scopeCondition = ({ db }: BackendState, { projectId }: Exclude<Scope, 'everything'>) => {
  const { siloId } = db.projects.get(projectId) ?? fail.internal()
  return {
    kind: 'and',
    left: hasId('silo_id', siloId),
    right: hasId('project_id', projectId),
  } satisfies Condition
}

/** Retention: the default start of a query. */
const KEPT = 30 * 24 * 3_600_000

/** Finding a timeseries with its fields costs as much as reading this many samples. */
const SERIES_COST = 5

/** Tables stay lazy as long as possible, so that only the samples needed are read. */
type Stream = { readonly raw: RawTable } | { readonly table: Table }

const tableOf = (stream: Stream, budget: Budget): Table =>
  'raw' in stream ? materialize(stream.raw, budget) : stream.table

const limited = (table: Table, { end, count }: Extract<Stage, { kind: 'limit' }>): Table => ({
  ...table,
  rows: table.rows.map(({ fields, points }) => ({
    fields,
    points: end === 'first' ? points.slice(0, count) : points.slice(-count),
  })),
})

/** Applies a stage to one table. */
const applied = (
  stream: Stream,
  stage: Exclude<Stage, { kind: 'join' }>,
  budget: Budget,
  release: Release,
): Stream => {
  if ('table' in stream) budget.chargeReads(pointsIn(stream.table))
  switch (stage.kind) {
    case 'filter':
      return 'raw' in stream
        ? { raw: filterRaw(stream.raw, stage.condition, budget) }
        : { table: filterTable(stream.table, stage.condition, budget) }
    case 'align':
      return 'raw' in stream
        ? { table: align(stream.raw, stage.method, stage.period, budget) }
        : fault('Only timeseries as they were measured can be aligned')
    case 'group_by':
      return 'raw' in stream
        ? refuseUnaligned(stream.raw.schema.timeseriesName)
        : { table: groupBy(stream.table, stage.fields, stage.reducer, release) }
    case 'limit':
      return { table: limited(tableOf(stream, budget), stage) }
  }
}

const sourced = (
  backendState: BackendState,
  scope: Scope,
  { source, stages: [first] }: Query,
  budget: Budget,
): Stream[] => {
  if (source.kind === 'subqueries') {
    return source.queries.flatMap(query => streams(backendState, scope, query, budget))
  }
  const now = backendState.clock.now()
  const pinned = first?.kind === 'filter' ? pinnedIds(first.condition) : {}
  const found = findTimeseries(backendState, scope, source.timeseries, pinned)
  budget.chargeReads(found.series.length * SERIES_COST)
  const window = { from: now - KEPT, to: Infinity, end: now, now }
  const raw = { ...found, ...window, tests: [], comparisons: 0 }
  if (scope === 'everything') return [{ raw }]
  return [{ raw: filterRaw(raw, scopeCondition(backendState, scope), budget) }]
}

const isLimited = (stages: readonly Stage[]): boolean =>
  stages.some(
    stage => stage.kind === 'limit' || (stage.kind === 'filter' && isLimiting(stage.condition)),
  )

/** Whether a query reads all of a timeseries: no stage after its `get` limits what is read. */
const scansTable = ({ source, stages }: Query): boolean =>
  !isLimited(stages) && (source.kind === 'get' || source.queries.some(scansTable))

/** Joins tables. Each table is charged more than the one before, because its rows get wider. */
const joined = (inputs: readonly Stream[], budget: Budget): Stream[] => {
  const tables = inputs.map(stream => tableOf(stream, budget))
  for (const [index, table] of tables.entries()) budget.chargeReads(pointsIn(table) * (index + 1))
  return [{ table: join(tables) }]
}

/** Of all stages, only `group_by` refuses several tables. */
const requireOne = (inputs: Stream[], { kind }: Stage): Stream[] =>
  kind === 'group_by' && inputs.length !== 1
    ? fault(
        '`group_by` table operations require exactly one input table, but found ' +
          String(inputs.length),
      )
    : inputs

const streams = (
  backendState: BackendState,
  scope: Scope,
  query: Query,
  budget: Budget,
): Stream[] =>
  query.stages.reduce(
    (inputs: Stream[], stage) =>
      stage.kind === 'join'
        ? joined(inputs, budget)
        : requireOne(inputs, stage).map(stream =>
            applied(stream, stage, budget, backendState.release),
          ),
    sourced(backendState, scope, query, budget),
  )

/** Runs a query. Throws an `OxqlFault` if it is invalid. */
export const runQuery = (backendState: BackendState, scope: Scope, text: string): Table[] => {
  const budget = new Budget()
  const query = parseQuery(text, backendState.clock.now())
  if (scope === 'everything' && scansTable(query)) {
    fault(
      'This query requires at least one full table scan. Please rewrite the query to filter ' +
        'either the fields or timestamps, in order to reduce the amount of data fetched from ' +
        'the database.',
    )
  }
  return streams(backendState, scope, query, budget).map(stream => tableOf(stream, budget))
}
