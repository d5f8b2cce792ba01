import { capitalize } from './text'

export type CsvCell = string | number | null

/** `excel` is for a double click on the file. */
export type CsvFormat = 'csv' | 'excel'

/**
 * A formula: spreadsheets take a text for one that begins with a sign, behind anything that cannot
 * be seen; some know wide signs as well. Where they split at semicolons, tabs and lines, a formula
 * may begin in the middle of a text.
 */
const FORMULA =
  /(^|[;\t\r\n])(?=(?:(?![\t\r\n])[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800"])*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu

/** An apostrophe keeps spreadsheets from running a text. */
const withoutFormulas = (text: string): string => text.replace(FORMULA, "$1'")

const quoted = (text: string): string =>
  /[",\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

const written = (
  rows: readonly (readonly CsvCell[])[],
  separator: string,
  write: (value: number) => string,
): string => {
  const cell = (value: CsvCell) =>
    typeof value === 'number' ? write(value) : quoted(withoutFormulas(value ?? ''))
  return rows.map(row => `${row.map(cell).join(separator)}\r\n`).join('')
}

/** Writes rows as CSV (RFC 4180); the first row is the header. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string => written(rows, ',', String)

/**
 * Writes rows so that Excel opens them right, wherever its user is: as UTF-16 with a byte-order mark
 * and tabs. Excel splits files of commas at semicolons in countries with decimal commas, and a line
 * that names the separator makes it ignore the mark of UTF-8. Numbers are written for the locale.
 */
const toExcel = (rows: readonly (readonly CsvCell[])[], locale: string): string => {
  const mark = new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.'
  return `\uFEFF${written(rows, '\t', value => String(value).replace('.', mark))}`
}

/** The headings of all files are in sentence case, whatever the table has: `Run state`, `vCPUs`. */
const headed = ([header = [], ...rows]: readonly (readonly CsvCell[])[]) => [
  header.map(cell =>
    typeof cell === 'string' && /^[a-z](?![A-Z])/.test(cell) ? capitalize(cell) : cell,
  ),
  ...rows,
]

interface CsvFile {
  name: string
  type: 'text/csv'
  encoding?: 'utf-16le'
  text: string
}

/** A file with the rows; the first is the header. `locale` is the user's. */
export const csvFile = (
  name: string,
  rows: readonly (readonly CsvCell[])[],
  format: CsvFormat,
  locale: string,
): CsvFile =>
  format === 'csv'
    ? { name: `${name}.csv`, type: 'text/csv', text: toCsv(headed(rows)) }
    : {
        name: `${name}-excel.csv`,
        type: 'text/csv',
        encoding: 'utf-16le',
        text: toExcel(headed(rows), locale),
      }
