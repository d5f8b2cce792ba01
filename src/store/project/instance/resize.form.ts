import type { Instance } from '@/api/schema/instances'
import { emphasis } from '@/lib/rich-text'
import { bytesToGib, gibToBytes } from '@/lib/size'
import { instancePath, instanceViewQuery } from './queries'
import { defineForm, type FormSituation } from '@/store/forms/definition'
import { cpuError, memoryError } from '@/store/project/instances/rules'
import { errorsOf } from '@/store/forms/rules'

export interface InstanceResizeValues {
  ncpus: number | null
  /** GiB. */
  memory: number | null
}

export const checkResize = ({ ncpus, memory }: InstanceResizeValues) =>
  errorsOf({ ncpus: cpuError('vCPUs', ncpus), memory: memoryError(memory) })

/** The field rounds; a size that was left alone is sent as it is. */
const memoryInBytes = (gib: number | null, current: Instance | undefined) =>
  current && gib === bytesToGib(current.memory) ? current.memory : gibToBytes(gib ?? 0)

const instanceOf = ({ params: { project = '', instance = '' }, read }: FormSituation) =>
  read(instanceViewQuery(project, instance))

/**
 * Gives an instance more or fewer virtual CPUs and more or less memory. `params.on` says whether
 * it stands over the `list` or over the instance's `page`.
 */
export const instanceResizeForm = defineForm<InstanceResizeValues>({
  name: 'instanceResize',
  queries: ({ project = '', instance = '' }) => [instanceViewQuery(project, instance)],
  initial(situation) {
    const current = instanceOf(situation)
    return {
      ncpus: current?.ncpus ?? null,
      memory: current ? bytesToGib(current.memory) : null,
    }
  },
  check: checkResize,
  toCommand({ ncpus, memory }, situation) {
    const { project = '', instance = '' } = situation.params
    const current = instanceOf(situation)
    return {
      endpoint: 'instanceUpdate',
      args: {
        path: { instance },
        query: { project },
        body: {
          ncpus: ncpus ?? 0,
          memory: memoryInBytes(memory, current),
          // The server unsets what is left out.
          bootDisk: current?.bootDiskId,
          autoRestartPolicy: current?.autoRestartPolicy,
        },
      },
    }
  },
  succeeded: (_result, _values, { params: { project = '', instance = '', on } }) => ({
    toast: {
      content: ['Instance ', emphasis(instance), ' resized'],
      ...(on === 'list' && {
        link: { label: 'View instance', to: `${instancePath(project, instance)}/storage` },
      }),
    },
  }),
})
