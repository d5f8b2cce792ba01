import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const utilizationDocs: PageDocs = {
  heading: 'utilization',
  summary:
    'How much CPU, memory and storage the silo has provisioned of its quotas. CPU and memory count for instances that run, storage for all disks and snapshots. The quotas are limits: how much the hardware has room for is told to operators only.',
  links: [guide('Metrics', 'operator/system-metrics')],
}
