import { Columns3, Download } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import type { Query } from '@/api/operations/table'
import type { TextContext } from '@/lib/column'
import { plural } from '@/lib/text'
import { wholeWanted } from '@/store/lists/events'
import { selectReach } from '@/store/lists/whole'
import type { ListView } from '@/store/lists/view'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { lazy } from '@/ui/lazy/lazy'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { PopoverButton } from '@/ui/PopoverButton/PopoverButton'
import type { Column } from '@/ui/Table/Table'
import { useFiles } from '@/views/shell/files-context'
import { ViewsButton } from '../saved-views/ViewsButton'

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
  const { id, list, suffix, shownColumns, rows, context } = props
  const send = useSend()
  const files = useFiles()
  const [format, setFormat] = useState<Format | null>(null)
  const extent = useAppSelector(state => (list ? selectReach(state, list, true).extent : 'whole'))
  useEffect(() => {
    if (format === null || extent === 'reading' || extent === 'part') return
    const isRead = extent === 'whole'
    const data = shownColumns.filter(column => column.id !== 'actions')
    let isWanted = true
    void import('@/store/lists/export').then(({ toCsv, toJson }) => {
      if (!isWanted) return
      const write = format === 'csv' ? toCsv : toJson
      if (isRead)
        files.save({
          name: `${id}.${format}`,
          type: TYPES[format],
          text: write(rows, data, context),
        })
      setFormat(null)
      if (list) send(wholeWanted({ list: suffix, isWanted: false }))
    })
    return () => {
      isWanted = false
    }
  }, [format, extent, rows, shownColumns, context, files, id, list, suffix, send])
  const start = (wanted: Format) => {
    if (list) send(wholeWanted({ list: suffix, isWanted: true }))
    setFormat(wanted)
  }
  return { start, isPending: format !== null }
}

/** The columns, the export and the saved views of a list. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { start, isPending } = useExport(props)
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
          <Download size={16} aria-busy={isPending} />
        </MenuButton>
      )}
      <ViewsButton label={`Views of ${all}`} />
    </>
  )
}
