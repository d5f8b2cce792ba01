import { selectEntry } from '@/api/core/api'
import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { firewallRulesQuery } from '../firewall-rules/queries'
import { projectPaths, type ProjectParams } from '../paths'
import { vpcActions } from './actions'
import { vpcListQuery, vpcViewQuery } from './queries'

/** The rows of the page of VPCs that is shown: each leads to its firewall rules. */
export const selectVpcRows = listRows(vpcListQuery, (vpc, { project }) => ({
  href: projectPaths.firewallRules({ project, vpc: vpc.name }),
  actions: vpcActions(vpc, { project }),
}))

/** The VPC whose page is shown. */
export const selectVpc = objectView(vpcViewQuery, (vpc, params) => ({
  actions: vpcActions(vpc, params, projectPaths.vpc(params)),
}))

/** What the palette offers on the VPC's page. */
export const selectVpcActions = objectActions('VPC', selectVpc)

/** How many firewall rules a VPC has: undefined while they are read, null when they cannot be. */
export const selectRuleCount = (
  state: RootState,
  params: ProjectParams<'vpc'>,
): number | null | undefined => {
  const entry = selectEntry(state, firewallRulesQuery(params))
  return entry?.data?.rules.length ?? (entry?.status === 'rejected' ? null : undefined)
}
