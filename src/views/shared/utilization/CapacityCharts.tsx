import { refreshRequested } from '@/store/queries/slice'
import { selectCapacityData, type CapacityChart } from '@/store/silo/capacity-charts'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectIsReadingCharts } from '@/store/time-range/selectors'
import { Stack } from '@/ui/Layout/Layout'
import { ChartCard } from '../chart/ChartCard'
import { ChartMenu } from '../chart/ChartMenu'

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
  const { title, unit, window } = chart
  return (
    <ChartCard
      {...{ title, unit, window, data, isRetrying }}
      onRetry={() => send(refreshRequested())}
      menu={<ChartMenu {...{ chart, subject, data }} docs={METRICS} />}
    />
  )
}
