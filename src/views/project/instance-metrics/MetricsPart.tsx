import type { ReactNode } from 'react'
import { explorerLink } from '@/lib/oxql/metric-query'
import type { MetricChart, MetricsTab } from '@/store/project/instance-metrics/charts'
import {
  chosenIn,
  hasNothingToMeasure,
  selectPicker,
} from '@/store/project/instance-metrics/choices'
import { selectChartData } from '@/store/project/instance-metrics/data'
import { selectCharts } from '@/store/project/instance-metrics/metrics'
import { projectPaths } from '@/store/project/paths'
import { refreshRequested } from '@/store/queries/slice'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectIsReadingCharts, selectWindow } from '@/store/time-range/selectors'
import { Select } from '@/ui/Select/Select'
import { ChartCard } from '@/views/shared/chart/ChartCard'
import { ChartMenu } from '@/views/shared/chart/ChartMenu'
import { useChartAddress } from '@/views/shared/chart/use-chart-address'
import { useParams, useRoute } from '@/views/shell/route-context'
import styles from './MetricsPart.module.css'

interface InstanceChartProps {
  chart: MetricChart
  /** Name of the instance, for the name of the chart's file. */
  instance: string
}

const SCHEMAS = 'https://docs.oxide.computer/guides/metrics/timeseries-schemas#_'

/** One of the charts of an instance. */
function InstanceChart({ chart, instance }: InstanceChartProps) {
  const send = useSend()
  const data = useAppSelector(state => selectChartData(state, chart))
  const isRetrying = useAppSelector(selectIsReadingCharts)
  const { search } = useRoute()
  const { project } = useParams(projectPaths.instance)
  const { title, description, unit, window, metric, oxql, prettyOxql, explorerOxql } = chart
  return (
    <ChartCard
      {...{ title, description, unit, window, data, isRetrying }}
      onRetry={() => send(refreshRequested())}
      menu={
        <ChartMenu
          {...{ chart, data }}
          subject={instance}
          query={{ oxql, prettyOxql }}
          docs={SCHEMAS + metric.replace(':', '')}
          explorer={explorerLink(projectPaths.metrics({ project }), explorerOxql, search)}
        />
      }
    />
  )
}

interface MetricsPartProps {
  tab: MetricsTab
  /** Shown in place of everything if the instance has nothing to measure. */
  empty?: ReactNode
}

/** A part of an instance's metrics: its filter and its charts. */
export function MetricsPart({ tab, empty }: MetricsPartProps) {
  const { search } = useRoute()
  const params = useParams(projectPaths.instance)
  const { choose } = useChartAddress()
  const picker = useAppSelector(state => selectPicker(state, { ...params, tab }))
  const charts = useAppSelector(state =>
    selectCharts(state, { ...params, tab, search }, selectWindow(state)),
  )
  if (hasNothingToMeasure(picker)) return empty
  const { label, param, choices, usual } = picker
  return (
    <div className={styles.part}>
      <div className={styles.picker}>
        <Select
          label={label}
          name={param}
          isLabelHidden
          items={choices}
          value={chosenIn(picker, search)}
          onChange={value => choose(param, value === usual ? null : value)}
        />
      </div>
      <div className={styles.charts}>
        {charts.map(chart => (
          <InstanceChart key={chart.id} chart={chart} instance={params.instance} />
        ))}
      </div>
    </div>
  )
}
