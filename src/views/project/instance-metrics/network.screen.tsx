import { Network } from 'lucide-react'
import { watchInstanceCharts } from '@/store/project/instance-metrics/charts.saga'
import { metricsPoll } from '@/store/project/instance-metrics/metrics'
import { watchSave } from '@/store/tab/save.saga'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { MetricsPart } from './MetricsPart'

/** What an instance sent and received. */
function NetworkMetrics() {
  return (
    <MetricsPart
      tab="network"
      empty={
        <EmptyState
          level={2}
          icon={<Network size={20} />}
          title="No network metrics available"
          body="Add a network interface to the instance to see its traffic."
        />
      }
    />
  )
}

const poll = metricsPoll('network')
const sagas = [watchInstanceCharts, watchSave]

export { poll, sagas, NetworkMetrics as View }
