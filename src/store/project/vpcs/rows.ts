import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry } from '@/api/core/api'
import type { Vpc } from '@/api/schema/vpcs'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/state'
import { firewallRulesQuery } from '../firewall-rules/queries'
import { projectPaths } from '../paths'
import { vpcActions } from './actions'
import { vpcListQuery } from './queries'

export interface VpcRowViewModel {
  id: string
  name: string
  href: string
  dnsName: string
  description: string
  /** ISO 8601. */
  created: string
  actions: readonly ActionViewModel[]
}

/** One row per VPC as it was read. */
const toRow = weakMapMemoize((vpc: Vpc, project: string): VpcRowViewModel => ({
  id: vpc.id,
  name: vpc.name,
  href: projectPaths.firewallRules({ project, vpc: vpc.name }),
  dnsName: vpc.dnsName,
  description: vpc.description,
  created: vpc.timeCreated,
  actions: vpcActions(vpc, { project }),
}))

/** The rows of the page of VPCs that is shown. */
export const selectVpcRows = createSelector(
  [
    (state: RootState, project: string) => selectPageItems(state, vpcListQuery({ project })),
    (_state: RootState, project: string) => project,
  ],
  (vpcs, project) => vpcs.map(vpc => toRow(vpc, project)),
)

/** How many firewall rules a VPC has: undefined while they are read, null when they cannot be. */
export const selectRuleCount = (
  state: RootState,
  project: string,
  vpc: string,
): number | null | undefined => {
  const entry = selectEntry(state, firewallRulesQuery({ project, vpc }))
  return entry?.data?.rules.length ?? (entry?.status === 'rejected' ? null : undefined)
}
