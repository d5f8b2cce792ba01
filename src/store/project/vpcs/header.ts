import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Vpc } from '@/api/schema/vpcs'
import type { ActionViewModel } from '@/store/commands/action'
import { objectActions } from '@/store/palette/object-actions'
import type { RootState } from '@/store/setup/state'
import { projectPaths, type ProjectParams } from '../paths'
import { vpcActions } from './actions'
import { vpcViewQuery } from './queries'

export interface VpcViewModel {
  id: string
  name: string
  description: string
  dnsName: string
  /** A block of IPv6 addresses. */
  ipv6Prefix: string
  /** ISO 8601. */
  created: string
  modified: string
  actions: readonly ActionViewModel[]
}

const toVpc = weakMapMemoize((vpc: Vpc, project: string, screen: string): VpcViewModel => {
  const { id, name, description, dnsName, ipv6Prefix, timeCreated, timeModified } = vpc
  return {
    id,
    name,
    description,
    dnsName,
    ipv6Prefix,
    created: timeCreated,
    modified: timeModified,
    actions: vpcActions(vpc, { project, screen }),
  }
})

/** The VPC whose page is shown. */
export const selectVpc = (
  state: RootState,
  project: string,
  name: string,
): VpcViewModel | undefined => {
  const vpc = selectData(state, vpcViewQuery({ project, vpc: name }))
  return vpc && toVpc(vpc, project, projectPaths.vpc({ project, vpc: name }))
}

/** What the palette offers on the VPC's page. */
export const selectVpcActions = objectActions(
  'VPC',
  (state, { project, vpc }: ProjectParams<'vpc'>) => selectVpc(state, project, vpc),
)
