import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { FloatingIp } from '@/api/schema/floating-ips'
import type { RichText } from '@/lib/rich-text'
import { selectFormParams, selectFormValue } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { allInstancesQuery } from '../instances/queries'
import { reasonCannot } from '../instances/rules'
import { allFloatingIpsQuery, floatingIpViewQuery } from './queries'

export interface FloatingIpViewModel {
  id: string
  name: string
  ip: string
  description: string
}

export const isFree = ({ instanceId }: FloatingIp): boolean => !instanceId

const toFloatingIp = ({ id, name, ip, description }: FloatingIp): FloatingIpViewModel => ({
  id,
  name,
  ip,
  description,
})

/** The floating IPs of a project that no instance has. */
export const selectFreeFloatingIps = createSelector(
  [
    (state: RootState, project: string) =>
      selectData(state, allFloatingIpsQuery({ project }))?.items,
  ],
  floatingIps => (floatingIps ?? []).filter(isFree).map(toFloatingIp),
)

export interface TargetInstancesViewModel {
  items: readonly { value: string; label: string; detail: string }[]
  /** What is known to stand against the chosen instance; its state may have changed since. */
  obstacle: RichText | undefined
  /** The address that the chosen instance will be reached at. */
  ip: string
  /** The name of the instance that the address has to be detached from first. */
  from: string | undefined
}

/** The instance that the floating IP of the open form has to leave first. */
const selectHolder = (state: RootState, form: string): string | undefined => {
  const { project = '', floatingIp = '', from } = selectFormParams(state, form)
  const holder = selectData(state, floatingIpViewQuery({ project, floatingIp }))?.instanceId
  return from !== undefined && holder === from ? holder : undefined
}

/** The instances that the floating IP of the open form can go to, and what to know about them. */
export const selectTargetInstances = createSelector(
  [
    (state: RootState, form: string) =>
      selectData(
        state,
        allInstancesQuery({ project: selectFormParams(state, form)['project'] ?? '' }),
      )?.items,
    selectFormParams,
    (state: RootState, form: string) => selectFormValue(state, form, 'instance'),
    selectHolder,
  ],
  (instances = [], params, chosen, holder): TargetInstancesViewModel => {
    const others = instances.filter(({ id }) => id !== params['from'])
    const target = others.find(({ id }) => id === chosen)
    return {
      items: others.map(({ id, name, runState }) => ({ value: id, label: name, detail: runState })),
      obstacle: target && reasonCannot(target.runState, 'changeExternalIps'),
      ip: params['ip'] ?? '',
      from: instances.find(({ id }) => id === holder)?.name,
    }
  },
)
