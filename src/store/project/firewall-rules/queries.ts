import { parentsOf } from '@/lib/name-or-id'
import { defineQuery, optional, mustBeFresh } from '@/store/queries/define'
import { allInstancesQuery, allVpcsQuery } from '../queries'
import { allSubnetsQuery } from '../vpcs/queries'
import type { ProjectParams } from '../paths'

/** All rules of a VPC, which are read and written together. */
export const firewallRulesQuery = defineQuery(({ project, vpc }: ProjectParams<'vpc'>) => ({
  endpoint: 'vpcFirewallRulesView',
  args: { query: { vpc, ...parentsOf(vpc, { project }) } },
}))

/**
 * The queries for objects that rules of a VPC can refer to: the project's VPCs and instances, and
 * the VPC's own subnets.
 */
export const namedQueries = (params: ProjectParams<'vpc'>) => [
  allVpcsQuery(params),
  allSubnetsQuery(params),
  allInstancesQuery(params),
]

/** The queries of a rule's form. Its suggestions are optional, as any name can be entered. */
export const ruleFormQueries = (params: ProjectParams<'vpc'>) => [
  mustBeFresh(firewallRulesQuery(params)),
  ...namedQueries(params).map(optional),
]
