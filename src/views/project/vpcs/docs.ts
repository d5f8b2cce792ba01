import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const vpcDocs: PageDocs = {
  heading: 'VPCs',
  summary:
    'A VPC is a private network. Instances in it reach each other at their private IPs as far as its firewall rules allow; traffic between VPCs takes external IPs.',
  links: [
    guide('Networking', 'configuring-guest-networking'),
    guide('Firewall Rules', 'configuring-guest-networking#_firewall_rules'),
  ],
}
