import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Instance } from '@/api/generated/types'
import { emphasis, emphasisedChoices, rich, type RichText } from '@/lib/rich-text'
import { allowedStates, can } from '@/machines/instance/instance.rules'
import { defineEditForm } from '@/store/forms/edits'
import { selectFormValue } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { platformName, type CpuPlatformChoice } from '../instance/cpu-platform.rules'
import { jumboChange, KEEPS_JUMBO_FRAMES, type JumboValues } from '../instance/jumbo-frames.rules'
import { instanceViewQuery } from '../queries'
import { updateCommand } from '../instance/update.rules'
import type { ProjectParams } from '../paths'

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
