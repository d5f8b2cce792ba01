import { Network } from 'lucide-react'
import { metricsPoll, watchInstanceCharts } from '@/store/project/instance-metrics/metrics'
import { watchSave } from '@/store/tab/save.saga'
import { networkInterfacesQuery } from '@/store/project/queries'
import { projectPaths } from '@/store/project/paths'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { KnownPart } from '@/views/shared/unknown/Known'
import { useParams } from '@/views/shell/route-context'
import { MetricsPart } from './MetricsPart'

/** What an instance sent and received. */
function NetworkMetrics() {
  const params = useParams(projectPaths.instance)
  return (
    <MetricsPart
      tab="network"
      empty={
        <KnownPart queries={[networkInterfacesQuery(params)]} what="network interfaces">
          <EmptyState
            level={2}
            icon={<Network size={20} />}
            title="No network metrics available"
            body="Add a network interface to the instance to see its traffic."
          />
        </KnownPart>
      }
    />
  )
}

const poll = metricsPoll('network')
const sagas = [watchInstanceCharts, watchSave]

export { poll, sagas, NetworkMetrics as View }
