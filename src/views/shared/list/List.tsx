import { useCallback, useEffect, useMemo, type ReactNode } from 'react'
import type { Query } from '@/api/operations/table'
import { columnTitle, sortValueOf } from '@/lib/column'
import type { BulkAction } from '@/store/bulk/plan'
import { formatNumber } from '@/lib/number'
import { commaSeries, plural } from '@/lib/text'
import { restRequested, rowsSelected, wholeWanted } from '@/store/lists/slice'
import { selectIsSearched, selectSelected, selectSuffix } from '@/store/lists/selectors'
import type { ListSort } from '@/store/lists/view'
import { suggest } from '@/store/lists/suggest'
import { selectReach } from '@/store/lists/whole'
import { selectIsListEmpty, selectPageItems, selectPageQuery } from '@/store/paging/selectors'
import { areSameQueries, failedOf } from '@/store/queries/failure'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { EmptyState, type EmptyStateProps } from '@/ui/EmptyState/EmptyState'
import { FilterField } from '@/ui/FilterField/FilterField'
import { lazy } from '@/ui/lazy/lazy'
import { Table, type Column, type TableProps } from '@/ui/Table/Table'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { useUnread } from '@/views/shell/use-shown-queries'
import { Freshness } from '../refresh/Freshness'
import { ListFooter } from './ListFooter'
import { ListNoun } from './list-noun'
import { ListPagination } from './ListPagination'
import { ListTools } from './ListTools'
import { useList, type ListInput } from './use-list'
import styles from './List.module.css'
import { UnknownPart } from '@/views/shared/unknown/Known'

/** Lists of this many rows need no tools, unless their screen is about them. */
const FEW = 10

export interface ListProps<Row extends object>
  extends ListInput<Row>, Pick<TableProps<Row>, 'rowKey' | 'rowSize' | 'onRowsShown'> {
  /** The accessible name of the table: `Instances`. */
  label: string
  /** One of the objects, as named in a sentence: `instance`. */
  noun: string
  /** Whether it is the list that its screen is about. */
  isMain?: boolean
  /** False if the screen says itself how old the rows are. */
  isDated?: false
  /** Replaces the usual export. */
  exportMenu?: (rows: readonly Row[]) => ReactNode
  /** What else to say about automatic refreshes. */
  note?: string
  /** At the right, above the table: the button that creates a row. */
  toolbar?: ReactNode
  /** Whether texts of the rows that the filter searches are still being read. */
  isReading?: boolean
  /** What rows without pages are made of; by default everything that the page reads. */
  reads?: readonly Query[] | undefined
  /** Shown in place of the table if the list is empty. */
  empty: EmptyStateProps
  /** The rows that the screen itself lets the user tick. */
  ticks?: TableProps<Row>['selection']
  /** The actions that can be done on many rows, which the user can then select. */
  bulk?: readonly BulkAction<Row>[] | undefined
}

/** The suffix of the list's parameters in the address: see `PagedList`. */
const useSuffix = ({ id, list, isMain }: Pick<ListProps<object>, 'id' | 'list' | 'isMain'>) =>
  useAppSelector(state => (list && selectSuffix(state, list)) ?? (isMain ? '' : `-${id}`))

const NOTHING: readonly never[] = []

const idOf = (row: object): string => String((row as { id?: unknown }).id)

const nameOf = (row: object): string | undefined => (row as { name?: string }).name

const SelectionBar = lazy(async () => (await import('./SelectionBar')).SelectionBar)

