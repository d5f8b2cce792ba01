import { HardDrive } from 'lucide-react'
import { metricsPoll, watchInstanceCharts } from '@/store/project/instance-metrics/metrics'
import { watchSave } from '@/store/tab/save.saga'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { MetricsPart } from './MetricsPart'

/** What an instance read from its disks and wrote to them. */
function DiskMetrics() {
  return (
    <MetricsPart
      tab="disk"
      empty={
        <EmptyState
          level={2}
          icon={<HardDrive size={20} />}
          title="No disk metrics available"
          body="Attach a disk to the instance to see how it is used."
        />
      }
    />
  )
}

const poll = metricsPoll('disk')
const sagas = [watchInstanceCharts, watchSave]

export { poll, sagas, DiskMetrics as View }
