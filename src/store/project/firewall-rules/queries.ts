import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'

/** All rules of a VPC: they are read and written as one. */
export const firewallRulesQuery = defineQuery((project: string, vpc: string) => ({
  endpoint: 'vpcFirewallRulesView',
  args: { query: { vpc, ...parentsOf(vpc, { project }) } },
}))
