import { createSelector } from '@reduxjs/toolkit'
import { emphasis } from '@/lib/rich-text'
import { can } from '@/machines/disk/disk.machine'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { diskChoice, selectAllDisks } from '../disks/choices'
import type { ProjectParams } from '../paths'

export interface DiskAttachValues {
  /** Name of a free disk of the project; empty if none is chosen. */
  disk: string
}

/** Attaches a free disk of the project to the instance `params.instance`. */
export const diskAttachForm = defineForm<DiskAttachValues, unknown, ProjectParams<'instance'>>({
  name: 'diskAttach',
  initial: () => ({ disk: '' }),
  check: ({ disk }) => errorsOf({ disk: requiredError('Disk name', disk) }),
  toCommand: ({ disk }, { params: { project, instance } }) => ({
    endpoint: 'instanceDiskAttach',
    args: { path: { instance }, query: { project }, body: { disk } },
  }),
  succeeded: ({ name }) => ({ toast: { content: ['Disk ', emphasis(name), ' attached'] } }),
  failureTitle: 'Could not attach disk',
})

/** The disks of the project that can be attached, as choices. */
export const selectAttachableDisks = createSelector([selectAllDisks], disks =>
  disks.filter(({ state }) => can(state.state, 'attach')).map(diskChoice),
)
