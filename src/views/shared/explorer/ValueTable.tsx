import { Columns3 } from 'lucide-react'
import { memo, useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react'
import { formatMoment } from '@/lib/chart-time'
import type { DataColumn, TextContext } from '@/lib/column'
import type { CsvCell } from '@/lib/csv'
import type { MetricPicture } from '@/lib/metric-answer'
import { tableOf, type MetricTable } from '@/lib/metric-table'
import { formatNumber } from '@/lib/number'
import { createArranger, shownColumns } from '@/store/lists/arrange'
import { suggest } from '@/store/lists/suggest'
import { PLAIN_VIEW, type ListView } from '@/store/lists/view'
import { Button } from '@/ui/Button/Button'
import { FilterField } from '@/ui/FilterField/FilterField'
import { Stack } from '@/ui/Layout/Layout'
import { lazy } from '@/ui/lazy/lazy'
import { PopoverButton } from '@/ui/PopoverButton/PopoverButton'
import { SortButton } from '@/ui/Table/SortButton'
import type { RowAttributes } from '@/ui/Table/VirtualRows'
import { useLocale } from '@/ui/UiProvider/UiContext'
import styles from './explorer.module.css'

const ColumnPicker = lazy(async () => (await import('@/ui/ColumnPicker/ColumnPicker')).ColumnPicker)
const VirtualRows = lazy(async () => (await import('@/ui/Table/VirtualRows')).VirtualRows)

/** Rows and columns that can be shown; files have all. */
const [MOST_ROWS, MOST_COLUMNS] = [10_000, 200]
/** Columns that are shown until the user chooses others. */
const USUAL_COLUMNS = 50
/** From this number of rows on, only those in view are in the document. */
const MANY = 100

type Row = readonly CsvCell[]

interface ValueColumn extends DataColumn<Row> {
  readonly id: string
  readonly header: string
  readonly text: (row: Row, context: TextContext) => string
  readonly isHidden: boolean
}

/** Known by what files call them, so that they stay chosen when there are new values. */
const columnsOf = ({ headings }: MetricTable): readonly ValueColumn[] => {
  const ids = headings.map(({ exported }) => exported)
  return headings.slice(0, MOST_COLUMNS).map(({ label, exported }, at) => {
    const isTime = exported === 'time' || exported === 'since'
    const cellText = (cell: CsvCell, { reader }: TextContext) => {
      if (cell === null) return ''
      if (typeof cell === 'number') return formatNumber(cell, reader.locale)
      return isTime ? formatMoment(Date.parse(cell), reader) : cell
    }
    return {
      id: ids.indexOf(exported) === at ? exported : `${exported} ${at}`,
      header: label,
      text: (row, context) => cellText(row[at] ?? null, context),
      value: row => (isTime ? Date.parse(`${row[at]}`) || null : row[at]),
      isHidden: at >= USUAL_COLUMNS,
    }
  })
}

interface ValueRowProps {
  row: Row
  columns: readonly ValueColumn[]
  context: TextContext
  attributes?: RowAttributes
}

/** Ignores attributes that are made anew for the same place. */
const isSameRow = (before: ValueRowProps, after: ValueRowProps): boolean =>
  before.row === after.row &&
  before.columns === after.columns &&
  before.context === after.context &&
  before.attributes?.['data-index'] === after.attributes?.['data-index']

const ValueRow = memo(function ValueRow({ row, columns, context, attributes }: ValueRowProps) {
  const [first, ...others] = columns
  return (
    <tr {...attributes}>
      <th scope="row">{first?.text(row, context)}</th>
      {others.map(({ id, text }) => (
        <td key={id}>{text(row, context) || '—'}</td>
      ))}
    </tr>
  )
}, isSameRow)

/** The rows that the user looks for, in the order that they want. */
const useArranged = (rows: readonly Row[], columns: readonly ValueColumn[], view: ListView) => {
  const reader = useLocale()
  const context = useMemo(() => ({ reader, nameOf: String }), [reader])
  const [arrange] = useState(createArranger<Row>)
  // So that typing is not held up.
  const filter = useDeferredValue(view.filter)
  const { sort } = view
  const found = useMemo(
    () => arrange(rows, columns, { filter, sort, columns: null }, context),
    [arrange, rows, columns, filter, sort, context],
  )
  return { found, context }
}

const rowsInWords = (found: number, all: number): string => {
  if (found > MOST_ROWS)
    return `The first ${formatNumber(MOST_ROWS)} of ${formatNumber(found)} rows. A downloaded file has all.`
  return found < all
    ? `${formatNumber(found)} of ${formatNumber(all)} rows`
    : `${formatNumber(found)} rows`
}

interface ValueTableProps {
  pictures: readonly MetricPicture[]
  label: string
}

/** The values as rows, which can be sorted and filtered, in columns that can be chosen. */
export function ValueTable({ pictures, label }: ValueTableProps) {
  const table = useMemo(() => tableOf(pictures), [pictures])
  const columns = useMemo(() => columnsOf(table), [table])
  const { rows } = table
  const [view, setView] = useState(PLAIN_VIEW)
  const change = (to: Partial<ListView>) => setView({ ...view, ...to })
  const { found, context } = useArranged(rows, columns, view)
  const shown = useMemo(
    () => shownColumns(columns, view.columns ?? undefined),
    [columns, view.columns],
  )
  const { sort } = view
  const orderOf = ({ id }: ValueColumn) => {
    if (sort?.column !== id) return undefined
    return sort.isDescending ? 'descending' : 'ascending'
  }
  /** Sorts by a column, then the other way round, then as before. */
  const sortBy = (column: ValueColumn) => {
    const order = orderOf(column)
    const isDescending = order === 'ascending'
    change({ sort: order === 'descending' ? null : { column: column.id, isDescending } })
  }
  return (
    <div className={styles.values}>
      <div className={styles.valueTools}>
        <FilterField
          label="Filter rows"
          value={view.filter}
          onChange={filter => change({ filter })}
          suggest={text => suggest(text, rows, columns, context)}
        />
        <PopoverButton
          label={`Columns of ${label}`}
          panelLabel="Columns"
          icon={<Columns3 size={16} />}
          align="end"
        >
          {() => <Columns columns={columns} shown={shown} onChange={change} />}
        </PopoverButton>
      </div>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={`${label}, as a table`}>
        <Rows
          {...{ columns: shown, found, context }}
          renderHeading={column => (
            <th key={column.id} scope="col" aria-sort={orderOf(column)}>
              <SortButton sort={orderOf(column)} onPress={() => sortBy(column)}>
                {column.header}
              </SortButton>
            </th>
          )}
        />
      </div>
      <p className={styles.note} role="status">
        {rowsInWords(found.length, rows.length)}
      </p>
      {table.headings.length > MOST_COLUMNS && (
        <p className={styles.note}>
          The first {MOST_COLUMNS} of {formatNumber(table.headings.length)} columns can be shown. A
          downloaded file has all.
        </p>
      )}
    </div>
  )
}

interface ColumnsProps {
  columns: readonly ValueColumn[]
  shown: readonly ValueColumn[]
  onChange: (view: Pick<ListView, 'columns'>) => void
}

function Columns({ columns, shown, onChange }: ColumnsProps) {
  const ordered = [...shown, ...columns.filter(column => !shown.includes(column))]
  return (
    <Stack gap={3} justifyItems="start" padding={4}>
      <ColumnPicker
        columns={ordered.map(column => ({
          id: column.id,
          label: column.header,
          isShown: shown.includes(column),
          isFixed: column === columns[0],
        }))}
        onChange={ids => onChange({ columns: ids })}
      />
      <Button size="sm" tone="ghost" onPress={() => onChange({ columns: null })}>
        Reset columns
      </Button>
    </Stack>
  )
}

interface RowsProps {
  columns: readonly ValueColumn[]
  found: readonly Row[]
  context: TextContext
  renderHeading: (column: ValueColumn) => ReactNode
}

/** The table itself. It has a frame of its own inside of the element that scrolls. */
function Rows({ columns, found, context, renderHeading }: RowsProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const shown = useMemo(() => found.slice(0, MOST_ROWS), [found])
  const keys = useMemo(() => shown.map((_row, at) => `${at}`), [shown])
  const isLong = shown.length > MANY
  const rowAt = (index: number, attributes?: RowAttributes) => (
    <ValueRow
      key={index}
      row={shown[index]!}
      {...{ columns, context }}
      {...(attributes && { attributes })}
    />
  )
  return (
    <div>
      <table className={styles.table} aria-rowcount={isLong ? shown.length + 1 : undefined}>
        <thead>
          <tr>{columns.map(renderHeading)}</tr>
        </thead>
        <tbody ref={body}>
          {isLong ? (
            <VirtualRows keys={keys} body={body} onShown={undefined}>
              {rowAt}
            </VirtualRows>
          ) : (
            shown.map((_row, index) => rowAt(index))
          )}
        </tbody>
      </table>
    </div>
  )
}
