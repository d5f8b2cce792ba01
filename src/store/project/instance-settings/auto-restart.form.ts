import type { ProjectParams } from '@/store/project/paths'
import type { Instance, InstanceAutoRestartPolicy } from '@/api/schema/instances'
import { parentsOf } from '@/lib/name-or-id'
import type { FormContext } from '@/store/forms/definition'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { instanceViewQuery } from '../instance/queries'

/** `default` where the instance has none of its own. */
export type PolicyChoice = InstanceAutoRestartPolicy | 'default'

export interface AutoRestartValues {
  policy: PolicyChoice
}

export const policyOf = (instance: Instance | undefined): PolicyChoice =>
  instance?.autoRestartPolicy ?? 'default'

const instanceOf = ({
  params: { project, instance },
  read,
}: FormContext<ProjectParams<'instance'>>) => read(instanceViewQuery({ project, instance }))

/** Says whether a failed instance is brought back. It stands on the screen of its settings. */
export const autoRestartForm = defineForm<AutoRestartValues, Instance, ProjectParams<'instance'>>({
  name: 'instanceAutoRestart',
  isEdit: true,
  staysOpen: true,
  initial: context => ({ policy: policyOf(instanceOf(context)) }),
  check: () => ({}),
  toCommand({ policy }, context) {
    const { project, instance: asked } = context.params
    const current = instanceOf(context)
    return {
      endpoint: 'instanceUpdate',
      args: {
        path: { instance: asked },
        query: parentsOf(asked, { project }),
        body: {
          // The server unsets what is left out.
          ncpus: current?.ncpus ?? 0,
          memory: current?.memory ?? 0,
          bootDisk: current?.bootDiskId,
          ...(policy !== 'default' && { autoRestartPolicy: policy }),
        },
      },
    }
  },
  succeeded: (instance, _values, { params: { project, instance: asked } }) => ({
    toast: { content: ['Instance auto-restart policy updated'] },
    primeCache: { query: instanceViewQuery({ project, instance: asked }), data: instance },
  }),
  failureTitle: 'Could not update auto-restart policy',
})

export const useAutoRestartField = fieldHook(autoRestartForm)
