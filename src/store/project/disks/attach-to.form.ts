import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Disk } from '@/api/generated/types'
import { limitsOf } from '@/api/releases/ladder'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { selectFormParams } from '@/store/forms/selectors'
import { selectRelease } from '@/store/release/release'
import type { RootState } from '@/store/setup/state'
import type { ProjectForms } from '../forms'
import { allInstancesQuery } from '../queries'
import { reasonCannot } from '../instances/rules'
import { selectAllDisks } from './choices'

export interface DiskAttachToValues {
  /** Name of the instance; empty if none is chosen. */
  instance: string
}

/** Attaches the free disk `params.disk` to an instance of its project. */
export const diskAttachToForm = defineForm<DiskAttachToValues, Disk, ProjectForms['diskAttachTo']>({
  name: 'diskAttachTo',
  initial: () => ({ instance: '' }),
  check: ({ instance }) => errorsOf({ instance: requiredError('Instance', instance) }),
  toCommand: ({ instance }, { params: { project, disk } }) => ({
    endpoint: 'instanceDiskAttach',
    args: { path: { instance }, query: { project }, body: { disk } },
  }),
  succeeded: ({ name }, { instance }) => ({
    toast: { content: ['Disk ', emphasis(name), ' attached to ', emphasis(instance)] },
  }),
  failureTitle: 'Could not attach disk',
})

const selectProject = (state: RootState) =>
  selectFormParams(state, diskAttachToForm.name).project ?? ''

/** The instances of the project: which can take another disk, and why the others cannot. */
export const selectDiskTargets = createSelector(
  [
    (state: RootState) =>
      selectData(state, allInstancesQuery({ project: selectProject(state) }))?.items,
    (state: RootState) => selectAllDisks(state, selectProject(state)),
    selectRelease,
  ],
  (instances = [], disks, release) => {
    const most = limitsOf(release).disks
    const countOf = (id: string) =>
      disks.filter(({ state }) => 'instance' in state && state.instance === id).length
    return instances.map(({ id, name, runState }) => {
      const isUnfit = reasonCannot(runState, 'attachDisk') !== undefined
      const isFull = countOf(id) >= most
      return {
        value: name,
        label: name,
        detail: isUnfit
          ? `${runState}: must be stopped first`
          : isFull
            ? `has ${most} disks, the maximum`
            : runState,
        isDisabled: isUnfit || isFull,
      }
    })
  },
)
