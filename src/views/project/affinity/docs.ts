import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const affinityDocs: PageDocs = {
  heading: 'affinity',
  summary:
    'Instances of an anti-affinity group start on different sleds, those of an affinity group on the same one. The policy of a group decides what happens if that is not possible.',
  links: [guide('Anti-Affinity Groups', 'deploying-workloads#_affinity_and_anti_affinity')],
}
