import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const utilizationDocs: PageDocs = {
  heading: 'utilization',
  summary:
    'How much CPU, memory and storage the silos have provisioned of their quotas. The capacity is an estimate: 70 % of what the sleds in service have.',
  links: [guide('Metrics', 'operator/system-metrics')],
}
