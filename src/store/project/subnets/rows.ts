import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { VpcSubnet } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/reducer'
import { projectPaths } from '../paths'
import { subnetActions } from './actions'
import { subnetListQuery } from './queries'

export interface SubnetRowViewModel {
  id: string
  name: string
  /** To its form. */
  href: string
  description: string
  ipv4Block: string
  ipv6Block: string
  /** Id of the custom router; null where there is none. */
  customRouter: string | null
  /** ISO 8601. */
  created: string
  actions: readonly ActionViewModel[]
}

/** One row per subnet as it was read. */
const toRow = weakMapMemoize(
  (subnet: VpcSubnet, project: string, vpc: string): SubnetRowViewModel => ({
    id: subnet.id,
    name: subnet.name,
    href: projectPaths.subnet({ project, vpc, subnet: subnet.name }),
    description: subnet.description,
    ipv4Block: subnet.ipv4Block,
    ipv6Block: subnet.ipv6Block,
    customRouter: subnet.customRouterId ?? null,
    created: subnet.timeCreated,
    actions: subnetActions(subnet, { project, vpc }),
  }),
)

/** The rows of the page of subnets that is shown. */
export const selectSubnetRows = createSelector(
  [
    (state: RootState, project: string, vpc: string) =>
      selectPageItems(state, subnetListQuery(project, vpc)),
    (_state: RootState, project: string) => project,
    (_state: RootState, _project: string, vpc: string) => vpc,
  ],
  (subnets, project, vpc) => subnets.map(subnet => toRow(subnet, project, vpc)),
)
