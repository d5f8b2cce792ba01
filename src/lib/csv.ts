export type CsvCell = string | number | null

/** Text at whose beginning a spreadsheet would take it for something to calculate. */
const FORMULA = /^[=+\-@\t\r]/

const cell = (value: CsvCell): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as comma-separated values, the first one with their names, as RFC 4180 has it. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')
