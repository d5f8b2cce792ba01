import {
  memo,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { columnTitle, sortValueOf } from '@/lib/column'
import { cx } from '@/ui/cx'
import { lazy } from '@/ui/lazy/lazy'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import type { Column } from './column'
import type { DetailsProps } from './Details'
import {
  AllRowsBox,
  RowBox,
  SelectionContext,
  useSelecting,
  type TableSelection,
} from './selection'
import { SortButton } from './SortButton'
import { useHiddenEdges, useNarrow, useRowFocus } from './useHiddenEdges'
import type { RowAttributes } from './VirtualRows'
import styles from './Table.module.css'

export type { Column } from './column'

interface TableSort {
  /** Id of the column that the rows are sorted by. */
  column: string
  isDescending: boolean
}

export interface TableProps<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey?: (row: Row) => string
  /** Label of the table. */
  label: string
  /** Large rows hold two lines. */
  rowSize?: 'base' | 'large'
  /** The current order; null for another one. */
  sort?: TableSort | null
  /** Called with the id of the column whose header is pressed; without it, headers are texts. */
  onSort?: (column: string) => void
  /** Called with the keys of the rows in view, except while they scroll. Keep it stable. */
  onRowsShown?: ((keys: readonly string[]) => unknown) | undefined
  /** Adds a column of checkboxes. */
  selection?: TableSelection<Row> | undefined
}

/** The last column, if it has this id, stays in view at the right edge. */
const ACTIONS = 'actions'

/** Explicit, because Safari drops them with the layout for phones. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

/** From this number of rows on, only those in view are in the document. */
const MANY = 100

/** For phones and tablets only. */
const Details = lazy(async () => (await import('./Details')).Details) as <Row>(
  props: DetailsProps<Row>,
) => ReactNode

const VirtualRows = lazy(async () => (await import('./VirtualRows')).VirtualRows)

const idOf = (row: unknown): string => String((row as { id?: unknown }).id)

/** Whether it is in the second line of a row of two lines. */
const isDetail = <Row,>({ id, isKey }: Column<Row>, at: number): boolean =>
  at > 0 && !isKey && id !== ACTIONS

const headerOf = ({ id, header }: Pick<Column<never>, 'id' | 'header'>): string =>
  header ?? (id === ACTIONS ? '' : id)

/** `at`: the index of the column. */
const cellClass = <Row,>({ id, align }: Column<Row>, at: number): string =>
  cx(at === 0 && styles.lead, align && styles.end, id === ACTIONS && styles.actions)

const widthOf = ({ id, width }: { id: string; width?: string }): CSSProperties | undefined => {
  if (id === ACTIONS) return { width: 48 }
  return width === undefined ? undefined : { width, minWidth: width }
}

interface HeaderProps<Row> {
  column: Column<Row>
  /** The index of the column. */
  at: number
  sort: TableProps<Row>['sort'] | undefined
  onSort: TableProps<Row>['onSort'] | undefined
}

/** A plain cell if the header has no text, because it would be the header of nothing. */
function HeaderCell<Row>({ column, at, sort, onSort }: HeaderProps<Row>) {
  const header = headerOf(column)
  const look = { className: cellClass(column, at), style: widthOf(column) }
  if (header === '') return <td {...roles.cell} {...look} />
  const tip = column.tip && <TipIcon about={header}>{column.tip}</TipIcon>
  const order =
    sort?.column === column.id ? (sort.isDescending ? 'descending' : 'ascending') : undefined
  return (
    <th {...roles.columnheader} scope="col" aria-sort={order} {...look}>
      {onSort && sortValueOf(column) ? (
        <SortButton
          sort={order}
          label={column.group && columnTitle(column)}
          tip={tip}
          onPress={() => onSort(column.id)}
        >
          {header}
        </SortButton>
      ) : (
        <>
          {header}
          {tip && ' '}
          {tip}
        </>
      )}
    </th>
  )
}

interface Group {
  /** Index of the first column. */
  from: number
  label: string | undefined
  span: number
}

/** The headings of the groups; empty if no column is in a group. */
const groupsOf = <Row,>(columns: readonly Column<Row>[]): readonly Group[] => {
  const groups: Group[] = []
  for (const [from, { group: label }] of columns.entries()) {
    const last = groups.at(-1)
    if (last && label !== undefined && last.label === label) last.span += 1
    else groups.push({ from, label, span: 1 })
  }
  return groups.some(({ label }) => label !== undefined) ? groups : []
}

interface GroupHeadersProps<Row> {
  columns: readonly Column<Row>[]
  /** Whether a column of checkboxes comes first. */
  isSelectable: boolean
}

function GroupHeaders<Row>({ columns, isSelectable }: GroupHeadersProps<Row>) {
  const groups = groupsOf(columns)
  if (groups.length === 0) return null
  return (
    <tr {...roles.row} className={cx(styles.groups)}>
      {isSelectable && <td {...roles.cell} className={styles.selection} />}
      {groups.map(({ from, label, span }) =>
        label === undefined ? (
          <td key={from} {...roles.cell} className={cellClass(columns[from]!, from)} />
        ) : (
          <th
            key={from}
            {...roles.columnheader}
            scope="colgroup"
            colSpan={span}
            className={cx(from === 0 && styles.lead)}
          >
            {label}
          </th>
        ),
      )}
    </tr>
  )
}

