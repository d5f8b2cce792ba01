import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry } from '@/api/core/api'
import type { Instance, InstanceState } from '@/api/schema/instances'
import { selectPageItems, selectPageQuery } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/state'
import { projectPaths } from '../paths'
import { instanceActions, type InstanceActionViewModel } from './actions'
import { instanceListQuery } from './queries'

export interface InstanceRowViewModel {
  id: string
  name: string
  href: string
  ncpus: number
  /** Bytes. */
  memory: number
  runState: InstanceState
  /** ISO 8601. */
  runStateSince: string
  created: string
  actions: readonly InstanceActionViewModel[]
}

/** One row per instance as it was read: a poll that changes one instance makes one new row. */
const toRow = weakMapMemoize((instance: Instance, project: string): InstanceRowViewModel => {
  const { id, name, ncpus, memory, runState, timeRunStateUpdated, timeCreated } = instance
  return {
    id,
    name,
    href: projectPaths.instanceStorage({ project, instance: name }),
    ncpus,
    memory,
    runState,
    runStateSince: timeRunStateUpdated,
    created: timeCreated,
    actions: instanceActions(instance, { project }),
  }
})

/** The rows of the page of instances that is shown. */
export const selectInstanceRows = createSelector(
  [
    (state: RootState, project: string) => selectPageItems(state, instanceListQuery({ project })),
    (_state: RootState, project: string) => project,
  ],
  (instances, project) => instances.map(instance => toRow(instance, project)),
)

/** When the rows were last read, in milliseconds since 1970: the "now" of their relative times. */
export const selectInstancesReadAt = (state: RootState, project: string): number =>
  selectEntry(state, selectPageQuery(state, instanceListQuery({ project })))?.fulfilledTimeStamp ??
  0
