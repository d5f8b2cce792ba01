import type { ReactNode } from 'react'
import { shortPresets } from '@/lib/time-choices'
import { METRICS_INTERVAL } from '@/store/project/instance-metrics/metrics'
import { projectPaths } from '@/store/project/paths'
import { LinkTabs } from '@/ui/RouteTabs/LinkTabs'
import { ChartTime } from '@/views/shared/chart/ChartTime'
import { useParams, useRoute } from '@/views/shell/route-context'
import { useMetricsAddress } from './use-metrics-address'
import styles from './tab.module.css'

/** The metrics of an instance: their time range, and one part of them. */
function MetricsView({ children }: { children?: ReactNode }) {
  const { path } = useRoute()
  const params = useParams(projectPaths.instance)
  const { linkTo, moveTo } = useMetricsAddress()
  const parts = [
    { path: projectPaths.instanceMetricsCpu(params), label: 'CPU' },
    { path: projectPaths.instanceMetricsDisk(params), label: 'Disk' },
    { path: projectPaths.instanceMetricsNetwork(params), label: 'Network' },
  ]
  return (
    <>
      <div className={styles.bar}>
        <ChartTime
          presets={shortPresets}
          interval={METRICS_INTERVAL}
          onChange={range => moveTo({ range })}
        />
      </div>
      <LinkTabs
        label="Parts of the metrics"
        isVertical
        current={parts.findIndex(part => part.path === path)}
        tabs={parts.map(part => ({ href: linkTo(part.path), label: part.label }))}
      >
        {children}
      </LinkTabs>
    </>
  )
}

export { MetricsView as View }
