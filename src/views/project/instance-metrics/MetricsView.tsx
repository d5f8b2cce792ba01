import type { ReactNode } from 'react'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { selectWindow } from '@/store/time-range/selectors'
import { DateRangePicker } from '@/ui/DateRangePicker/DateRangePicker'
import { LinkTabs } from '@/ui/RouteTabs/LinkTabs'
import { Updates } from '@/views/shared/chart/Updates'
import { useRoute } from '@/views/shell/route-context'
import { useInstanceParams } from '../instance/use-instance-params'
import { useMetricsAddress } from './use-metrics-address'
import styles from './MetricsView.module.css'

/** The metrics of an instance: the time that is looked at, and one part of them. */
export function MetricsView({ children }: { children?: ReactNode }) {
  const { path } = useRoute()
  const params = useInstanceParams()
  const { range, linkTo, moveTo } = useMetricsAddress()
  const window = useAppSelector(selectWindow)
  const parts = [
    { path: projectPaths.instanceMetricsCpu(params), label: 'CPU' },
    { path: projectPaths.instanceMetricsDisk(params), label: 'Disk' },
    { path: projectPaths.instanceMetricsNetwork(params), label: 'Network' },
  ]
  return (
    <>
      <div className={styles.bar}>
        {window && (
          <DateRangePicker
            range={range}
            window={window}
            onChange={chosen => moveTo({ range: chosen })}
          />
        )}
        <Updates />
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
