import { Download } from 'lucide-react'
import type { DataColumn, TextContext } from '@/lib/column'
import type { CsvFormat } from '@/lib/csv'
import { emphasis } from '@/lib/rich-text'
import { pluralize } from '@/lib/text'
import { useSend } from '@/store/setup/hooks'
import { toastAdded } from '@/store/toasts/slice'
import { useLazyPorts } from '@/ui/lazy/lazy-context'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { useFiles } from '@/views/shell/files-context'

export type ExportFormat = CsvFormat | 'json'

const FORMATS = { csv: 'CSV', excel: 'CSV for Excel', json: 'JSON' } as const

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

interface ExportButtonProps {
  label: string
  isReading?: boolean
  onExport: (format: ExportFormat) => void
  onPrint?: () => void
}

/** Chooses the format of a file with the rows of a list, or prints them. */
export function ExportButton({ label, isReading, onExport, onPrint }: ExportButtonProps) {
  return (
    <MenuButton
      label={label}
      tone="ghost"
      size="icon"
      entries={[
        ...(['csv', 'excel', 'json'] as const).map(id => ({
          id,
          label: `Export as ${FORMATS[id]}`,
          onAction: () => onExport(id),
        })),
        ...(onPrint ? [{ id: 'print', label: 'Print', onAction: onPrint }] : []),
      ]}
    >
      <Download size={16} aria-busy={isReading} />
    </MenuButton>
  )
}
