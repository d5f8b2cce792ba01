import { selectData } from '@/api/core/api'
import type { Instance } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineEditForm } from '@/store/forms/edits'
import { selectFormValue } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { instanceViewQuery } from '../queries'
import { updateCommand } from '../instance/update.rules'
import type { ProjectParams } from '../paths'

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
