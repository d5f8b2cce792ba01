import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { Instance, InstanceAutoRestartPolicy } from '@/api/generated/types'
import { parentsOf } from '@/lib/name-or-id'
import { emphasis, emphasisedChoices, rich, type RichText } from '@/lib/rich-text'
import { distanceInWords } from '@/lib/time'
import { autoRestartStatus, type AutoRestartStatus } from '@/machines/instance/auto-restart.rules'
import { allowedStates, can } from '@/machines/instance/instance.machine'
import type { FormContext } from '@/store/forms/definition'
import { defineEditForm } from '@/store/forms/edits'
import { selectFormValue } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { type CpuPlatformChoice, platformName } from '../instance/cpu-platform.rules'
import {
  toInstanceUpdate,
  updateCommand,
  jumboChange,
  type JumboValues,
  KEEPS_JUMBO_FRAMES,
} from '../instance/update.rules'
import type { ProjectParams } from '../paths'
import { instanceViewQuery } from '../queries'

export interface JumboFramesValues {
  isEnabled: boolean
}

/** Whether an instance sends jumbo frames. The form is part of the settings screen. */
export const jumboFramesForm = defineEditForm<
  JumboFramesValues,
  Instance,
  ProjectParams<'instance'>
>({
  name: 'instanceJumboFrames',
  edits: {
    queries: ({ params }) => [instanceViewQuery(params)],
    param: 'instance',
    labels: { isEnabled: 'Jumbo frames' },
  },
  staysOpen: true,
  initial: ({ params, read }) => ({
    isEnabled: read(instanceViewQuery(params))?.enableJumboFrames ?? false,
  }),
  toCommand({ isEnabled: enableJumboFrames }, { params, read }) {
    const current = read(instanceViewQuery(params))
    return current ? updateCommand(current, { enableJumboFrames }) : null
  },
  succeeded: (instance, { isEnabled }, { params }) => ({
    toast: {
      content: [`Jumbo frames ${isEnabled ? 'enabled' : 'disabled'} for `, emphasis(instance.name)],
    },
    primeCache: { query: instanceViewQuery(params), data: instance },
  }),
})

/** Whether the choice differs from the instance's. */
export const selectIsJumboChanged = (
  state: RootState,
  params: ProjectParams<'instance'>,
): boolean => {
  const instance = selectData(state, instanceViewQuery(params))
  return (
    instance !== undefined &&
    selectFormValue(state, jumboFramesForm.name, 'isEnabled') !== instance.enableJumboFrames
  )
}

export interface CpuPlatformValues extends JumboValues {
  platform: CpuPlatformChoice
}

const platformOf = (instance: Instance | undefined): CpuPlatformChoice =>
  instance?.cpuPlatform ?? 'any'

/** Sets the processors that an instance needs. The form is part of the settings screen. */
export const cpuPlatformForm = defineEditForm<
  CpuPlatformValues,
  Instance,
  ProjectParams<'instance'>
>({
  name: 'instanceCpuPlatform',
  edits: {
    queries: ({ params }) => [instanceViewQuery(params)],
    param: 'instance',
    labels: { platform: 'CPU platform' },
    text: (_field, { platform }) => platformName(platform === 'any' ? null : platform),
  },
  staysOpen: true,
  initial: ({ params, read }) => ({
    platform: platformOf(read(instanceViewQuery(params))),
    ...KEEPS_JUMBO_FRAMES,
  }),
  toCommand({ platform, ...jumbo }, { params, read }) {
    const current = read(instanceViewQuery(params))
    const cpuPlatform = platform === 'any' ? null : platform
    return current ? updateCommand(current, { cpuPlatform, ...jumboChange(jumbo) }) : null
  },
  succeeded: (instance, _values, { params }) => ({
    toast: { content: ['CPU platform of ', emphasis(instance.name), ' changed'] },
    primeCache: { query: instanceViewQuery(params), data: instance },
  }),
  failureTitle: 'Could not change CPU platform',
})

export interface CpuPlatformViewModel {
  isChanged: boolean
  /** Why it cannot be changed now; undefined if it can. */
  reason: RichText | undefined
}

