import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { Instance, InstanceAutoRestartPolicy } from '@/api/generated/types'
import { parentsOf } from '@/lib/name-or-id'
import { distanceInWords } from '@/lib/time'
import { autoRestartStatus, type AutoRestartStatus } from '@/machines/instance/auto-restart.rules'
import { defineEditForm } from '@/store/forms/edits'
import type { FormContext } from '@/store/forms/definition'
import { selectFormValue } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { jumboChange, KEEPS_JUMBO_FRAMES, type JumboValues } from '../instance/jumbo-frames.rules'
import { instanceViewQuery } from '../queries'
import { toInstanceUpdate } from '../instance/update.rules'
import type { ProjectParams } from '../paths'

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
