import { Pencil, X } from 'lucide-react'
import { memo, type ReactNode, type UIEvent } from 'react'
import type { SortValue } from '@/lib/column'
import { IconButton } from '@/ui/Button/Button'
import styles from './MiniTable.module.css'

export interface MiniColumn<Row> {
  header: string
  /** The value as text, for the row's name and, without `cell`, for the cell. */
  text: (row: Row) => string
  /** The value to sort rows by, if that is not the text. */
  value?: (row: Row) => SortValue
  cell?: (row: Row) => ReactNode
  /** Excludes the value from the row's name. */
  isUnspoken?: boolean
}

export interface MiniTableProps<Row> {
  label: string
  rows: readonly Row[]
  columns: readonly MiniColumn<Row>[]
  rowKey: (row: Row) => string
  /** Name of a row, if not all of its values. */
  rowName?: ((row: Row) => string) | undefined
  /** Label of a row's remove button: `Remove disk data`. */
  removeLabel: (row: Row) => string
  /** Called with the rows that are left when some are removed. */
  onChange: (left: readonly Row[]) => void
  /** Label of a row's edit button. */
  editLabel?: ((row: Row) => string) | undefined
  onEdit?: ((row: Row) => void) | undefined
  isDisabled?: boolean | undefined
}

interface MiniRowProps<Row> {
  table: MiniTableProps<Row>
  row: Row
  index: number
  boxOf: ((key: string, name: string) => ReactNode) | undefined
}

const nameOf = <Row,>({ columns, rowName }: MiniTableProps<Row>, row: Row): string =>
  rowName?.(row) ??
  columns
    .filter(({ isUnspoken }) => !isUnspoken)
    .map(({ header, text }) => `${header}: ${text(row)}`)
    .join(', ')

/** Memoised: of a thousand rows, only those that change render again. */
const MiniRow = memo(function MiniRow({ table, row, index, boxOf }: MiniRowProps<unknown>) {
  const { rows, columns, rowKey, removeLabel, editLabel, onEdit, onChange } = table
  const isDisabled = table.isDisabled ?? false
  const name = nameOf(table, row)
  return (
    <tr tabIndex={0} aria-rowindex={index + 1} aria-label={name}>
      {boxOf && <td className={styles.box}>{boxOf(rowKey(row), name)}</td>}
      {columns.map(({ header, text, cell = text }) => (
        <td key={header}>{cell(row)}</td>
      ))}
      {onEdit && (
        <td className={styles.button}>
          <IconButton
            label={editLabel?.(row) ?? 'Edit'}
            isDisabled={isDisabled}
            onPress={() => onEdit(row)}
          >
            <Pencil size={14} />
          </IconButton>
        </td>
      )}
      <td className={styles.button} data-remove>
        <IconButton
          label={removeLabel(row)}
          isDisabled={isDisabled}
          onPress={() => onChange(rows.filter(each => each !== row))}
        >
          <X size={14} />
        </IconButton>
      </td>
    </tr>
  )
}) as <Row>(props: MiniRowProps<Row>) => ReactNode

interface MiniRowsProps<Row> {
  table: MiniTableProps<Row>
  /** The rows to show, in order. */
  shown: readonly Row[]
  orderOf?: (column: MiniColumn<Row>) => 'ascending' | 'descending' | undefined
  /** Replaces the text of a heading. */
  renderHeading?: (column: MiniColumn<Row>) => ReactNode
  /** The checkbox before the headings. */
  allBox?: ReactNode
  /** The checkbox of a row. A stable function. */
  boxOf?: (key: string, name: string) => ReactNode
  /** The number of rows, if not all of them are passed. */
  rowCount?: number
  onScroll?: (event: UIEvent) => void
}

/** A table of rows, with the buttons that edit and remove them. */
export function MiniRows<Row>({ table, shown, boxOf, ...props }: MiniRowsProps<Row>) {
  return (
    <div className={styles.frame} onScroll={props.onScroll}>
      <table className={styles.table} aria-label={table.label} aria-rowcount={props.rowCount}>
        <thead>
          <tr>
            {boxOf && <td className={styles.box}>{props.allBox}</td>}
            {table.columns.map(column => (
              <th key={column.header} scope="col" aria-sort={props.orderOf?.(column)}>
                {props.renderHeading?.(column) ?? column.header}
              </th>
            ))}
            <td colSpan={table.onEdit ? 2 : 1} />
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            <MiniRow key={table.rowKey(row)} table={table} row={row} index={index} boxOf={boxOf} />
          ))}
          {shown.length === 0 && (
            <tr>
              <td colSpan={table.columns.length + 3} className={styles.empty}>
                No matches
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
