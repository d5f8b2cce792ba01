import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { FloatingIp } from '@/api/schema/floating-ips'
import type { RichText } from '@/lib/rich-text'
import { selectForm } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/reducer'
import { allInstancesQuery } from '../instances/queries'
import { reasonCannot } from '../instances/rules'
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

export interface TargetInstancesViewModel {
  items: readonly { value: string; label: string; detail: string }[]
  /** What is known to stand against the chosen instance; its state may have changed since. */
  obstacle: RichText | undefined
  /** The address that the chosen instance will be reached at. */
  ip: string
  /** The name of the instance that has the address now. */
  from: string | undefined
}

const selectParams = (state: RootState, form: string) => selectForm(state, form)?.context.params

/** The instances that the floating IP of the open form can go to, and what to know about them. */
export const selectTargetInstances = createSelector(
  [
    (state: RootState, form: string) =>
      selectData(state, allInstancesQuery(selectParams(state, form)?.['project'] ?? ''))?.items,
    selectParams,
    (state: RootState, form: string) => selectForm(state, form)?.context.values['instance'],
  ],
  (instances = [], params = {}, chosen): TargetInstancesViewModel => {
    const others = instances.filter(({ id }) => id !== params['from'])
    const target = others.find(({ id }) => id === chosen)
    return {
      items: others.map(({ id, name, runState }) => ({ value: id, label: name, detail: runState })),
      obstacle: target && reasonCannot(target.runState, 'changeExternalIps'),
      ip: params['ip'] ?? '',
      from: instances.find(({ id }) => id === params['from'])?.name,
    }
  },
)
