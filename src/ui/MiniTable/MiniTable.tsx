import { Pencil, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { SortValue } from '@/lib/column'
import { sortKeyOf, sortRows } from '@/lib/sort-rows'
import { FilterField } from '@/ui/FilterField/FilterField'
import { IconButton } from '@/ui/IconButton/IconButton'
import { SortButton } from '@/ui/Table/SortButton'
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
  onRemove: (row: Row) => void
  /** Label of a row's edit button. */
  editLabel?: ((row: Row) => string) | undefined
  onEdit?: ((row: Row) => void) | undefined
  isDisabled?: boolean | undefined
  /** Shown in place of rows if there are none. */
  empty?: ReactNode
}

/** Tables of at most this many rows need no tools. */
const FEW = 10

/** The rows that the user looks for, in the order that they want. */
const useArranged = <Row,>({ label, rows, columns }: MiniTableProps<Row>) => {
  const [filter, setFilter] = useState('')
  const [sort, setSort] = useState<{ header: string; isDescending: boolean } | null>(null)
  const hasTools = rows.length > FEW
  if (!hasTools) return { arranged: rows, tools: null, sortOf: () => undefined, sortBy: undefined }
  const words = filter.toLowerCase().split(/\s+/)
  const textOf = (row: Row) => columns.map(({ text }) => text(row).toLowerCase()).join('\n')
  const found = rows.filter(row => words.every(word => textOf(row).includes(word)))
  const column = columns.find(({ header }) => header === sort?.header)
  const keyOf = (row: Row) => sortKeyOf(row, (column?.value ?? column?.text)?.(row))
  return {
    arranged: sort ? sortRows(found.map(keyOf), sort.isDescending) : found,
    tools: (
      <div className={styles.tools}>
        <FilterField
          label={`Filter ${label.toLowerCase()}`}
          value={filter}
          onChange={setFilter}
          suggest={() => []}
        />
        <span role="status" data-figures>
          {found.length < rows.length && `${found.length} of ${rows.length}`}
        </span>
      </div>
    ),
    sortOf: (header: string) => {
      if (sort?.header !== header) return undefined
      return sort.isDescending ? ('descending' as const) : ('ascending' as const)
    },
    sortBy: (header: string) => {
      const isSame = sort?.header === header
      setSort(isSame && sort.isDescending ? null : { header, isDescending: isSame })
    },
  }
}

/**
 * The objects added to a form so far. Each can be removed again. More than ten can be filtered and
 * sorted, and scroll.
 */
export function MiniTable<Row>(props: MiniTableProps<Row>) {
  const { rows, columns, rowKey, removeLabel, onRemove, editLabel, onEdit } = props
  const { arranged, tools, sortOf, sortBy } = useArranged(props)
  const factsOf = (row: Row) =>
    columns
      .filter(({ isUnspoken }) => !isUnspoken)
      .map(({ header, text }) => `${header}: ${text(row)}`)
      .join(', ')
  const nameOf = props.rowName ?? factsOf
  return (
    <>
      {tools}
      <div className={styles.frame}>
        <table className={styles.table} aria-label={props.label}>
          <thead>
            <tr>
              {columns.map(({ header }) => (
                <th key={header} scope="col" aria-sort={sortOf(header)}>
                  {sortBy ? (
                    <SortButton sort={sortOf(header)} onPress={() => sortBy(header)}>
                      {header}
                    </SortButton>
                  ) : (
                    header
                  )}
                </th>
              ))}
              <td colSpan={onEdit ? 2 : 1} />
            </tr>
          </thead>
          <tbody>
            {arranged.map((row, index) => (
              <tr key={rowKey(row)} tabIndex={0} aria-rowindex={index + 1} aria-label={nameOf(row)}>
                {columns.map(({ header, text, cell = text }) => (
                  <td key={header}>{cell(row)}</td>
                ))}
                {onEdit && (
                  <td className={styles.button}>
                    <IconButton
                      label={editLabel?.(row) ?? 'Edit'}
                      isDisabled={props.isDisabled ?? false}
                      onPress={() => onEdit(row)}
                    >
                      <Pencil size={14} />
                    </IconButton>
                  </td>
                )}
                <td className={styles.button} data-remove>
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
      </div>
    </>
  )
}
