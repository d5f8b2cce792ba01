import { sortValueOf, type DataColumn, type TextContext } from '@/lib/column'
import { sortKeyOf, sortRows, type SortKey } from '@/lib/sort-rows'
import { parseFilter, type Term } from './filter'
import { needsWhole, type ListView } from './view'

/** How a filter names a column: `external-ips`. */
export const filterName = ({ id, header }: Pick<DataColumn<never>, 'id' | 'header'>): string =>
  (header || id).toLowerCase().replace(/\s+/g, '-')

/** What a filter finds in every row, besides its columns. */
const ALWAYS = ['id', 'name', 'description'] as const

/** The lower-case texts of a row by the names of its columns. */
type Texts = ReadonlyMap<string, string>

const textsOf = <Row extends object>(
  row: Row,
  columns: readonly DataColumn<Row>[],
  context: TextContext,
): Texts => {
  const fields = row as Partial<Record<(typeof ALWAYS)[number], unknown>>
  return new Map([
    ...ALWAYS.flatMap(name => {
      const text = fields[name]
      return typeof text === 'string' ? [[name, text.toLowerCase()] as const] : []
    }),
    ...columns.flatMap(column =>
      column.text ? [[filterName(column), column.text(row, context).toLowerCase()] as const] : [],
    ),
  ])
}

const meets = (texts: Texts, { column, text, isNegated }: Term): boolean => {
  const isFound =
    column === undefined
      ? [...texts.values()].some(each => each.includes(text))
      : (texts.get(column) ?? '').includes(text)
  return isFound !== isNegated
}

/** The names that a filter can use for the columns of a list. */
export const filterNames = <Row>(columns: readonly DataColumn<Row>[]): ReadonlySet<string> =>
  new Set([...ALWAYS, ...columns.filter(({ text }) => text).map(filterName)])

/** Filters and sorts the rows of a list. Remembers the texts and keys of rows for the next time. */
export const createArranger = <Row extends object>() => {
  let known = new WeakMap<Row, Texts>()
  let keys = new WeakMap<Row, SortKey<Row>>()
  let keysFor: unknown
  let madeFor: readonly unknown[] = []

  return (
    rows: readonly Row[],
    columns: readonly DataColumn<Row>[],
    view: ListView,
    context: TextContext,
  ): readonly Row[] => {
    if (!needsWhole(view)) return rows
    const isKept = madeFor[0] === columns && madeFor[1] === context
    madeFor = [columns, context]
    if (!isKept) known = new WeakMap()
    if (!isKept || keysFor !== view.sort?.column) keys = new WeakMap()
    keysFor = view.sort?.column
    const terms = parseFilter(view.filter, filterNames(columns))
    const textsFor = (row: Row) => {
      const texts = known.get(row) ?? textsOf(row, columns, context)
      known.set(row, texts)
      return texts
    }
    const found =
      terms.length === 0
        ? rows
        : rows.filter(row => {
            const texts = textsFor(row)
            return terms.every(term => meets(texts, term))
          })
    const sortColumn = columns.find(({ id }) => id === view.sort?.column)
    const valueOf = sortColumn && sortValueOf(sortColumn)
    if (!view.sort || !valueOf) return found
    const keyOf = (row: Row) => {
      const key = keys.get(row) ?? sortKeyOf(row, valueOf(row, context))
      keys.set(row, key)
      return key
    }
    return sortRows(found.map(keyOf), view.sort.isDescending)
  }
}
