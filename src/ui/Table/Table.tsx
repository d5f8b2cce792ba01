import { memo, useRef, type CSSProperties, type ReactNode } from 'react'
import { cx } from '@/ui/cx'
import { useHiddenEdges } from './useHiddenEdges'
import { useRowFocus } from './useRowFocus'
import styles from './Table.module.css'

/** A column as data. Keep the `cell` functions stable: rows render again when one changes. */
export interface Column<Row> {
  id: string
  /** Defaults to the id; the `actions` column has none. */
  header?: ReactNode
  /** A heading shared by adjacent columns with the same group. */
  group?: string
  cell: (row: Row) => ReactNode
  /** The text that a search matches; omitted if the column is not searched. */
  text?: (row: Row) => string
  /** The value to sort rows by; omitted if the column cannot be sorted. */
  value?: (row: Row) => string | number
  /** Hidden until requested. */
  isHidden?: true
  /** Any CSS length. */
  width?: string
  align?: 'end'
  /**
   * The current order of the rows, if they are sorted by this column. Its header is then a
   * `SortButton`.
   */
  sort?: 'ascending' | 'descending'
}

export interface TableProps<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey?: (row: Row) => string
  /** Label of the table. */
  label: string
  /** Large rows hold two lines. */
  rowSize?: 'base' | 'large'
}

/** The last column, if it has this id, stays in view at the right edge. */
const ACTIONS = 'actions'

/**
 * The first column, if it has this id, is a narrow one of checkboxes; the next column stays in view
 * too.
 */
const SELECTION = 'selection'

const idOf = (row: unknown): string => String((row as { id?: unknown }).id)

const headerOf = <Row,>({ id, header }: Column<Row>): ReactNode =>
  header ?? (id === ACTIONS ? '' : id)

const cellClass = <Row,>({ id, align }: Column<Row>): string =>
  cx(align && styles.end, id === ACTIONS && styles.actions, id === SELECTION && styles.selection)

const widthOf = ({ id, width }: { id: string; width?: string }): CSSProperties | undefined => {
  if (id === ACTIONS) return { width: 48 }
  return width === undefined ? undefined : { width, minWidth: width }
}

/** A plain cell if the header has no text, because it would be the header of nothing. */
function HeaderCell<Row>({ column }: { column: Column<Row> }) {
  const header = headerOf(column)
  const look = { className: cellClass(column), style: widthOf(column) }
  return header === '' ? (
    <td {...look} />
  ) : (
    <th scope="col" aria-sort={column.sort} {...look}>
      {header}
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

function GroupHeaders<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const groups = groupsOf(columns)
  if (groups.length === 0) return null
  return (
    <tr className={cx(styles.groups)}>
      {groups.map(({ from, label, span }) =>
        label === undefined ? (
          <td key={from} className={cx(columns[from]?.id === ACTIONS && styles.actions)} />
        ) : (
          <th key={from} scope="colgroup" colSpan={span}>
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
}

/** Ignores changes of headers, such as the reversed order, which do not affect rows. */
const isSameRow = <Row,>(before: RowProps<Row>, after: RowProps<Row>): boolean =>
  before.row === after.row &&
  before.columns.length === after.columns.length &&
  before.columns.every(({ cell }, index) => cell === after.columns[index]?.cell)

/** Memoised, so that a poll that changes one row renders only that row. */
const TableRow = memo(function TableRow<Row>({ row, columns }: RowProps<Row>) {
  return (
    <tr className={styles.row}>
      {columns.map(column => (
        <td key={column.id} className={cellClass(column)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}, isSameRow) as <Row>(props: RowProps<Row>) => ReactNode

/**
 * A plain table of resources: rows in the given order; the first and the actions column stay in
 * view while the rest scrolls sideways in its own frame.
 */
export function Table<Row>({ rows, columns, rowKey = idOf, label, rowSize }: TableProps<Row>) {
  const shell = useRef<HTMLDivElement>(null)
  useHiddenEdges(shell)
  const focus = useRowFocus(rows)
  const hasActions = columns.at(-1)?.id === ACTIONS
  return (
    <div ref={shell} className={styles.shell} data-has-actions={hasActions || undefined}>
      <div className={styles.frame}>
        <table className={styles.table} data-size={rowSize} aria-label={label}>
          <thead>
            <GroupHeaders columns={columns} />
            <tr>
              {columns.map(column => (
                <HeaderCell key={column.id} column={column} />
              ))}
            </tr>
          </thead>
          <tbody {...focus}>
            {rows.map(row => (
              <TableRow key={rowKey(row)} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
