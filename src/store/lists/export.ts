import { columnTitle, type DataColumn, type TextContext } from '@/lib/column'

/** Spreadsheets take a text that begins like this for a formula. */
const FORMULA = /^\s*[=+\-@]|^[\t\r\n]/

/** A field as in RFC 4180. An apostrophe keeps spreadsheets from running a text. */
const field = (value: string | number): string => {
  if (typeof value === 'number') return `${value}`
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const valueOf = <Row>(row: Row, column: DataColumn<Row>, context: TextContext) =>
  (column.exported ?? column.text)?.(row, context) ?? ''

/** The rows of a list as CSV (RFC 4180), a line for each. */
export const toCsv = <Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  context: TextContext,
): string =>
  [
    columns.map(column => field(columnTitle(column))),
    ...rows.map(row => columns.map(column => field(valueOf(row, column, context)))),
  ]
    .map(line => `${line.join(',')}\r\n`)
    .join('')

/** The rows of a list as JSON: an array of objects with the columns as keys. */
export const toJson = <Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  context: TextContext,
): string => {
  const toObject = (row: Row) =>
    Object.fromEntries(columns.map(column => [columnTitle(column), valueOf(row, column, context)]))
  return `${JSON.stringify(rows.map(toObject), null, 2)}\n`
}
