import type { Release } from '@/api/releases/ladder'
import { canonicalJson, hashText } from '@/lib/hash'
import { fault } from './budget'
import type { Fields, Point, Row, Table } from './tables'
import type { Reducer } from './syntax'

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map(name => [name, fields[name]!]))

/** Groups rows by the values of their fields. */
const byFields = (rows: readonly Row[], fieldsOf: (row: Row) => Fields) => {
  const groups = new Map<string, { fields: Fields; rows: Row[] }>()
  for (const row of rows) {
    const fields = fieldsOf(row)
    const key = canonicalJson(fields)
    const group = groups.get(key) ?? { fields, rows: [] }
    group.rows.push(row)
    groups.set(key, group)
  }
  return groups
}

/** Reduces the points of all rows at the same time to one, skipping nulls. */
const reduceRows = (rows: readonly Row[], reducer: Reducer): readonly Point[] => {
  const [only] = rows
  if (only && rows.length === 1) return only.points
  const moments = new Map<number, { sum: number; count: number }>()
  for (const { points } of rows) {
    for (const { time, values } of points) {
      const moment = moments.get(time) ?? { sum: 0, count: 0 }
      moments.set(time, moment)
      const [value] = values
      if (typeof value !== 'number') continue
      moment.sum += value
      moment.count += 1
    }
  }
  return [...moments.entries()]
    .sort(([a], [b]) => a - b)
    .map(([time, { sum, count }]) => {
      const value = count === 0 ? null : reducer === 'sum' ? sum : sum / count
      return { time, startTime: null, values: [value] }
    })
}

/**
 * Racks refuse to group timeseries without any values; before release 17, in words that do not
 * fit.
 */
const requireValues = ({ hasSeries, rows }: Table, release: Release): void => {
  const hasValues = rows.some(({ points }) =>
    points.some(({ values }) => values.some(value => value !== null)),
  )
  if (hasValues || !hasSeries) return
  fault(`Input tables to a \`group_by\` must ${release < 17 ? 'be aligned' : 'not be empty'}`)
}

/** Names as the server prints a list of them. */
const printed = (names: Iterable<string>) =>
  `[${[...names]
    .sort()
    .map(name => `"${name}"`)
    .join(', ')}]`

/** Refuses to group a table that is not aligned. */
export const refuseUnaligned = (name: string): never =>
  fault(
    `Input table to a \`group_by\` table operation must be aligned, but table '${name}' is not ` +
      'aligned',
  )

/** One row per combination of these fields; drops the other fields. */
export const groupBy = (
  table: Table,
  names: readonly string[],
  reducer: Reducer,
  release: Release,
): Table => {
  const { name, types, period, columns } = table
  if (period === null) refuseUnaligned(name)
  if (columns.length > 1) {
    fault(
      `\`group_by\` table operations require 1-dimensional tables, but table '${name}' has ` +
        `${columns.length} dimensions`,
    )
  }
  const kept = names.map(field => {
    const type = types.get(field)
    if (type) return [field, type] as const
    return fault(
      `Cannot group by field '${field}', which does not appear in the input tables. ` +
        `Valid fields are: ${printed(types.keys())}`,
    )
  })
  requireValues(table, release)
  const groups = byFields(table.rows, ({ fields }) => pick(fields, names))
  const rows = Array.from(groups.values(), group => ({
    fields: group.fields,
    points: reduceRows(group.rows, reducer),
  }))
  return { ...table, types: new Map(kept), rows }
}

/** Joins the points of matching rows, at the times that both have. */
const joinPoints = (left: readonly Point[], right: readonly Point[]): Point[] => {
  const others = new Map(right.map(point => [point.time, point]))
  return left.flatMap(point => {
    const other = others.get(point.time)
    return other ? [{ ...point, values: [...point.values, ...other.values] }] : []
  })
}

/** A timeseries's key: a number hashed from its fields. */
export const keyOf = (fields: Fields): string =>
  String(Number.parseInt(hashText(canonicalJson(fields)), 16))

/** Refuses tables that do not have the same set of timeseries. `index` counts from 0. */
const requireSame = (left: Table, right: Table, index: number): void => {
  const [first, second] = [left, right].map(({ rows }) => rows.map(({ fields }) => keyOf(fields)))
  const known = new Set(first)
  const others = new Set(second)
  const missing = second?.find(key => !known.has(key)) ?? first?.find(key => !others.has(key))
  if (missing !== undefined) {
    fault(`Join failed, input table ${index} does not contain a timeseries with key ${missing}`)
  }
}

const joinTwo = (left: Table, right: Table): Table => {
  const others = byFields(right.rows, ({ fields }) => fields)
  const rows = left.rows.flatMap(({ fields, points }): Row[] => {
    const [other] = others.get(canonicalJson(fields))?.rows ?? []
    return other ? [{ fields, points: joinPoints(points, other.points) }] : []
  })
  return {
    ...left,
    name: `${left.name},${right.name}`,
    columns: [...left.columns, ...right.columns],
    rows,
  }
}

const ALL = 'All input tables to a `join` operation must'
const EACH = 'All input tables to `join` operation must'

const typed = ({ types }: Table) =>
  [...types]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, type]) => `"${name}" (${type})`)
    .join(', ')

/** Refuses tables that cannot be joined, whatever their timeseries are. */
const requireJoinable = (first: Table, table: Table): void => {
  const { name, columns, period } = table
  if (period === null) fault(`${ALL} be aligned, but table '${name}' is not aligned`)
  if (period !== first.period) {
    fault(
      `${ALL} have the same alignment period, table '${name}' was expected to be aligned to ` +
        `${first.period}ms, but found ${period}ms`,
    )
  }
  if (columns.length > 1) {
    fault(`${EACH} be 1-dimensional, but table '${name}' has ${columns.length} dimensions`)
  }
  if (typed(table) !== typed(first)) {
    fault(
      `${EACH} have the same field names and types, but table '${name}' has fields ` +
        `[${typed(table)}] and table '${first.name}' has fields [${typed(first)}]`,
    )
  }
}

/** Joins tables that have the same timeseries: one column for each table. */
export const join = (tables: readonly Table[]): Table => {
  const [first, ...others] = tables
  if (!first || others.length === 0) {
    return fault('`join` table operations require at least 2 tables')
  }
  for (const table of tables) requireJoinable(first, table)
  for (const [index, table] of others.entries()) requireSame(first, table, index + 1)
  return others.reduce(joinTwo, first)
}
