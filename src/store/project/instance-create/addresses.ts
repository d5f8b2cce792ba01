import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { FloatingIp } from '@/api/schema/floating-ips'
import type { RootState } from '@/store/setup/reducer'
import { siloIpPoolsQuery } from '@/store/silo/ip-pools/queries'
import { allFloatingIpsQuery } from '../floating-ips/queries'
import { selectNewInstance } from './choices'

const NONE: readonly never[] = []

export interface PoolViewModel {
  name: string
  description: string
  isDefault: boolean
}

/** The pools that an ephemeral address can come from; undefined where they may not be seen. */
export const selectPools = createSelector(
  [(state: RootState) => selectData(state, siloIpPoolsQuery)?.items],
  pools =>
    pools?.map(({ name, description, isDefault }): PoolViewModel => ({
      name,
      description,
      isDefault,
    })),
)

const selectFloatingIps = (state: RootState, project: string): readonly FloatingIp[] =>
  selectData(state, allFloatingIpsQuery(project))?.items ?? NONE

const selectChosen = (state: RootState): readonly string[] =>
  selectNewInstance(state, 'floatingIps') ?? NONE

/** False where the project has no floating IPs at all, attached ones included. */
export const selectHasFloatingIps = (state: RootState, project: string): boolean =>
  selectFloatingIps(state, project).length > 0

/** The floating IPs chosen so far, in that order. */
export const selectChosenFloatingIps = createSelector(
  [selectFloatingIps, selectChosen],
  (all, chosen) =>
    chosen.map(name => ({ name, ip: all.find(each => each.name === name)?.ip ?? '' })),
)

export interface FloatingIpViewModel {
  name: string
  ip: string
  description: string
}

/** The floating IPs that nothing has and that are not chosen yet. */
export const selectFreeFloatingIps = createSelector(
  [selectFloatingIps, selectChosen],
  (all, chosen) =>
    all
      .filter(({ name, instanceId }) => !instanceId && !chosen.includes(name))
      .map(({ name, ip, description }): FloatingIpViewModel => ({ name, ip, description })),
)
