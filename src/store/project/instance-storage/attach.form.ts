import type { ProjectParams } from '@/store/project/paths'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf, requiredError } from '@/store/forms/rules'

export interface DiskAttachValues {
  /** The name of a free disk of the project; empty while none is chosen. */
  disk: string
}

/** Attaches one of the project's free disks to the instance of `params.instance`. */
export const diskAttachForm = defineForm<DiskAttachValues, unknown, ProjectParams<'instance'>>({
  name: 'diskAttach',
  initial: () => ({ disk: '' }),
  check: ({ disk }) => errorsOf({ disk: requiredError('Disk name', disk) }),
  toCommand: ({ disk }, { params: { project, instance } }) => ({
    endpoint: 'instanceDiskAttach',
    args: { path: { instance }, query: { project }, body: { disk } },
  }),
  succeeded: ({ name }) => ({ toast: { content: ['Disk ', emphasis(name), ' attached'] } }),
  failureTitle: 'Failed to attach disk',
})

export const useDiskAttachField = fieldHook(diskAttachForm)
