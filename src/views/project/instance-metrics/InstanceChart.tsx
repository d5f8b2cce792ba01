import type { MetricChart } from '@/store/project/instance-metrics/charts'
import { chartToCsv } from '@/lib/chart-csv'
import { selectChartData } from '@/store/project/instance-metrics/data'
import { refreshRequested } from '@/store/queries/events'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { saveRequested } from '@/store/tab/events'
import { selectIsReadingCharts } from '@/store/time-range/selectors'
import { ChartCard } from '@/views/shared/chart/ChartCard'
import { ChartMenu } from '@/views/shared/chart/ChartMenu'

interface InstanceChartProps {
  chart: MetricChart
  /** What its file is called after. */
  instance: string
}

const SCHEMAS = 'https://docs.oxide.computer/guides/metrics/timeseries-schemas#_'

/** One of the charts of an instance. */
export function InstanceChart({ chart, instance }: InstanceChartProps) {
  const send = useSend()
  const data = useAppSelector(state => selectChartData(state, chart))
  const isRetrying = useAppSelector(selectIsReadingCharts)
  const { title, description, unit, window, metric, oxql, prettyOxql } = chart
  const download = () => {
    if (data.kind === 'values') send(saveRequested(chartToCsv(chart, data.points, instance)))
  }
  return (
    <ChartCard
      {...{ title, description, unit, window, data, isRetrying }}
      onRetry={() => send(refreshRequested())}
      menu={
        <ChartMenu
          {...{ title, data }}
          query={{ oxql, prettyOxql }}
          docs={SCHEMAS + metric.replace(':', '')}
          onDownload={download}
        />
      }
    />
  )
}
