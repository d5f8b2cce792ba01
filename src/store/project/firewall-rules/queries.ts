import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'
import { optional, mustBeFresh } from '@/store/routing/route-query'
import { allInstancesQuery } from '../instances/queries'
import type { ProjectParams } from '../paths'
import { allSubnetsQuery } from '../subnets/queries'
import { allVpcsQuery } from '../vpcs/queries'

/** All rules of a VPC: they are read and written as one. */
export const firewallRulesQuery = defineQuery(({ project, vpc }: ProjectParams<'vpc'>) => ({
  endpoint: 'vpcFirewallRulesView',
  args: { query: { vpc, ...parentsOf(vpc, { project }) } },
}))

/** What rules of a VPC can name: its project's VPCs and instances, and its own subnets. */
export const namedQueries = (params: ProjectParams<'vpc'>) => [
  allVpcsQuery(params),
  allSubnetsQuery(params),
  allInstancesQuery(params),
]

/** What the form of a rule starts from and offers. Any name can be entered without the offers. */
export const ruleFormQueries = (params: ProjectParams<'vpc'>) => [
  mustBeFresh(firewallRulesQuery(params)),
  ...namedQueries(params).map(optional),
]
