import { createSelector } from '@reduxjs/toolkit'
import type { Snapshot } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { selectAllDisks } from '../disks/choices'
import { reasonCannotSnapshot } from '../disks/rules'
import { projectPaths, type ProjectParams } from '../paths'

export interface SnapshotCreateValues extends Identity {
  /** Name of the disk to take a snapshot of; empty if none is chosen. */
  disk: string
}

const BUSY = 503

/**
 * Creates a snapshot: on its own route over the list of snapshots or, with `params.disk`, over a
 * screen with that disk.
 */
export const snapshotCreateForm = defineForm<
  SnapshotCreateValues,
  Snapshot,
  ProjectParams<'project'> & { disk?: string }
>({
  name: 'snapshotCreate',
  initial: ({ params: { disk = '' } }) => ({ ...identityForm.initial(), disk }),
  check: values =>
    errorsOf({ ...identityForm.check(values), disk: requiredError('Disk', values.disk) }),
  toCommand: (body, { params: { project } }) => ({
    endpoint: 'snapshotCreate',
    args: { query: { project }, body },
  }),
  succeeded: ({ name }, _values, { params: { project, disk } }) => ({
    toast: {
      content: ['Snapshot ', emphasis(name), ' created'],
      link: { label: 'View snapshot', to: projectPaths.snapshot({ project, snapshot: name }) },
    },
    ...(disk === undefined && { to: projectPaths.snapshots({ project }) }),
  }),
  advice: ({ statusCode }) =>
    statusCode === BUSY ? 'The disk is busy: try again in a moment.' : undefined,
  leaveTo: ({ disk, project }) =>
    disk === undefined ? projectPaths.snapshots({ project }) : undefined,
})

/** The disks of the project that a snapshot can be taken of now. */
export const selectSnapshottableDisks = createSelector([selectAllDisks], disks =>
  disks
    .filter(disk => !reasonCannotSnapshot(disk))
    .map(({ name }) => ({ value: name, label: name })),
)
