import { useEffect, useRef } from 'react'
import type { Query } from '@/api/operations/table'
import type { DataColumn, TextContext } from '@/lib/column'
import { emphasis } from '@/lib/rich-text'
import { pluralize } from '@/lib/text'
import { printRequested, wholeWanted } from '@/store/lists/slice'
import { useSend } from '@/store/setup/hooks'
import { toastAdded } from '@/store/toasts/slice'
import { useLazyPorts } from '@/ui/lazy/lazyCode'
import { useFiles } from '@/views/shell/files-context'
import type { ExportFormat } from './ExportButton'
import { useAllRows } from './use-all-rows'

interface ExportedList<Row> {
  /** The name of the file, without its type. */
  id: string
  /** One of the objects: `instance`. */
  noun: string
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  context: TextContext
}

/** Saves rows as a file, and says so. */
const useSavedRows = () => {
  const send = useSend()
  const files = useFiles()
  const { onFailure } = useLazyPorts()
  return async <Row,>(list: ExportedList<Row>, format: ExportFormat) => {
    const code = await import('@/store/lists/export').catch((cause: unknown) => {
      onFailure(cause)
    })
    if (!code) return
    const file = code.exportedFile(list, format)
    files.save(file)
    send(
      toastAdded({
        content: [`Saved ${pluralize(list.noun, list.rows.length)} to `, emphasis(file.name)],
      }),
    )
  }
}

export interface ListOutputProps<Row> {
  id: string
  /** One of the objects: `instance`. */
  noun: string
  list: Query | undefined
  suffix: string
  shownColumns: readonly DataColumn<Row>[]
  /** All rows that match, if they have been read. */
  rows: readonly Row[]
  context: TextContext
  output: ExportFormat | 'print'
  /** Called when that is done, or has failed. */
  onEnd: () => void
}

/** Reads all rows of a list, and then saves them as a file or prints them. Renders nothing. */
export function ListOutput<Row>({ output, onEnd, ...props }: ListOutputProps<Row>) {
  const { list, suffix, shownColumns } = props
  const send = useSend()
  const save = useSavedRows()
  const { read } = useAllRows(props, output === 'print' ? 'print' : 'export', isRead => {
    if (isRead && output === 'print') send(printRequested({ list: suffix }))
    else {
      const columns = shownColumns.filter(({ id }) => id !== 'actions')
      if (isRead && output !== 'print') void save({ ...props, columns }, output)
      if (list) send(wholeWanted({ list: suffix, isWanted: false }))
    }
    onEnd()
  })
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    read()
  })
  return null
}