const reasonCannotChange = ({ runState }: Instance): RichText | undefined =>
  can(runState, 'resize')
    ? undefined
    : rich`The CPU platform can only be changed while the instance is ${emphasisedChoices(allowedStates('resize'))}`

/** The state of the form besides its field. */
export const selectCpuPlatform = createSelector(
  [
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectData(state, instanceViewQuery(params)),
    (state: RootState) => selectFormValue(state, cpuPlatformForm.name, 'platform'),
  ],
  (instance, chosen): CpuPlatformViewModel | undefined =>
    instance && {
      isChanged: chosen !== platformOf(instance),
      reason: reasonCannotChange(instance),
    },
)

/** `default` if the instance has no policy of its own. */
export type PolicyChoice = InstanceAutoRestartPolicy | 'default'

export interface AutoRestartValues extends JumboValues {
  policy: PolicyChoice
}

export const POLICIES: readonly { value: PolicyChoice; label: string }[] = [
  { value: 'default', label: 'Default' },
  { value: 'never', label: 'Never' },
  { value: 'best_effort', label: 'Best effort' },
]

const policyOf = (instance: Instance | undefined): PolicyChoice =>
  instance?.autoRestartPolicy ?? 'default'

const instanceOf = ({ params, read }: FormContext<ProjectParams<'instance'>>) =>
  read(instanceViewQuery(params))

/** Sets whether a failed instance is restarted. The form is part of the settings screen. */
export const autoRestartForm = defineEditForm<
  AutoRestartValues,
  Instance,
  ProjectParams<'instance'>
>({
  name: 'instanceAutoRestart',
  edits: {
    queries: ({ params }) => [instanceViewQuery(params)],
    param: 'instance',
    labels: { policy: 'Policy' },
    text: (_field, { policy }) => POLICIES.find(({ value }) => value === policy)?.label,
  },
  staysOpen: true,
  initial: context => ({ policy: policyOf(instanceOf(context)), ...KEEPS_JUMBO_FRAMES }),
  toCommand({ policy, ...jumbo }, context) {
    const { project, instance: asked } = context.params
    const current = instanceOf(context)
    return current
      ? {
          endpoint: 'instanceUpdate',
          args: {
            path: { instance: asked },
            query: parentsOf(asked, { project }),
            body: toInstanceUpdate(current, {
              autoRestartPolicy: policy === 'default' ? null : policy,
              ...jumboChange(jumbo),
            }),
          },
        }
      : null
  },
  succeeded: (instance, _values, { params }) => ({
    toast: { content: ['Instance auto-restart policy updated'] },
    primeCache: { query: instanceViewQuery(params), data: instance },
  }),
  failureTitle: 'Could not update auto-restart policy',
})

export interface RestartTimesViewModel {
  /** End of the cooldown in ISO 8601; null if there is none. */
  cooldownExpiration: string | null
  /** The remaining time, for a failed instance: `5 minutes`. */
  remark: string | undefined
  /** ISO 8601; null if it never was. */
  lastRestarted: string | null
}

const remarkOn = (status: AutoRestartStatus, now: number) => {
  if (status.kind === 'coolingDown') return distanceInWords(status.until, now)
  return status.kind === 'restartingSoon' ? 'restarting soon' : undefined
}

/**
 * When the control plane last restarted an instance and may do so again, as of the last response.
 */
export const selectRestartTimes = createSelector(
  [
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectData(state, instanceViewQuery(params)),
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectEntry(state, instanceViewQuery(params))?.fulfilledTimeStamp ?? 0,
  ],
  (instance, now): RestartTimesViewModel | undefined =>
    instance && {
      cooldownExpiration: instance.autoRestartCooldownExpiration ?? null,
      remark: remarkOn(autoRestartStatus(instance, now), now),
      lastRestarted: instance.timeLastAutoRestarted ?? null,
    },
)

/** Whether the chosen policy differs from the instance's. */
export const selectIsPolicyChanged = (
  state: RootState,
  params: ProjectParams<'instance'>,
): boolean => {
  const chosen = selectFormValue(state, autoRestartForm.name, 'policy')
  const instance = selectData(state, instanceViewQuery(params))
  return instance !== undefined && chosen !== policyOf(instance)
}
