import { Network } from 'lucide-react'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { MetricsPart } from './MetricsPart'

/** What an instance sent and received. */
export function NetworkMetrics() {
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
