import type { Release } from '@/api/releases/ladder'
import { canonicalJson } from '@/lib/hash'
import { fault } from './budget'
import type { Fields, Point, Row, Table } from './tables'
import type { Reducer } from './syntax'

const requireAligned = ({ name, period }: Table, operation: string): number =>
  period ?? fault(`Only aligned tables can be used in ${operation}, but "${name}" is not aligned`)

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

/** One row per combination of these fields; drops the other fields. */
export const groupBy = (
  table: Table,
  names: readonly string[],
  reducer: Reducer,
  release: Release,
): Table => {
  requireAligned(table, 'group_by')
  if (table.columns.length > 1) fault('Joined tables cannot be grouped')
  const known = table.rows[0]?.fields
  const unknownName = known && names.find(name => !(name in known))
  if (unknownName) fault(`Timeseries "${table.name}" has no field "${unknownName}" to group by`)
  requireValues(table, release)
  const groups = byFields(table.rows, ({ fields }) => pick(fields, names))
  const rows = Array.from(groups.values(), group => ({
    fields: group.fields,
    points: reduceRows(group.rows, reducer),
  }))
  return { ...table, rows }
}

/** Joins the points of matching rows, at the times that both have. */
const joinPoints = (left: readonly Point[], right: readonly Point[]): Point[] => {
  const others = new Map(right.map(point => [point.time, point]))
  return left.flatMap(point => {
    const other = others.get(point.time)
    return other ? [{ ...point, values: [...point.values, ...other.values] }] : []
  })
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

/** Joins tables: keeps the rows whose fields are equal in all of them. */
export const join = (tables: readonly Table[]): Table => {
  const [first, ...others] = tables
  if (!first || others.length === 0) return fault('At least two tables are needed for a join')
  const period = requireAligned(first, 'join')
  if (others.some(table => requireAligned(table, 'join') !== period)) {
    fault('Only tables that are aligned to the same period can be joined')
  }
  return others.reduce(joinTwo, first)
}
