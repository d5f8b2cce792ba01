import type { Instance } from '@/api/generated/types'
import { type Release, limitsOf } from '@/api/releases/ladder'
import { numberError, type NumberEntry, readNumber } from '@/lib/number-entry'
import { readGib } from '@/lib/size-entry'
import { memoryRule, vcpusRule } from '@/lib/number-rules'
import { emphasis } from '@/lib/rich-text'
import { bytesToGib, gibToBytes } from '@/lib/size'
import type { FormContext } from '@/store/forms/definition'
import { defineEditForm } from '@/store/forms/edits'
import { errorsOf } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { instanceViewQuery } from '../queries'
import { toInstanceUpdate, jumboChange, KEEPS_JUMBO_FRAMES, type JumboValues } from './update.rules'

export interface InstanceSize {
  ncpus: NumberEntry
  /** GiB. */
  memory: NumberEntry
}

export interface InstanceResizeValues extends InstanceSize, JumboValues {}

export const checkResize = ({ ncpus, memory }: InstanceSize, release: Release) => {
  const limits = limitsOf(release)
  return errorsOf({
    ncpus: numberError(ncpus, { label: 'vCPUs', ...vcpusRule(limits.vcpus) }),
    memory: numberError(memory, { label: 'Memory', ...memoryRule(limits.memory) }),
  })
}

/** The field rounds, so an unchanged size is sent exactly as it was. */
const memoryInBytes = (gib: NumberEntry, current: Instance) =>
  gib === bytesToGib(current.memory) ? current.memory : gibToBytes(Number(gib))

const queryOf = ({
  params: { project, instance },
}: FormContext<ProjectParams<'instance'> & { on?: string }>) =>
  instanceViewQuery({ project, instance })

/**
 * Changes the virtual CPUs and memory of an instance. `params.on` says whether the form is over the
 * `list` or the instance's `page`.
 */
export const instanceResizeForm = defineEditForm<
  InstanceResizeValues,
  unknown,
  ProjectParams<'instance'> & { on?: string }
>({
  name: 'instanceResize',
  edits: {
    queries: context => [queryOf(context)],
    param: 'instance',
    labels: { ncpus: 'vCPUs', memory: 'Memory' },
    text: (field, { memory }) => (field === 'memory' ? `${memory} GiB` : undefined),
  },
  tidies: { ncpus: readNumber, memory: readGib },
  initial(context) {
    const current = context.read(queryOf(context))
    return {
      ncpus: current?.ncpus ?? null,
      memory: current ? bytesToGib(current.memory) : null,
      ...KEEPS_JUMBO_FRAMES,
    }
  },
  check: (values, { release }) => checkResize(values, release),
  toCommand({ ncpus, memory, ...jumbo }, context) {
    const { project, instance } = context.params
    const current = context.read(queryOf(context))
    return current
      ? {
          endpoint: 'instanceUpdate',
          args: {
            path: { instance },
            query: { project },
            body: toInstanceUpdate(current, {
              ncpus: Number(ncpus),
              memory: memoryInBytes(memory, current),
              ...jumboChange(jumbo),
            }),
          },
        }
      : null
  },
  succeeded: (_result, _values, { params: { project, instance, on } }) => ({
    toast: {
      content: ['Instance ', emphasis(instance), ' resized'],
      ...(on === 'list' && {
        link: {
          label: 'View instance',
          to: projectPaths.instanceStorage({ project, instance }),
        },
      }),
    },
  }),
})
