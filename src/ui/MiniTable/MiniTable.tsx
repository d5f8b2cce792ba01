import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '@/ui/IconButton/IconButton'
import styles from './MiniTable.module.css'

export interface MiniColumn<Row> {
  header: string
  /** The value as text, for the row's name and, without `cell`, for the cell. */
  text: (row: Row) => string
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
  onRemove: (row: Row) => void
  isDisabled?: boolean | undefined
  /** Shown in place of rows if there are none. */
  empty?: ReactNode
}

/** The objects added to a form so far. Each can be removed again. */
export function MiniTable<Row>(props: MiniTableProps<Row>) {
  const { rows, columns, rowKey, removeLabel, onRemove } = props
  const factsOf = (row: Row) =>
    columns
      .filter(({ isUnspoken }) => !isUnspoken)
      .map(({ header, text }) => `${header}: ${text(row)}`)
      .join(', ')
  const nameOf = props.rowName ?? factsOf
  return (
    <table className={styles.table} aria-label={props.label}>
      <thead>
        <tr>
          {columns.map(({ header }) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={rowKey(row)} tabIndex={0} aria-rowindex={index + 1} aria-label={nameOf(row)}>
            {columns.map(({ header, text, cell = text }) => (
              <td key={header}>{cell(row)}</td>
            ))}
            <td className={styles.remove}>
              <IconButton
                label={removeLabel(row)}
                isDisabled={props.isDisabled ?? false}
                onPress={() => onRemove(row)}
              >
                <X size={14} />
              </IconButton>
            </td>
          </tr>
        ))}
        {rows.length === 0 && props.empty !== undefined && (
          <tr>
            <td colSpan={columns.length + 1} className={styles.empty}>
              {props.empty}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
