import type { Budget } from './budget'
import {
  comparisonsIn,
  conjuncts,
  isAboutFields,
  type Subject,
  subjectOf,
  testOf,
} from './conditions'
import type { Pinned } from './series'
import type { Condition } from './syntax'
import { columnOf, pointsIn, type Point, type RawTable, type Table } from './tables'

/** Tests of fields alone never look at a point. */
const NO_POINT: Point = { time: 0, startTime: null, values: [] }

/**
 * What a condition pins fields to that hold an id: only what has these ids can pass, and nothing else
 * needs to be made for it.
 */
export const pinnedIds = (condition: Condition): Pinned =>
  Object.fromEntries(
    conjuncts(condition).flatMap(part =>
      part.kind === 'compare' && part.comparison === '==' && typeof part.literal.value === 'string'
        ? [[part.field, part.literal.value.toLowerCase()]]
        : [],
    ),
  )

/** The window as a bound on the timestamp leaves it; undefined for what is no such bound. */
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

/** Narrows down what has not been looked up yet: to fewer timeseries, to less time. */
export const filterRaw = (raw: RawTable, condition: Condition, budget: Budget): RawTable => {
  budget.look(raw.series.length * comparisonsIn(condition))
  const subject = subjectOf(raw.schema, columnOf(raw.schema))
  return conjuncts(condition).reduce((table, part) => {
    const test = testOf(subject, part, budget)
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

const subjectOfTable = ({ name, columns, rows }: Table): Subject => ({
  name,
  columns,
  types: new Map(
    rows.flatMap(({ fields }) =>
      Object.entries(fields).map(([field, { type }]) => [field, type] as const),
    ),
  ),
})

/** Drops the points that do not pass, and the rows that have none left. */
export const filterTable = (table: Table, condition: Condition, budget: Budget): Table => {
  // Without rows there are no fields whose types could be checked, and nothing to drop.
  if (table.rows.length === 0) return table
  budget.look(pointsIn(table) * comparisonsIn(condition))
  const test = testOf(subjectOfTable(table), condition, budget)
  const rows = table.rows.map(({ fields, points }) => ({
    fields,
    points: points.filter(point => test(fields, point)),
  }))
  return { ...table, rows: rows.filter(({ points }) => points.length > 0) }
}
