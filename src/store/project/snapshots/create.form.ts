import type { Snapshot } from '@/api/generated/types'
import { descriptionError, nameError } from '@/lib/name'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { projectPaths } from '../paths'

export interface SnapshotCreateValues {
  name: string
  description: string
  /** Name of the disk that the snapshot is taken of; empty while none is chosen. */
  disk: string
}

const BUSY = 503

/**
 * A new snapshot: on its own route over the list of snapshots or, with `params.disk` set, over the
 * screen where that disk is.
 */
export const snapshotCreateForm = defineForm<SnapshotCreateValues, Snapshot>({
  name: 'snapshotCreate',
  initial: ({ params: { disk = '' } }) => ({ name: '', description: '', disk }),
  check: ({ name, description, disk }) =>
    errorsOf({
      name: nameError('Name', name),
      description: descriptionError(description),
      disk: requiredError('Disk', disk),
    }),
  toCommand: (body, { params: { project = '' } }) => ({
    endpoint: 'snapshotCreate',
    args: { query: { project }, body },
  }),
  succeeded: ({ name }, _values, { params: { project = '', disk } }) => ({
    toast: {
      content: ['Snapshot ', emphasis(name), ' created'],
      link: { label: 'View snapshot', to: projectPaths.snapshot({ project, snapshot: name }) },
    },
    ...(disk === undefined && { to: projectPaths.snapshots({ project }) }),
  }),
  advice: ({ statusCode }) =>
    statusCode === BUSY ? 'The disk is busy: try again in a moment.' : undefined,
  leaveTo: ({ disk, project = '' }) =>
    disk === undefined ? projectPaths.snapshots({ project }) : undefined,
})

export const useSnapshotCreateField = fieldHook(snapshotCreateForm)
