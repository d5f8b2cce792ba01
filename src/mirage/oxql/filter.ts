import type { Budget } from './budget'
import {
  comparisonsIn,
  conjuncts,
  isAboutFields,
  requireValid,
  subjectOf,
  testOf,
} from './conditions'
import { type Pinned, columnOf, pointsIn, type Point, type RawTable, type Table } from './tables'
import type { Condition } from './syntax'

/** A placeholder: tests on fields never read the point. */
const NO_POINT: Point = { time: 0, startTime: null, values: [] }

/**
 * The ids that a condition requires of fields. Sources need to produce only objects with these ids.
 */
export const pinnedIds = (condition: Condition): Pinned =>
  Object.fromEntries(
    conjuncts(condition).flatMap(part =>
      part.kind === 'compare' && part.comparison === '==' && typeof part.literal.value === 'string'
        ? [[part.field, part.literal.value.toLowerCase()]]
        : [],
    ),
  )

/**
 * The window narrowed by a bound on `timestamp`; undefined if the condition is not such a bound.
 */
const narrowed = (raw: RawTable, condition: Condition): RawTable | undefined => {
  if (condition.kind !== 'compare' || condition.field !== 'timestamp') return undefined
  const { value } = condition.literal
  if (typeof value !== 'number') return undefined
  switch (condition.comparison) {
    case '>=':
      return { ...raw, from: Math.max(raw.from, value) }
    case '>':
      return { ...raw, from: Math.max(raw.from, value + 1) }
    case '<':
      return { ...raw, to: Math.min(raw.to, value), end: Math.min(raw.end, value) }
    case '<=':
      return { ...raw, to: Math.min(raw.to, value + 1), end: Math.min(raw.end, value) }
    default:
      return undefined
  }
}

/** Filters a table before its samples are read: fewer timeseries, or a smaller window. */
export const filterRaw = (raw: RawTable, condition: Condition, budget: Budget): RawTable => {
  budget.chargeReads(raw.series.length * comparisonsIn(condition))
  requireValid(subjectOf(raw.schema, columnOf(raw.schema)), condition)
  return conjuncts(condition).reduce((table, part) => {
    const test = testOf(part, budget)
    if (isAboutFields(part)) {
      return { ...table, series: table.series.filter(({ fields }) => test(fields, NO_POINT)) }
    }
    return (
      narrowed(table, part) ?? {
        ...table,
        tests: [...table.tests, test],
        comparisons: table.comparisons + comparisonsIn(part),
      }
    )
  }, raw)
}

/** Drops the points that fail the test, and rows without any points left. */
export const filterTable = (table: Table, condition: Condition, budget: Budget): Table => {
  requireValid(table, condition)
  budget.chargeReads(pointsIn(table) * comparisonsIn(condition))
  const test = testOf(condition, budget)
  const rows = table.rows.map(({ fields, points }) => ({
    fields,
    points: points.filter(point => test(fields, point)),
  }))
  return { ...table, rows: rows.filter(({ points }) => points.length > 0) }
}
