import { Download } from 'lucide-react'
import type { DataColumn, TextContext } from '@/lib/column'
import { emphasis } from '@/lib/rich-text'
import { pluralize } from '@/lib/text'
import { useSend } from '@/store/setup/hooks'
import { toastAdded } from '@/store/toasts/slice'
import { useLazyPorts } from '@/ui/lazy/lazy-context'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { useFiles } from '@/views/shell/files-context'

export type ExportFormat = 'csv' | 'json'

const TYPES = { csv: 'text/csv', json: 'application/json' } as const

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
export const useSavedRows = () => {
  const send = useSend()
  const files = useFiles()
  const { onFailure } = useLazyPorts()
  return async <Row,>(
    { id, noun, rows, columns, context }: ExportedList<Row>,
    format: ExportFormat,
  ) => {
    const code = await import('@/store/lists/export').catch((cause: unknown) => {
      onFailure(cause)
    })
    if (!code) return
    const text = (format === 'csv' ? code.toCsv : code.toJson)(rows, columns, context)
    const name = `${id}.${format}`
    files.save({ name, type: TYPES[format], text })
    send(toastAdded({ content: [`Saved ${pluralize(noun, rows.length)} to `, emphasis(name)] }))
  }
}

interface ExportButtonProps {
  label: string
  isReading?: boolean
  onExport: (format: ExportFormat) => void
}

/** Chooses the format of a file with the rows of a list. */
export function ExportButton({ label, isReading, onExport }: ExportButtonProps) {
  return (
    <MenuButton
      label={label}
      tone="ghost"
      size="icon"
      entries={[
        { id: 'csv', label: 'Export as CSV', onAction: () => onExport('csv') },
        { id: 'json', label: 'Export as JSON', onAction: () => onExport('json') },
      ]}
    >
      <Download size={16} aria-busy={isReading} />
    </MenuButton>
  )
}