/** The selected rows, also those that are not on the page of the server that is shown. */
const useSelection = <Row extends object>(
  { list, rows, rowKey = idOf, bulk }: ListProps<Row>,
  suffix: string,
  matching: readonly Row[],
) => {
  const send = useSend()
  const keys = useAppSelector(state => selectSelected(state, suffix))
  const selected = useMemo(() => new Set(keys), [keys])
  const select = useCallback(
    (next: readonly string[]) => send(rowsSelected({ list: suffix, keys: next })),
    [send, suffix],
  )
  const selectedRows = useMemo(
    () => (selected.size === 0 ? NOTHING : rows.filter(row => selected.has(rowKey(row)))),
    [rows, selected, rowKey],
  )
  const isPartlyAway = list !== undefined && selectedRows.length < selected.size
  useEffect(() => {
    if (isPartlyAway) send(wholeWanted({ list: suffix, isWanted: true }))
  }, [isPartlyAway, send, suffix])
  const nameRow = useCallback((row: Row) => nameOf(row) ?? rowKey(row), [rowKey])
  const isAll = useMemo(
    () => matching.every(row => selected.has(rowKey(row))),
    [matching, selected, rowKey],
  )
  return {
    rows: selectedRows,
    nameRow,
    rest: isAll ? null : matching.length,
    selectAll: () => select(matching.map(rowKey)),
    clear: () => {
      select([])
      if (list) send(wholeWanted({ list: suffix, isWanted: false }))
    },
    ofTable: useMemo(
      () => bulk && { selected, onChange: select, nameOf: nameRow },
      [bulk, selected, select, nameRow],
    ),
  }
}

/** The rows of the page that the server gave, of all that have been read; to print, all of them. */
const useShownRows = <Row extends object>(
  { list, rowKey = idOf }: ListProps<Row>,
  suffix: string,
  { rows, isWhole, isArranged }: ReturnType<typeof useList<Row>>,
): readonly Row[] => {
  const isPrinted = useAppSelector(state => state.lists.printed === suffix)
  const page = useAppSelector(state => (list ? selectPageItems(state, list) : NOTHING))
  return useMemo(() => {
    if (!isWhole || isArranged || isPrinted) return rows
    const onPage = new Set((page as readonly object[]).map(idOf))
    return rows.filter(row => onPage.has(rowKey(row)))
  }, [rows, isWhole, isArranged, isPrinted, page, rowKey])
}

/** Null for a column that the list does not have, or that it cannot be sorted by. */
const tellOrder = <Row,>(
  { column: id, isDescending }: ListSort,
  columns: readonly Column<Row>[],
): string | null => {
  const column = columns.find(each => each.id === id)
  return column && sortValueOf(column)
    ? `sorted by ${columnTitle(column)}, ${isDescending ? 'descending' : 'ascending'}`
    : null
}

/** The queries that failed, so that a list without rows is not known to be empty. */
const useUnreadRows = ({ list, reads }: Pick<ListProps<object>, 'list' | 'reads'>) => {
  const ofPage = useUnread()
  const own = useAppSelector(
    state => failedOf(state, list ? [selectPageQuery(state, list)] : (reads ?? NOTHING)),
    areSameQueries,
  )
  return list || reads ? own : ofPage
}

