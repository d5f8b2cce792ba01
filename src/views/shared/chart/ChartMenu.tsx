import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { SavedChart } from '@/lib/chart-csv'
import type { ChartData } from '@/lib/chart-data'
import type { CsvFormat } from '@/lib/csv'
import { useSend } from '@/store/setup/hooks'
import { saveRequested } from '@/store/tab/slice'
import { useLazyPorts } from '@/ui/lazy/lazyCode'
import { lazy } from '@/ui/lazy/lazy'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { useLocale } from '@/ui/UiProvider/UiContext'

export interface ChartMenuProps {
  chart: SavedChart
  /** What the chart is about, such as an instance, for the name of its file. */
  subject: string
  /** Link to the documentation of the chart's data. */
  docs: string
  data: ChartData
  /** The query of the chart, as sent and formatted, if it may be shown. */
  query?: { oxql: string; prettyOxql: string }
  /** The address of the explorer with the query, if it can be asked there. */
  explorer?: string | undefined
}

const OxqlModal = lazy(async () => (await import('./OxqlModal')).OxqlModal)
const TableModal = lazy(async () => (await import('./TableModal')).TableModal)

/** The menu of a chart: documentation, query, table and download. */
export function ChartMenu({ chart, subject, docs, data, query, explorer }: ChartMenuProps) {
  const send = useSend()
  const { locale } = useLocale()
  const { onFailure } = useLazyPorts()
  const { title } = chart
  const [shown, setShown] = useState<'query' | 'table' | null>(null)
  const close = () => setShown(null)
  const download = async (format: CsvFormat) => {
    if (data.kind !== 'values') return
    const code = await import('@/lib/chart-csv').catch((cause: unknown) => {
      onFailure(cause)
    })
    if (code) send(saveRequested(code.chartToCsv(chart, data.points, subject, format, locale)))
  }
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
          ...(explorer ? [{ id: 'explorer', label: 'Open in explorer', href: explorer }] : []),
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
            onAction: () => download('csv'),
          },
          {
            id: 'excel',
            label: 'Download as CSV for Excel',
            disabledReason: nothing,
            onAction: () => download('excel'),
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
