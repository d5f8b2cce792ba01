import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { shallowEqual } from 'react-redux'
import type { Query } from '@/api/operations/table'
import { columnTitle, sortValueOf, type TextContext } from '@/lib/column'
import { createArranger, filterName, filterNames, shownColumns } from '@/store/lists/arrange'
import { viewChanged } from '@/store/lists/slice'
import { unknownColumns } from '@/store/lists/filter'
import {
  selectIsSearched,
  selectIsWholeWanted,
  selectNamed,
  selectView,
} from '@/store/lists/selectors'
import { needsWhole, type ListSort, type ListView } from '@/store/lists/view'
import { selectWholeQueries } from '@/store/lists/whole'
import { selectKeptColumns } from '@/store/preferences/slice'
import { useSupported, type Supported } from '@/store/release/release'
import { areSameQueries } from '@/store/queries/failure'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import type { Column } from '@/ui/Table/Table'
import { useLocale } from '@/ui/UiProvider/UiContext'

export interface ListInput<Row extends object> {
  /** Names the list in the address and in what the browser keeps: `instances`. */
  id: string
  rows: readonly Row[]
  columns: readonly Supported<Column<Row>>[]
  /** The query of its first page, if the server has its pages. */
  list?: Query | undefined
  /** The lists of the objects that its columns name by id. Read when all rows are. */
  names?: readonly Query[] | undefined
  /** The order of the rows until the user sorts them, if that is by a column. */
  order?: ListSort | undefined
}

const NONE: readonly never[] = []

/** Lists with more rows take longer to filter and sort than a keystroke may. */
const MANY = 1_000

/** Reads all rows of a list with pages, and the names in them, while they are wanted. */
const useWhole = (
  { list, names = NONE }: Pick<ListInput<object>, 'list' | 'names'>,
  suffix: string,
) => {
  const isWanted = useAppSelector(state => selectIsWholeWanted(state, suffix))
  const isSearched = useAppSelector(state => selectIsSearched(state, suffix))
  const pages = useAppSelector(
    state => (list && isWanted ? selectWholeQueries(state, list, isSearched) : NONE),
    areSameQueries,
  )
  useQueries(isWanted ? [...pages, ...names] : NONE)
  return isWanted
}

/** What the texts of columns need: the user's locale, and the names that have been read. */
const useTextContext = (names: readonly Query[] = NONE): TextContext => {
  const reader = useLocale()
  const lists = useAppSelector(state => selectNamed(state, names), shallowEqual)
  return useMemo(() => {
    const known = new Map(lists.flatMap(items => (items ?? []).map(({ id, name }) => [id, name])))
    return { reader, nameOf: id => (id ? (known.get(id) ?? id) : '') }
  }, [reader, lists])
}

/** The columns that the user wants to see, in order. */
const useShownColumns = <Row>(
  id: string,
  columns: readonly Column<Row>[],
  { columns: chosen }: ListView,
  change: (view: Partial<ListView>) => void,
) => {
  const keptIds = useAppSelector(state => selectKeptColumns(state, id))
  // Those of an older version of the console may be gone.
  const kept = useMemo(
    () => keptIds?.filter(each => columns.some(column => column.id === each)),
    [keptIds, columns],
  )
  const ids = chosen ?? kept
  useEffect(() => {
    // In the address, so that a copied link shows the same.
    if (!chosen && kept && kept.length > 0) change({ columns: kept })
  }, [chosen, kept, change])
  return useMemo(() => shownColumns(columns, ids), [columns, ids])
}

/** The columns that the view names and the list does not have. */
const unknownIn = <Row>(
  { sort, columns, filter }: ListView,
  known: readonly Column<Row>[],
): string[] => {
  const named = [...(columns ?? []), ...(sort ? [sort.column] : [])]
  const unknown = named.filter(id => !known.some(column => column.id === id))
  const names = new Set([...filterNames(known), ...known.map(filterName)])
  return [...new Set([...unknown, ...unknownColumns(filter, names)])]
}

/** The titles of columns that the filter names, although they cannot be searched. */
const unsearchableIn = <Row>({ filter }: ListView, columns: readonly Column<Row>[]): string[] => {
  const unknown = unknownColumns(filter, filterNames(columns))
  return columns.filter(column => unknown.includes(filterName(column))).map(columnTitle)
}

/** The title of the column that the view sorts by, although the list cannot be sorted by it. */
const unsortableIn = <Row>(
  { sort }: ListView,
  columns: readonly Column<Row>[],
): string | undefined => {
  const column = columns.find(({ id }) => id === sort?.column)
  return column && !sortValueOf(column) ? columnTitle(column) : undefined
}

/** Filters and sorts the rows of a list as the user wants it. */
export const useList = <Row extends object>(input: ListInput<Row>, suffix: string) => {
  const { rows, names } = input
  const send = useSend()
  const view = useAppSelector(state => selectView(state, suffix))
  const isWhole = useWhole(input, suffix)
  const columns = useSupported(input.columns)
  const context = useTextContext(names)
  const change = useCallback(
    (next: Partial<ListView>) => send(viewChanged({ list: suffix, view: next })),
    [send, suffix],
  )
  const [arrange] = useState(createArranger<Row>)
  // Typing stays fluent, however many rows there are. Fewer are shown at once: each answer from the
  // server would make the deferred work begin again.
  const deferred = useDeferredValue(view)
  const settled = rows.length > MANY ? deferred : view
  const arranged = useMemo(
    () => arrange(rows, columns, settled, context),
    [arrange, rows, columns, settled, context],
  )
  const sort = view.sort ?? input.order ?? null
  /** Sorts by a column, then the other way round, then as before. */
  const sortBy = useCallback(
    (column: string) => {
      const isSame = sort?.column === column
      const isDescending = isSame && !sort.isDescending
      change({ sort: isSame && !isDescending ? null : { column, isDescending } })
    },
    [sort, change],
  )
  return {
    view,
    sort,
    change,
    columns,
    context,
    /** Whether all rows are shown, rather than a page of the server. */
    isArranged: needsWhole(view),
    isWhole,
    rows: arranged,
    shownColumns: useShownColumns(input.id, columns, view, change),
    unknown: unknownIn(view, columns),
    unsearchable: unsearchableIn(view, columns),
    unsortable: unsortableIn(view, columns),
    sortBy,
  }
}
