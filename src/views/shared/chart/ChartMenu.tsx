import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { ChartData } from '@/lib/chart-data'
import type { CsvFormat } from '@/lib/csv'
import { lazy } from '@/ui/lazy/lazy'
import { MenuButton } from '@/ui/Menu/MenuButton'

export interface ChartMenuProps {
  title: string
  /** Link to the documentation of the chart's data. */
  docs: string
  data: ChartData
  /** The query of the chart, as sent and formatted, if it may be shown. */
  query?: { oxql: string; prettyOxql: string }
  onDownload: (format: CsvFormat) => void
}

const OxqlModal = lazy(async () => (await import('./OxqlModal')).OxqlModal)
const TableModal = lazy(async () => (await import('./TableModal')).TableModal)

/** The menu of a chart: documentation, query, table and download. */
export function ChartMenu({ title, docs, data, onDownload, query }: ChartMenuProps) {
  const [shown, setShown] = useState<'query' | 'table' | null>(null)
  const close = () => setShown(null)
  const nothing = data.kind === 'values' ? undefined : ['There are no values']
  return (
    <>
      <MenuButton
        label={`Actions for ${title}`}
        tone="ghost"
        size="icon"
        entries={[
          { id: 'about', label: 'About this metric', href: docs },
          ...(query
            ? [{ id: 'query', label: 'View OxQL query', onAction: () => setShown('query') }]
            : []),
          {
            id: 'table',
            label: 'View as table',
            disabledReason: nothing,
            onAction: () => setShown('table'),
          },
          {
            id: 'download',
            label: 'Download as CSV',
            disabledReason: nothing,
            onAction: () => onDownload('csv'),
          },
          {
            id: 'excel',
            label: 'Download as CSV for Excel',
            disabledReason: nothing,
            onAction: () => onDownload('excel'),
          },
        ]}
      >
        <Ellipsis size={16} />
      </MenuButton>
      {shown === 'query' && query && <OxqlModal {...query} onClose={close} />}
      {shown === 'table' && data.kind === 'values' && (
        <TableModal title={title} data={data} onClose={close} />
      )}
    </>
  )
}
