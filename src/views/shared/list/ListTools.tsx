import { Columns3 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import type { Query } from '@/api/operations/table'
import type { TextContext } from '@/lib/column'
import { plural } from '@/lib/text'
import { printRequested, wholeWanted } from '@/store/lists/events'
import type { ListView } from '@/store/lists/view'
import { useSend } from '@/store/setup/hooks'
import { lazy } from '@/ui/lazy/lazy'
import { PopoverButton } from '@/ui/PopoverButton/PopoverButton'
import type { Column } from '@/ui/Table/Table'
import { ViewsButton } from '../saved-views/ViewsButton'
import { ExportButton, useSavedRows, type ExportFormat } from './ExportButton'
import { useAllRows } from './use-all-rows'

interface ListToolsProps<Row> {
  id: string
  /** One of the objects: `instance`. */
  noun: string
  list: Query | undefined
  suffix: string
  columns: readonly Column<Row>[]
  shownColumns: readonly Column<Row>[]
  /** All rows that match, if they have been read. */
  rows: readonly Row[]
  context: TextContext
  view: ListView
  onChange: (view: Partial<ListView>) => void
  exportMenu?: ((rows: readonly Row[]) => ReactNode) | undefined
}

const ColumnsPanel = lazy(async () => (await import('./ColumnsPanel')).ColumnsPanel)

/** Saves the list as a file once all of its rows have been read. */
const useExport = <Row,>(props: ListToolsProps<Row>) => {
  const { list, suffix, shownColumns } = props
  const send = useSend()
  const save = useSavedRows()
  const format = useRef<ExportFormat>('csv')
  const { isReading, read } = useAllRows(props, 'export', isRead => {
    const columns = shownColumns.filter(({ id }) => id !== 'actions')
    if (isRead) void save({ ...props, columns }, format.current)
    if (list) send(wholeWanted({ list: suffix, isWanted: false }))
  })
  return {
    isReading,
    start: (wanted: ExportFormat) => {
      format.current = wanted
      read()
    },
  }
}

/** Prints the list once all of its rows have been read. */
const usePrint = <Row,>(props: ListToolsProps<Row>) => {
  const { list, suffix } = props
  const send = useSend()
  return useAllRows(props, 'print', isRead => {
    if (isRead) send(printRequested({ list: suffix }))
    else if (list) send(wholeWanted({ list: suffix, isWanted: false }))
  })
}

/** The columns, the export and the saved views of a list. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { start, isReading } = useExport(props)
  const print = usePrint(props)
  const all = plural(props.noun)
  return (
    <>
      <PopoverButton label={`Columns of ${all}`} icon={<Columns3 size={16} />} align="end">
        {() => <ColumnsPanel {...props} />}
      </PopoverButton>
      {props.exportMenu?.(props.rows) ?? (
        <ExportButton
          label={`Export ${all}`}
          isReading={isReading || print.isReading}
          onExport={start}
          onPrint={print.read}
        />
      )}
      <ViewsButton label={`Views of ${all}`} />
    </>
  )
}
