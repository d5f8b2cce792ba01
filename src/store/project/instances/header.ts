import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Instance, InstanceState } from '@/api/schema/instances'
import { isTransitioning } from '@/machines/instance/instance.rules'
import { instanceViewQuery } from '@/store/project/instance/queries'
import { objectActions } from '@/store/palette/object-actions'
import { projectPaths, type ProjectParams } from '@/store/project/paths'
import type { RootState } from '@/store/setup/state'
import { instanceActions, type InstanceActionId, type InstanceActionViewModel } from './actions'

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
  actions: readonly InstanceActionViewModel[]
  /** What of it stands as buttons in the header, and what stands in its menu. */
  buttons: readonly InstanceActionViewModel[]
  menu: readonly InstanceActionViewModel[]
}

const BUTTONS: readonly InstanceActionId[] = ['start', 'stop']

const toInstance = weakMapMemoize(
  (instance: Instance, project: string, screen: string): InstanceViewModel => {
    const { id, name, description, timeCreated, ncpus, memory, runState } = instance
    const actions = instanceActions(instance, { project, screen })
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
      actions,
      buttons: actions.filter(action => BUTTONS.includes(action.id)),
      menu: actions.filter(action => !BUTTONS.includes(action.id)),
    }
  },
)

/** The instance whose screen is shown. */
export const selectInstance = (
  state: RootState,
  project: string,
  name: string,
): InstanceViewModel | undefined => {
  const instance = selectData(state, instanceViewQuery({ project, instance: name }))
  return (
    instance && toInstance(instance, project, projectPaths.instance({ project, instance: name }))
  )
}

/** What the palette offers on the instance's screen. */
export const selectInstanceActions = objectActions(
  'Instance',
  (state, { project, instance }: ProjectParams<'instance'>) =>
    selectInstance(state, project, instance),
)
