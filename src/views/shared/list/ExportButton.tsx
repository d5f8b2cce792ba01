import { Download } from 'lucide-react'
import type { CsvFormat } from '@/lib/csv'
import { MenuButton } from '@/ui/Menu/MenuButton'

export type ExportFormat = CsvFormat | 'json'

const FORMATS = { csv: 'CSV', excel: 'CSV for Excel', json: 'JSON' } as const

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
