import { selectEntry } from '@/api/core/api'
import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { firewallRulesQuery } from '../firewall-rules/queries'
import { projectPaths, type ProjectParams } from '../paths'
import { vpcActions } from './actions'
import { vpcListQuery, vpcViewQuery } from './queries'

/** The rows of the current page of VPCs, each linking to its firewall rules. */
export const selectVpcRows = listRows(vpcListQuery, (vpc, { project }) => ({
  href: projectPaths.firewallRules({ project, vpc: vpc.name }),
  actions: vpcActions(vpc, { project }),
}))

/** The VPC on its own page. */
export const selectVpc = objectView(vpcViewQuery, (vpc, params) => ({
  actions: vpcActions(vpc, params, projectPaths.vpc(params)),
}))

/** The palette actions of a VPC's page. */
export const selectVpcActions = objectActions('VPC', selectVpc)

/** The number of firewall rules of a VPC; undefined while loading, null if they cannot be read. */
export const selectRuleCount = (
  state: RootState,
  params: ProjectParams<'vpc'>,
): number | null | undefined => {
  const entry = selectEntry(state, firewallRulesQuery(params))
  return entry?.data?.rules.length ?? (entry?.status === 'rejected' ? null : undefined)
}
