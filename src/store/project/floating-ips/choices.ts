import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { FloatingIp } from '@/api/schema/floating-ips'
import type { RootState } from '@/store/setup/reducer'
import { allFloatingIpsQuery } from './queries'

export interface FloatingIpViewModel {
  id: string
  name: string
  ip: string
  description: string
}

export const isFree = ({ instanceId }: FloatingIp): boolean => !instanceId

export const toFloatingIp = ({ id, name, ip, description }: FloatingIp): FloatingIpViewModel => ({
  id,
  name,
  ip,
  description,
})

/** The floating IPs of a project that no instance has. */
export const selectFreeFloatingIps = createSelector(
  [(state: RootState, project: string) => selectData(state, allFloatingIpsQuery(project))?.items],
  floatingIps => (floatingIps ?? []).filter(isFree).map(toFloatingIp),
)
