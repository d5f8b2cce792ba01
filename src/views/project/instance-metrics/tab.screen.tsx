import type { ReactNode } from 'react'
import { rangeParams } from '@/lib/time-range'
import { METRICS_INTERVAL } from '@/store/project/instance-metrics/metrics'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { selectRange } from '@/store/time-range/selectors'
import { LinkTabs } from '@/ui/RouteTabs/LinkTabs'
import { ChartTime } from '@/views/shared/chart/ChartTime'
import { useParams, useRoute } from '@/views/shell/route-context'
import styles from './MetricsPart.module.css'

/** The metrics of an instance: their time range, and one part of them. */
function MetricsView({ children }: { children?: ReactNode }) {
  const { path } = useRoute()
  const params = useParams(projectPaths.instance)
  const range = new URLSearchParams(rangeParams(useAppSelector(selectRange))).toString()
  const parts = [
    { path: projectPaths.instanceMetricsCpu(params), label: 'CPU' },
    { path: projectPaths.instanceMetricsDisk(params), label: 'Disk' },
    { path: projectPaths.instanceMetricsNetwork(params), label: 'Network' },
  ]
  return (
    <>
      <div className={styles.bar}>
        <ChartTime interval={METRICS_INTERVAL} />
      </div>
      <LinkTabs
        label="Parts of the metrics"
        isVertical
        current={parts.findIndex(part => part.path === path)}
        tabs={parts.map(part => ({
          href: range ? `${part.path}?${range}` : part.path,
          label: part.label,
        }))}
      >
        {children}
      </LinkTabs>
    </>
  )
}

export { MetricsView as View }
