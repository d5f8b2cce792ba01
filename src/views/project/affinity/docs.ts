import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const affinityDocs: PageDocs = {
  heading: 'affinity',
  summary:
    'Anti-affinity groups have their instances start on different sleds, affinity groups on the same one. The policy of a group decides what happens when that is not possible.',
  links: [guide('Anti-Affinity Groups', 'deploying-workloads#_affinity_and_anti_affinity')],
}