/** A list that the user can filter, sort, choose the columns of, and select rows of. */
export function List<Row extends object>(props: ListProps<Row>) {
  const { label, noun, list, toolbar, empty } = props
  const suffix = useSuffix(props)
  const shown = useList(props, suffix)
  const { view, change, columns, context, isArranged } = shown
  const hasNoPage = useAppSelector(state => list !== undefined && selectIsListEmpty(state, list))
  const isEmpty = list && !shown.isWhole ? hasNoPage : props.rows.length === 0
  const unread = useUnreadRows(props)
  const rows = useShownRows(props, suffix, shown)
  const selection = useSelection(props, suffix, shown.rows)
  const send = useSend()
  const { locale } = useLocale()
  const extent = useAppSelector(state =>
    list ? selectReach(state, list, selectIsSearched(state, suffix)).extent : 'whole',
  )
  const isWholeSearched = extent === 'whole'
  const isSearched = isWholeSearched && !props.isReading
  const hasTools =
    !isEmpty &&
    (list !== undefined || props.isMain === true || props.rows.length > FEW || view.filter !== '')
  const canBeSorted = hasTools || view.sort !== null
  return (
    <>
      {(toolbar || hasTools || props.isMain) && (
        <div data-list-tools className={styles.tools}>
          {hasTools && (
            <FilterField
              label={`Filter ${plural(noun)}`}
              value={view.filter}
              onChange={filter => change({ filter })}
              suggest={text => suggest(text, props.rows, columns, context)}
            />
          )}
          {props.isMain && props.isDated !== false && <Freshness list={list} note={props.note} />}
          <div className={styles.toolbar}>
            {hasTools && (
              <ListTools
                id={props.id}
                noun={noun}
                list={list}
                suffix={suffix}
                columns={columns}
                shownColumns={shown.shownColumns}
                rows={shown.rows}
                context={context}
                view={view}
                onChange={change}
                exportMenu={props.exportMenu}
              />
            )}
            {toolbar}
          </div>
        </div>
      )}
      {shown.unknown.length > 0 && (
        <p role="status" className={styles.note}>
          This list has no column called {commaSeries(shown.unknown, 'or')}.
        </p>
      )}
      {shown.unsearchable.length > 0 && (
        <p role="status" className={styles.note}>
          This list cannot be searched by {commaSeries(shown.unsearchable, 'or')}.
        </p>
      )}
      {shown.unsortable !== undefined && (
        <p role="status" className={styles.note}>
          This list cannot be sorted by {shown.unsortable}.
        </p>
      )}
      {isEmpty &&
        (unread.length > 0 ? (
          <UnknownPart queries={unread} what={plural(noun)} />
        ) : (
          <EmptyState {...empty} />
        ))}
      {!isEmpty && rows.length > 0 && (
        <ListNoun value={noun}>
          <Table
            label={label}
            rows={rows}
            columns={shown.shownColumns}
            sort={shown.sort}
            {...(canBeSorted && { onSort: shown.sortBy })}
            selection={props.ticks ?? selection.ofTable}
            onRowsShown={props.onRowsShown}
            {...(props.rowKey && { rowKey: props.rowKey })}
            {...(props.rowSize && { rowSize: props.rowSize })}
          />
        </ListNoun>
      )}
      {!isEmpty && rows.length === 0 && (
        <EmptyState
          level={2}
          title={
            extent === 'part'
              ? `No match in the first ${formatNumber(props.rows.length, locale)} ${plural(noun)}`
              : `No ${plural(noun)} match${isSearched ? '' : ' so far'}`
          }
          body={`Nothing ${isWholeSearched ? 'in this list' : 'searched so far'} matches ${view.filter.trim()}.`}
          action={
            <>
              {extent === 'part' && (
                <Button tone="primary" onPress={() => send(restRequested({ list: suffix }))}>
                  Search the rest
                </Button>
              )}
              <Button onPress={() => change({ filter: '' })}>Show all {plural(noun)}</Button>
            </>
          }
        />
      )}
      {props.bulk && selection.rows.length > 0 && (
        <SelectionBar
          noun={noun}
          list={list}
          suffix={suffix}
          rows={selection.rows}
          rest={selection.rest}
          {...(view.filter && { matching: shown.rows })}
          bulk={props.bulk as readonly BulkAction<object>[]}
          keyOf={(props.rowKey ?? idOf) as (row: object) => string}
          nameOf={selection.nameRow as (row: object) => string}
          onSelectAll={selection.selectAll}
          onClear={selection.clear}
        />
      )}
      {list && !isEmpty && !isArranged && <ListPagination list={list} noun={noun} />}
      {(isArranged || (!list && hasTools)) && (
        <ListFooter
          isInPlace={list === undefined && props.isMain !== true}
          noun={noun}
          list={list}
          suffix={suffix}
          count={rows.length}
          all={props.rows.length}
          isReading={props.isReading}
          order={view.sort && tellOrder(view.sort, columns)}
        />
      )}
    </>
  )
}
