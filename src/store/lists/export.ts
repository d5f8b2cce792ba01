import { columnTitle, type DataColumn, type TextContext } from '@/lib/column'
import { toCsv as rowsToCsv } from '@/lib/csv'

/** The columns with something to write: not those whose cells are read row by row. */
const written = <Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] =>
  columns.filter(({ exported, text }) => exported ?? text)

const valueOf = <Row>(row: Row, column: DataColumn<Row>, context: TextContext) =>
  (column.exported ?? column.text)?.(row, context) ?? ''

/** The rows of a list as CSV (RFC 4180), a line for each. */
export const toCsv = <Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  context: TextContext,
): string =>
  rowsToCsv([
    written(columns).map(columnTitle),
    ...rows.map(row => written(columns).map(column => valueOf(row, column, context))),
  ])

/** The rows of a list as JSON: an array of objects with the columns as keys. */
export const toJson = <Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  context: TextContext,
): string => {
  const toObject = (row: Row) =>
    Object.fromEntries(
      written(columns).map(column => [columnTitle(column), valueOf(row, column, context)]),
    )
  return `${JSON.stringify(rows.map(toObject), null, 2)}\n`
}
