import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { Instance, InstanceState } from '@/api/schema/instances'
import { isTransitioning } from '@/machines/instance/instance.rules'
import type { RootState } from '@/store/setup/reducer'
import {
  instanceListQuery,
  instancePath,
  instanceViewQuery,
} from '@/store/project/instance/queries'
import { instanceActions, type InstanceActionId, type InstanceActionViewModel } from './actions'
import { selectPageItems, selectPageQuery } from '@/store/paging/selectors'

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
    href: `${instancePath(project, name)}/storage`,
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
    (state: RootState, project: string) => selectPageItems(state, instanceListQuery(project)),
    (_state: RootState, project: string) => project,
  ],
  (instances, project) => instances.map(instance => toRow(instance, project)),
)

/** When the rows were last read, in milliseconds since 1970: the "now" of their relative times. */
export const selectInstancesReadAt = (state: RootState, project: string): number =>
  selectEntry(state, selectPageQuery(state, instanceListQuery(project)))?.fulfilledTimeStamp ?? 0

export interface InstanceViewModel {
  id: string
  name: string
  description: string
  created: string
  ncpus: number
  /** Bytes. */
  memory: number
  runState: InstanceState
  isTransitioning: boolean
  hasFailed: boolean
  /** What stands as buttons in the header, and what stands in its menu. */
  buttons: readonly InstanceActionViewModel[]
  menu: readonly InstanceActionViewModel[]
}

const BUTTONS: readonly InstanceActionId[] = ['start', 'stop']

const toInstance = weakMapMemoize(
  (instance: Instance, project: string, page: string): InstanceViewModel => {
    const { id, name, description, timeCreated, ncpus, memory, runState } = instance
    const actions = instanceActions(instance, { project, page })
    return {
      id,
      name,
      description,
      created: timeCreated,
      ncpus,
      memory,
      runState,
      isTransitioning: isTransitioning(runState),
      hasFailed: runState === 'failed',
      buttons: actions.filter(action => BUTTONS.includes(action.id)),
      menu: actions.filter(action => !BUTTONS.includes(action.id)),
    }
  },
)

/** The instance whose page is shown. */
export const selectInstance = (
  state: RootState,
  project: string,
  name: string,
): InstanceViewModel | undefined => {
  const instance = selectData(state, instanceViewQuery(project, name))
  return instance && toInstance(instance, project, instancePath(project, name))
}
