import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const vpcDocs: PageDocs = {
  heading: 'VPCs',
  summary:
    'A VPC is a private network. Its instances reach each other at their private IPs, if its firewall rules allow it. Traffic between VPCs needs external IPs.',
  links: [
    guide('Networking', 'configuring-guest-networking'),
    guide('Firewall Rules', 'configuring-guest-networking#_firewall_rules'),
  ],
}
