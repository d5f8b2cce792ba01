import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import { distanceInWords } from '@/lib/time'
import { autoRestartStatus, type AutoRestartStatus } from '@/machines/instance/auto-restart.rules'
import { selectFormValue } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { instanceViewQuery } from '../instance/queries'
import { autoRestartForm, policyOf } from './auto-restart.form'

export interface RestartTimesViewModel {
  /** ISO 8601; null for an instance that waits for none. */
  cooldownExpiration: string | null
  /** What that means for an instance that has failed: `5 minutes`. */
  remark: string | undefined
  /** ISO 8601; null for an instance that never was. */
  lastRestarted: string | null
}

const remarkOn = (status: AutoRestartStatus, now: number) => {
  if (status.kind === 'coolingDown') return distanceInWords(status.until, now)
  return status.kind === 'restartingSoon' ? 'restarting soon' : undefined
}

/** When an instance was and may be restarted by the control plane, as of its last reading. */
export const selectRestartTimes = createSelector(
  [
    (state: RootState, project: string, name: string) =>
      selectData(state, instanceViewQuery({ project, instance: name })),
    (state: RootState, project: string, name: string) =>
      selectEntry(state, instanceViewQuery({ project, instance: name }))?.fulfilledTimeStamp ?? 0,
  ],
  (instance, now): RestartTimesViewModel | undefined =>
    instance && {
      cooldownExpiration: instance.autoRestartCooldownExpiration ?? null,
      remark: remarkOn(autoRestartStatus(instance, now), now),
      lastRestarted: instance.timeLastAutoRestarted ?? null,
    },
)

/** Whether another policy than the instance's own is chosen. */
export const selectIsPolicyChanged = (state: RootState, project: string, name: string): boolean => {
  const chosen = selectFormValue(state, autoRestartForm.name, 'policy')
  const instance = selectData(state, instanceViewQuery({ project, instance: name }))
  return instance !== undefined && chosen !== policyOf(instance)
}
