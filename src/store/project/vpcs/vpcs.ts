import { selectEntry } from '@/api/core/api'
import { withReason } from '@/store/commands/action'
import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { firewallRulesQuery } from '../firewall-rules/queries'
import { selectReasonNotNetworking } from '../networking'
import { projectPaths, type ProjectParams } from '../paths'
import { vpcActions } from './actions'
import { vpcListQuery } from '../queries'
import { vpcViewQuery } from './queries'

/** The rows of the current page of VPCs, each linking to its firewall rules. */
export const selectVpcRows = listRows(
  vpcListQuery,
  (vpc, { project }, reason) => ({
    href: projectPaths.firewallRules({ project, vpc: vpc.name }),
    actions: withReason(vpcActions(vpc, { project }), reason),
  }),
  selectReasonNotNetworking,
)

/** The VPC on its own page. */
export const selectVpc = objectView(
  vpcViewQuery,
  (vpc, params, reason) => ({
    actions: withReason(vpcActions(vpc, params, projectPaths.vpc(params)), reason),
  }),
  selectReasonNotNetworking,
)

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
