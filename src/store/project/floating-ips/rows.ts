import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { FloatingIp } from '@/api/schema/floating-ips'
import type { Instance } from '@/api/schema/instances'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/state'
import { instanceNamesQuery } from '../instances/queries'
import { floatingIpActions } from './actions'
import { floatingIpListQuery } from './queries'

export interface FloatingIpRowViewModel {
  id: string
  name: string
  description: string
  ip: string
  /** Id. */
  pool: string
  /** Id of the instance that has it; null for none. */
  instance: string | null
  actions: readonly ActionViewModel[]
}

/** One row per floating IP as it was read, with the instance that has it. */
const toRow = weakMapMemoize(
  (
    floatingIp: FloatingIp,
    instance: Instance | undefined,
    project: string,
  ): FloatingIpRowViewModel => {
    const { id, name, description, ip, ipPoolId, instanceId = null } = floatingIp
    const actions = floatingIpActions({ floatingIp, instance, project })
    return { id, name, description, ip, pool: ipPoolId, instance: instanceId, actions }
  },
)

/** The rows of the page of floating IPs that is shown. */
export const selectFloatingIpRows = createSelector(
  [
    (state: RootState, project: string) => selectPageItems(state, floatingIpListQuery({ project })),
    (state: RootState, project: string) =>
      selectData(state, instanceNamesQuery({ project }))?.items,
    (_state: RootState, project: string) => project,
  ],
  (floatingIps, instances = [], project) => {
    const byId = new Map(instances.map(instance => [instance.id, instance]))
    return floatingIps.map(each => toRow(each, byId.get(each.instanceId ?? ''), project))
  },
)
