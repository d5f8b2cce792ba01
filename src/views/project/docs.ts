import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const affinityDocs: PageDocs = {
  heading: 'affinity',
  summary:
    'Instances of an anti-affinity group start on different sleds, those of an affinity group on the same one. The policy of a group decides what happens if that is not possible.',
  links: [guide('Anti-Affinity Groups', 'deploying-workloads#_affinity_and_anti_affinity')],
}

export const vpcDocs: PageDocs = {
  heading: 'VPCs',
  summary:
    'A VPC is a private network. Its instances reach each other at their private IPs, if its firewall rules allow it. Traffic between VPCs needs external IPs.',
  links: [
    guide('Networking', 'configuring-guest-networking'),
    guide('Firewall Rules', 'configuring-guest-networking#_firewall_rules'),
  ],
}
