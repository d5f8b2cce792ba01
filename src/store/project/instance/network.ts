import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import type { RootState } from '@/store/setup/state'
import { byPermanence, withAddress } from '../external-ips/rules'
import { projectPaths } from '../paths'
import { vpcByIdQuery } from '../vpcs/queries'
import { externalIpsQuery, networkInterfacesQuery } from './queries'

/** Addresses that the header has room for. */
const SHOWN = 2

export interface ExternalIpsViewModel {
  shown: readonly string[]
  /** Where the others are, if there are any. */
  moreHref: string | undefined
}

/** An instance's external addresses as the header shows them; undefined while they are unknown. */
export const selectExternalIps = createSelector(
  [
    (state: RootState, project: string, instance: string) =>
      selectData(state, externalIpsQuery({ project, instance }))?.items,
    (_state: RootState, project: string, instance: string) =>
      projectPaths.instanceNetworking({ project, instance }),
  ],
  (ips, networkingHref): ExternalIpsViewModel | undefined =>
    ips && {
      shown: byPermanence(withAddress(ips))
        .slice(0, SHOWN)
        .map(({ ip }) => ip),
      moreHref: ips.length > SHOWN ? networkingHref : undefined,
    },
)

const selectPrimaryVpcId = (state: RootState, project: string, instance: string) =>
  selectData(state, networkInterfacesQuery({ project, instance }))?.items.find(
    ({ primary }) => primary,
  )?.vpcId

const NO_QUERIES: readonly Query[] = []

/** What must be read to name the VPC, once the network interfaces are known. */
export const selectVpcQueries = createSelector([selectPrimaryVpcId], (vpcId): readonly Query[] =>
  vpcId === undefined ? NO_QUERIES : [vpcByIdQuery({ vpc: vpcId })],
)

export type VpcViewModel =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'unknown'; reason: string | undefined }
  | { kind: 'found'; name: string; href: string }

const NO_VPC: VpcViewModel = { kind: 'none' }
const LOADING_VPC: VpcViewModel = { kind: 'loading' }

/** The VPC of an instance's primary network interface. */
export const selectInstanceVpc = createSelector(
  [
    selectPrimaryVpcId,
    (state: RootState, project: string, instance: string) => {
      const vpcId = selectPrimaryVpcId(state, project, instance)
      return vpcId === undefined ? undefined : selectEntry(state, vpcByIdQuery({ vpc: vpcId }))
    },
    (_state: RootState, project: string) => project,
  ],
  (vpcId, entry, project): VpcViewModel => {
    if (vpcId === undefined) return NO_VPC
    if (!entry?.data)
      return entry?.error ? { kind: 'unknown', reason: entry.error.message } : LOADING_VPC
    const { name } = entry.data
    return { kind: 'found', name, href: projectPaths.firewallRules({ project, vpc: name }) }
  },
)
