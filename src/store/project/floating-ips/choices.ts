import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { FloatingIp } from '@/api/generated/types'
import type { RichText } from '@/lib/rich-text'
import { selectFormParams, selectFormValue } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { allInstancesQuery } from '../instances/queries'
import { reasonCannot } from '../instances/rules'
import { allFloatingIpsQuery, floatingIpViewQuery } from './queries'

const isFree = ({ instanceId }: FloatingIp): boolean => !instanceId

/** The floating IPs of a project that are not attached. */
export const selectFreeFloatingIps = createSelector(
  [
    (state: RootState, project: string) =>
      selectData(state, allFloatingIpsQuery({ project }))?.items,
  ],
  floatingIps => (floatingIps ?? []).filter(isFree),
)

export interface TargetInstancesViewModel {
  items: readonly { value: string; label: string; detail: string }[]
  /**
   * Why the chosen instance cannot be used, as far as is known; its state may have changed since.
   */
  obstacle: RichText | undefined
  /** The address at which the chosen instance will be reached. */
  ip: string
  /** Name of the instance that the address must be detached from first. */
  from: string | undefined
}

/** The instance that the floating IP of the open form must be detached from first. */
const selectHolder = (state: RootState, form: string): string | undefined => {
  const { project = '', floatingIp = '', from } = selectFormParams(state, form)
  const holder = selectData(state, floatingIpViewQuery({ project, floatingIp }))?.instanceId
  return from !== undefined && holder === from ? holder : undefined
}

/**
 * The instances to which the floating IP of the open form can be attached, and notes about them.
 */
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