interface RowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  /** Its key and name, if it can be selected. */
  selectable?: { key: string; name: string } | undefined
  attributes?: RowAttributes | undefined
  /** Whether it has two lines. */
  isNarrow: boolean
}

/** Ignores changes of headers, which do not affect rows. */
const isSameRow = <Row,>(before: RowProps<Row>, after: RowProps<Row>): boolean =>
  before.row === after.row &&
  before.isNarrow === after.isNarrow &&
  before.attributes?.['data-index'] === after.attributes?.['data-index'] &&
  before.selectable?.key === after.selectable?.key &&
  before.columns.length === after.columns.length &&
  before.columns.every(({ cell }, index) => cell === after.columns[index]?.cell)

/** Memoised, so that a poll that changes one row renders only that row. */
const TableRow = memo(function TableRow<Row>(props: RowProps<Row>) {
  const { row, columns, selectable, attributes, isNarrow } = props
  const leadId = useId()
  return (
    <tr {...roles.row} className={styles.row} {...attributes}>
      {selectable && (
        <td {...roles.cell} className={styles.selection}>
          <RowBox rowKey={selectable.key} name={selectable.name} />
        </td>
      )}
      {columns.map(
        (column, at) =>
          !(isNarrow && isDetail(column, at)) && (
            <td
              key={column.id}
              {...roles.cell}
              id={isNarrow && at === 0 ? leadId : undefined}
              className={cellClass(column, at)}
            >
              {column.cell(row)}
            </td>
          ),
      )}
      {isNarrow && columns.some(isDetail) && (
        <td {...roles.cell} className={styles.details}>
          <Details of={leadId} row={row} columns={columns.filter(isDetail)} />
        </td>
      )}
    </tr>
  )
}, isSameRow) as <Row>(props: RowProps<Row>) => ReactNode

/** The keys of the rows; the same array while they are the same. */
const useKeys = <Row,>(rows: readonly Row[], rowKey: (row: Row) => string): readonly string[] => {
  const found = useMemo(() => rows.map(rowKey), [rows, rowKey])
  const [kept, setKept] = useState(found)
  if (kept === found) return kept
  const isSame = kept.length === found.length && kept.every((key, at) => key === found[at])
  if (isSame) return kept
  setKept(found)
  return found
}

/**
 * A table of resources: rows in the given order; the first and the actions column stay in view
 * while the rest scrolls sideways in its own frame. On a phone, or if it does not fit a tablet,
 * each row has the first column and the key ones in its first line, and the others in a second.
 * Memoised, so that it is not drawn again for what happens around it.
 */
export const Table = memo(function Table<Row>(props: TableProps<Row>) {
  const { rows, columns, rowKey = idOf, label, rowSize, sort, onSort, selection } = props
  const { onRowsShown } = props
  const shell = useRef<HTMLDivElement>(null)
  const { isNarrow, isTight, check } = useNarrow(shell, columns)
  useHiddenEdges(shell, check)
  const focus = useRowFocus(rows)
  const keys = useKeys(rows, rowKey)
  const isLong = rows.length > MANY
  const selecting = useSelecting(keys, selection)
  useEffect(() => {
    if (!isLong) onRowsShown?.(keys)
  }, [isLong, keys, onRowsShown])
  const hasActions = columns.at(-1)?.id === ACTIONS
  const rowAt = (index: number, attributes?: RowAttributes) => {
    const row = rows[index]!
    const key = keys[index]!
    return (
      <TableRow
        key={key}
        row={row}
        columns={columns}
        selectable={selection && { key, name: selection.nameOf(row) }}
        attributes={attributes}
        isNarrow={isNarrow}
      />
    )
  }
  return (
    <div
      ref={shell}
      className={styles.shell}
      data-has-actions={hasActions || undefined}
      data-narrow={isNarrow || undefined}
      data-tight={isTight || undefined}
    >
      <div className={styles.frame}>
        <SelectionContext value={selecting}>
          <table
            {...roles.table}
            className={styles.table}
            data-size={rowSize}
            data-selects={selection && true}
            aria-label={label}
            aria-rowcount={isLong ? rows.length + 1 : undefined}
          >
            {(!isNarrow || selection) && (
              <thead {...roles.rowgroup}>
                {!isNarrow && (
                  <GroupHeaders columns={columns} isSelectable={selection !== undefined} />
                )}
                <tr {...roles.row}>
                  {selection && (
                    <th {...roles.columnheader} scope="col" className={styles.selection}>
                      <AllRowsBox keys={keys} {...selection} isLabelled={isNarrow} />
                    </th>
                  )}
                  {!isNarrow &&
                    columns.map((column, at) => (
                      <HeaderCell key={column.id} {...{ column, at, sort, onSort }} />
                    ))}
                </tr>
              </thead>
            )}
            <tbody {...roles.rowgroup} {...focus}>
              {isLong ? (
                <VirtualRows keys={keys} body={focus.ref} onShown={onRowsShown}>
                  {rowAt}
                </VirtualRows>
              ) : (
                rows.map((_row, index) => rowAt(index))
              )}
            </tbody>
          </table>
        </SelectionContext>
      </div>
    </div>
  )
}) as <Row>(props: TableProps<Row>) => ReactNode
