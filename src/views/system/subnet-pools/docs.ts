import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const subnetPoolDocs: PageDocs = {
  heading: 'subnet pools',
  summary: 'The users of linked silos can take whole subnets from the prefixes of a subnet pool.',
  links: [guide('Subnet Pools', 'operator/ip-pool-management#_using_subnet_pools')],
}
