import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { InstanceAutoRestartPolicy } from '@/api/schema/instances'
import { distanceInWords } from '@/lib/time'
import { autoRestartStatus, type AutoRestartStatus } from '@/machines/instance/auto-restart.rules'
import type { RootState } from '@/store/setup/state'
import { projectPaths } from '../paths'
import { instanceViewQuery } from './queries'

export interface AutoRestartViewModel {
  isEnabled: boolean
  policy: string
  settingsHref: string
  /** Only where there is a cooldown to speak of. */
  cooldown: { isOver: boolean; text: string } | undefined
  /** What will happen if nobody acts. */
  outlook: string
}

const POLICIES: Record<InstanceAutoRestartPolicy, string> = {
  never: 'never',
  best_effort: 'best effort',
}

const OUTLOOKS: Record<Exclude<AutoRestartStatus['kind'], 'notFailed'>, string> = {
  restartingSoon: 'The control plane will restart this instance shortly.',
  coolingDown: 'The control plane will restart this instance once the cooldown is over.',
  disabled: 'The control plane will not restart this instance by itself.',
}

const cooldownOf = (status: AutoRestartStatus, now: number): AutoRestartViewModel['cooldown'] => {
  if (status.kind === 'coolingDown')
    return { isOver: false, text: `Waiting (${distanceInWords(status.until, now)})` }
  return status.kind === 'restartingSoon' && status.cooldownOver !== undefined
    ? { isOver: true, text: 'Restarting soon…' }
    : undefined
}

/** What becomes of a failed instance, as of its last reading; undefined for all others. */
export const selectAutoRestart = createSelector(
  [
    (state: RootState, project: string, name: string) =>
      selectData(state, instanceViewQuery({ project, instance: name })),
    (state: RootState, project: string, name: string) =>
      selectEntry(state, instanceViewQuery({ project, instance: name }))?.fulfilledTimeStamp ?? 0,
    (_state: RootState, project: string, name: string) =>
      projectPaths.instanceSettings({ project, instance: name }),
  ],
  (instance, now, settingsHref): AutoRestartViewModel | undefined => {
    if (!instance) return undefined
    const status = autoRestartStatus(instance, now)
    if (status.kind === 'notFailed') return undefined
    const { autoRestartEnabled: isEnabled, autoRestartPolicy } = instance
    return {
      isEnabled,
      policy: autoRestartPolicy ? POLICIES[autoRestartPolicy] : 'Default',
      settingsHref,
      cooldown: cooldownOf(status, now),
      outlook: OUTLOOKS[status.kind],
    }
  },
)
