import { explorerLink } from '@/lib/oxql/metric-query'
import { refreshRequested } from '@/store/queries/slice'
import { explorerQuery, selectCapacityData, type CapacityChart } from '@/store/silo/capacity-charts'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectIsReadingCharts } from '@/store/time-range/selectors'
import { systemPaths } from '@/store/system/paths'
import { Stack } from '@/ui/Layout/Layout'
import { ChartCard } from '../chart/ChartCard'
import { ChartMenu } from '../chart/ChartMenu'
import { useRoute } from '@/views/shell/route-context'

const METRICS = 'https://docs.oxide.computer/guides/operator/system-metrics'

interface CapacityChartsProps {
  charts: readonly CapacityChart[]
  /** What the charts are about, for the names of their files. */
  subject: string
}

/** Charts of provisioned CPU, memory and storage over time. */
export function CapacityCharts({ charts, subject }: CapacityChartsProps) {
  return (
    <Stack gap={4}>
      {charts.map(chart => (
        <Chart key={chart.id} chart={chart} subject={subject} />
      ))}
    </Stack>
  )
}

function Chart({ chart, subject }: { chart: CapacityChart; subject: string }) {
  const send = useSend()
  const data = useAppSelector(state => selectCapacityData(state, chart))
  const isRetrying = useAppSelector(selectIsReadingCharts)
  const { search } = useRoute()
  const { title, unit, window } = chart
  const query = explorerQuery(chart)
  const explorer = query && explorerLink(systemPaths.metrics(), query, search)
  return (
    <ChartCard
      {...{ title, unit, window, data, isRetrying }}
      onRetry={() => send(refreshRequested())}
      menu={<ChartMenu {...{ chart, subject, data }} docs={METRICS} explorer={explorer} />}
    />
  )
}
