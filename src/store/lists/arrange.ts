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
  const texts = new Map<string, string>()
  for (const name of ALWAYS) {
    const text = fields[name]
    if (typeof text === 'string') texts.set(name, text.toLowerCase())
  }
  for (const column of columns) {
    if (!column.text) continue
    const name = filterName(column)
    const [text, other] = [column.text(row, context).toLowerCase(), texts.get(name)]
    // Columns of different groups may have the same name.
    texts.set(name, other === undefined || other === text ? text : `${other}\n${text}`)
  }
  return texts
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

interface Choosable {
  id: string
  isHidden?: boolean
}

/**
 * The columns to show for the ids that the user has chosen, in order; the usual ones if none of those
 * exists. The first column, which names the rows, is always shown, and the menus are last.
 */
export const shownColumns = <Column extends Choosable>(
  columns: readonly Column[],
  ids: readonly string[] = [],
): readonly Column[] => {
  const [first] = columns
  const menus = columns.filter(({ id }) => id === 'actions')
  const others = columns.filter(column => !menus.includes(column))
  const chosen = ids.flatMap(id => others.find(column => column.id === id) ?? [])
  if (!first || !chosen.some(column => column !== first))
    return [...others.filter(({ isHidden }) => !isHidden), ...menus]
  return [...(chosen.includes(first) ? [] : [first]), ...chosen, ...menus]
}
