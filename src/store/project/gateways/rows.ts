import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { InternetGateway } from '@/api/schema/internet-gateways'
import type { RootState } from '@/store/setup/state'
import { projectPaths } from '../paths'
import { allGatewaysQuery, gatewayIpAddressesQuery, gatewayIpPoolsQuery } from './queries'

export interface GatewayRowViewModel {
  id: string
  name: string
  href: string
  description: string
  /** ISO 8601. */
  created: string
}

const toRow = weakMapMemoize(
  (
    { id, name, description, timeCreated }: InternetGateway,
    project: string,
    vpc: string,
  ): GatewayRowViewModel => ({
    id,
    name,
    href: projectPaths.internetGateway({ project, vpc, gateway: name }),
    description,
    created: timeCreated,
  }),
)

/** The internet gateways of a VPC. */
export const selectGatewayRows = createSelector(
  [
    (state: RootState, project: string, vpc: string) =>
      selectData(state, allGatewaysQuery({ project, vpc }))?.items,
    (_state: RootState, project: string) => project,
    (_state: RootState, _project: string, vpc: string) => vpc,
  ],
  (gateways = [], project, vpc) => gateways.map(gateway => toRow(gateway, project, vpc)),
)

/** The first address attached to a gateway: undefined while it is read, null where there is none. */
export const selectFirstAddress = (
  state: RootState,
  project: string,
  vpc: string,
  gateway: string,
): string | null | undefined => {
  const entry = selectEntry(state, gatewayIpAddressesQuery({ project, vpc, gateway }))
  if (!entry?.data) return entry?.error ? null : undefined
  return entry.data.items[0]?.address ?? null
}

/** The id of the first pool attached to it, likewise. */
export const selectFirstPool = (
  state: RootState,
  project: string,
  vpc: string,
  gateway: string,
): string | null | undefined => {
  const entry = selectEntry(state, gatewayIpPoolsQuery({ project, vpc, gateway }))
  if (!entry?.data) return entry?.error ? null : undefined
  return entry.data.items[0]?.ipPoolId ?? null
}
