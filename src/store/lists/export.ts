import type { SavedFile } from '@/ports/ports'
import { columnTitle, type DataColumn, type TextContext } from '@/lib/column'
import { csvFile, type CsvFormat } from '@/lib/csv'

interface ExportedRows<Row> {
  id: string
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  context: TextContext
}

/** The columns with something to write: not those whose cells are read row by row. */
const written = <Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] =>
  columns.filter(({ exported, text }) => exported ?? text)

const valueOf = <Row>(row: Row, column: DataColumn<Row>, context: TextContext) =>
  (column.exported ?? column.text)?.(row, context) ?? ''

/** The rows of a list as a file of CSV, a line for each. */
export const toCsvFile = <Row>(
  name: string,
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  context: TextContext,
  format: CsvFormat,
): SavedFile =>
  csvFile(
    name,
    [
      written(columns).map(columnTitle),
      ...rows.map(row => written(columns).map(column => valueOf(row, column, context))),
    ],
    format,
    context.reader.locale,
  )

/** Keys look like those of the API, `time_created`, and do not follow the headings on the screen. */
const keyOf = ({ id }: Pick<DataColumn<never>, 'id'>): string =>
  id
    .split(/\W+|(?<=[a-z\d])(?=[A-Z])/)
    .join('_')
    .toLowerCase()

/** The rows of a list as JSON: an array of objects with the columns as keys. */
export const toJson = <Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  context: TextContext,
): string => {
  const toObject = (row: Row) =>
    Object.fromEntries(
      written(columns).map(column => [keyOf(column), valueOf(row, column, context)]),
    )
  return `${JSON.stringify(rows.map(toObject), null, 2)}\n`
}

/** A file with the rows of a list. `id` is its name, without its type. */
export const exportedFile = <Row>(
  { id, rows, columns, context }: ExportedRows<Row>,
  format: CsvFormat | 'json',
): SavedFile =>
  format === 'json'
    ? { name: `${id}.json`, type: 'application/json', text: toJson(rows, columns, context) }
    : toCsvFile(id, rows, columns, context, format)
