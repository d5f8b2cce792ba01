import type { Locale } from './time'

/** What the texts and values of columns depend on besides the row. */
export interface TextContext {
  reader: Locale
  /** The name of an object that a row refers to by id; the id until it is known. */
  nameOf: (id: string | null | undefined) => string
}

/** Texts are sorted so that `db2` comes before `db10`. Rows without a value come last. */
export type SortValue = string | number | bigint | null | undefined

/** The part of a table's column that filters, sorts and exports. */
export interface DataColumn<Row> {
  id: string
  /** Defaults to the id; the `actions` column has none. */
  header?: string
  /** A heading shared by adjacent columns with the same group. */
  group?: string
  /** The text of the cell, which filters search. */
  text?: (row: Row, context: TextContext) => string
  /** The value to sort rows by, if that is not the text. */
  value?: (row: Row, context: TextContext) => SortValue
  /** The value in exported files, if that is not the text. */
  exported?: (row: Row, context: TextContext) => string | number
}

/** What rows are sorted by in a column; undefined if they cannot be. */
export const sortValueOf = <Row>({
  value,
  text,
}: Pick<DataColumn<Row>, 'value' | 'text'>): DataColumn<Row>['value'] => value ?? text

/** What a column is called where its group is not in view: `Memory, available`. */
export const columnTitle = ({
  id,
  header = id,
  group,
}: Pick<DataColumn<never>, 'id' | 'header' | 'group'>): string =>
  group === undefined ? header : `${header}, ${group.toLowerCase()}`
