import { useMemo, useState, type ReactNode } from 'react'
import type { DataColumn } from '@/lib/column'
import { formatNumber } from '@/lib/number'
import { createArranger } from '@/store/lists/arrange'
import { suggest } from '@/store/lists/suggest'
import type { ListSort } from '@/store/lists/view'
import { Button } from '@/ui/Button/Button'
import { FilterField } from '@/ui/FilterField/FilterField'
import { lazy } from '@/ui/lazy/lazy'
import { usePrinting } from '@/ui/print'
import { AllRowsBox, RowBox, SelectionContext, useSelecting } from '@/ui/Table/selection'
import { SortButton } from '@/ui/Table/SortButton'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { ExportButton, type ExportFormat } from '@/views/shared/list/ExportButton'
import type { ListOutputProps } from '@/views/shared/list/ListOutput'
import { MiniRows, type MiniColumn, type MiniTableProps } from './MiniRows'
import styles from './MiniTable.module.css'

/** What is arranged: a row may be a text, which columns of lists do not take. */
interface Entry<Row> {
  row: Row
}

const toData = <Row,>({ header, text, value }: MiniColumn<Row>): DataColumn<Entry<Row>> => ({
  id: header,
  text: ({ row }) => text(row),
  ...(value && { value: ({ row }) => value(row) }),
})

/** The rows that the user looks for, in the order that they want. */
const useArranged = <Row,>({ rows, columns }: MiniTableProps<Row>) => {
  const reader = useLocale()
  const [filter, setFilter] = useState('')
  const [sort, setSort] = useState<ListSort | null>(null)
  const [arrange] = useState(createArranger<Entry<Row>>)
  const entries = useMemo(() => rows.map(row => ({ row })), [rows])
  const data = useMemo(() => columns.map(toData), [columns])
  const context = useMemo(() => ({ reader, nameOf: String }), [reader])
  const view = { filter, sort, columns: null }
  return {
    filter,
    setFilter,
    suggestFor: (text: string) => suggest(text, entries, data, context),
    arranged: arrange(entries, data, view, context),
    exported: { shownColumns: data, context },
    orderOf: ({ header }: MiniColumn<Row>) => {
      if (sort?.column !== header) return undefined
      return sort.isDescending ? 'descending' : 'ascending'
    },
    /** Sorts by a column, then the other way round, then as before. */
    sortBy: ({ header }: MiniColumn<Row>) => {
      const isSame = sort?.column === header
      const isDescending = isSame && !sort.isDescending
      setSort(isSame && !isDescending ? null : { column: header, isDescending })
    },
  }
}

const boxOf = (key: string, name: string) => <RowBox rowKey={key} name={name} />

/** The number of rows drawn at first, and of those added as the user scrolls. */
const STEP = 30

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop < 2 * clientHeight

const NONE: ReadonlySet<string> = new Set()

const ListOutput = lazy(async () => (await import('../list/ListOutput')).ListOutput) as <Row>(
  props: ListOutputProps<Row>,
) => ReactNode

/** A table whose rows can be filtered, sorted, selected, removed together, and exported. */
export function LongMiniTable<Row>(props: MiniTableProps<Row>) {
  const { label, rows, rowKey, onChange } = props
  const { filter, setFilter, suggestFor, arranged, exported, orderOf, sortBy } = useArranged(props)
  const shown = useMemo(() => arranged.map(({ row }) => row), [arranged])
  const keys = useMemo(() => shown.map(rowKey), [shown, rowKey])
  const [chosen, setChosen] = useState(NONE)
  // Rows that are gone are no longer selected, and may be added again.
  const selected = useMemo(
    () => new Set(rows.map(rowKey).filter(key => chosen.has(key))),
    [rows, rowKey, chosen],
  )
  const selection = { selected, onChange: (next: readonly string[]) => setChosen(new Set(next)) }
  const [drawn, setDrawn] = useState(STEP)
  const isPrinting = usePrinting()
  const [output, setOutput] = useState<ExportFormat | null>(null)
  // An abbreviation stays: `transit IPs`, `TLS certificates`.
  const all = label.replace(/^[A-Z](?![A-Z])/, first => first.toLowerCase())
  return (
    <SelectionContext value={useSelecting(keys, selection)}>
      <div className={styles.tools}>
        <FilterField
          label={`Filter ${all}`}
          value={filter}
          onChange={setFilter}
          suggest={suggestFor}
        />
        <span role="status" data-figures>
          {selected.size > 0
            ? `${formatNumber(selected.size)} of ${formatNumber(rows.length)} selected`
            : shown.length < rows.length &&
              `${formatNumber(shown.length)} of ${formatNumber(rows.length)}`}
        </span>
        <div className={styles.buttons}>
          {selected.size > 0 && (
            <Button
              size="sm"
              isDisabled={props.isDisabled ?? false}
              onPress={() => onChange(rows.filter(row => !selected.has(rowKey(row))))}
            >
              Remove {formatNumber(selected.size)}
            </Button>
          )}
          <ExportButton label={`Export ${all}`} isReading={output !== null} onExport={setOutput} />
          {output && (
            <ListOutput
              id={all.toLowerCase().replaceAll(' ', '-')}
              noun="row"
              list={undefined}
              suffix=""
              rows={arranged}
              {...exported}
              output={output}
              onEnd={() => setOutput(null)}
            />
          )}
        </div>
      </div>
      <MiniRows
        table={props}
        shown={isPrinting ? shown : shown.slice(0, drawn)}
        rowCount={shown.length}
        onScroll={({ currentTarget }) => {
          if (drawn < shown.length && isNearEnd(currentTarget)) setDrawn(drawn + STEP)
        }}
        orderOf={orderOf}
        renderHeading={column => (
          <SortButton sort={orderOf(column)} onPress={() => sortBy(column)}>
            {column.header}
          </SortButton>
        )}
        allBox={<AllRowsBox keys={keys} {...selection} />}
        boxOf={boxOf}
      />
    </SelectionContext>
  )
}
