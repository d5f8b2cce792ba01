import { Columns3, Download } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import type { Query } from '@/api/operations/table'
import type { TextContext } from '@/lib/column'
import { emphasis } from '@/lib/rich-text'
import { plural, pluralize } from '@/lib/text'
import { wholeWanted } from '@/store/lists/events'
import type { ListView } from '@/store/lists/view'
import { useSend } from '@/store/setup/hooks'
import { toastAdded } from '@/store/toasts/slice'
import { lazy } from '@/ui/lazy/lazy'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { PopoverButton } from '@/ui/PopoverButton/PopoverButton'
import type { Column } from '@/ui/Table/Table'
import { useFiles } from '@/views/shell/files-context'
import { ViewsButton } from '../saved-views/ViewsButton'
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

type Format = 'csv' | 'json'

const TYPES = { csv: 'text/csv', json: 'application/json' } as const

/** Saves the list as a file once all of its rows have been read. */
const useExport = <Row,>(props: ListToolsProps<Row>) => {
  const { id, noun, list, suffix, shownColumns, rows, context } = props
  const send = useSend()
  const files = useFiles()
  const format = useRef<Format>('csv')
  const save = async () => {
    const type = format.current
    const data = shownColumns.filter(column => column.id !== 'actions')
    const { toCsv, toJson } = await import('@/store/lists/export')
    const write = type === 'csv' ? toCsv : toJson
    const name = `${id}.${type}`
    files.save({ name, type: TYPES[type], text: write(rows, data, context) })
    send(toastAdded({ content: [`Saved ${pluralize(noun, rows.length)} to `, emphasis(name)] }))
  }
  const { isReading, read } = useAllRows(props, 'export', isRead => {
    if (isRead) void save()
    if (list) send(wholeWanted({ list: suffix, isWanted: false }))
  })
  return {
    isReading,
    start: (wanted: Format) => {
      format.current = wanted
      read()
    },
  }
}

/** The columns, the export and the saved views of a list. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { start, isReading } = useExport(props)
  const all = plural(props.noun)
  return (
    <>
      <PopoverButton label={`Columns of ${all}`} icon={<Columns3 size={16} />} align="end">
        {() => <ColumnsPanel {...props} />}
      </PopoverButton>
      {props.exportMenu?.(props.rows) ?? (
        <MenuButton
          label={`Export ${all}`}
          tone="ghost"
          size="icon"
          entries={[
            { id: 'csv', label: 'Export as CSV', onAction: () => start('csv') },
            { id: 'json', label: 'Export as JSON', onAction: () => start('json') },
          ]}
        >
          <Download size={16} aria-busy={isReading} />
        </MenuButton>
      )}
      <ViewsButton label={`Views of ${all}`} />
    </>
  )
}
