export type CsvCell = string | number | null

/** Spreadsheets take a text that begins like this for a formula; some know wide signs as well. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** An apostrophe keeps spreadsheets from running a text. */
const cell = (value: CsvCell): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Writes rows as CSV (RFC 4180); the first row is the header. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')
