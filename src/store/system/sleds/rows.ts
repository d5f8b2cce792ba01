import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { Baseboard, Sled, SledInstance, SledPolicy, SledState } from '@/api/generated/types'
import { formatBytes } from '@/lib/size'
import { pluralize } from '@/lib/text'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/reducer'
import { systemPaths } from '../paths'
import { sledActions } from './actions'
import { sledInstancesQuery, sledListQuery } from './queries'

export interface SledRowViewModel {
  id: string
  /** Its serial number. */
  name: string
  href: string
  baseboard: Baseboard
  policy: SledPolicy
  state: SledState
  actions: readonly ActionViewModel[]
}

const toRow = weakMapMemoize((sled: Sled): SledRowViewModel => {
  const { id, baseboard, policy, state } = sled
  return {
    id,
    name: baseboard.serial,
    href: systemPaths.sledInstances({ sledId: id }),
    baseboard,
    policy,
    state,
    actions: sledActions(sled),
  }
})

/** The rows of the page of sleds that is shown. */
export const selectSledRows = createSelector(
  [(state: RootState) => selectPageItems(state, sledListQuery)],
  sleds => sleds.map(sled => toRow(sled)),
)

export interface SledInstanceRowViewModel {
  id: string
  name: string
  /** `silo / project` */
  owner: string
  state: SledInstance['state']
  cpus: string
  memory: string
  /** ISO 8601. */
  created: string
}

/** One that has a migration is on its way to another sled. */
const toInstanceRow = weakMapMemoize((instance: SledInstance): SledInstanceRowViewModel => {
  const { id, name, siloName, projectName, migrationId, state, ncpus, memory } = instance
  return {
    id,
    name,
    owner: `${siloName} / ${projectName}`,
    state: migrationId ? 'migrating' : state,
    cpus: pluralize('vCPU', ncpus),
    memory: formatBytes(memory),
    created: instance.timeCreated,
  }
})

/** The rows of the page of instances on a sled that is shown. */
export const selectSledInstanceRows = createSelector(
  [(state: RootState, sledId: string) => selectPageItems(state, sledInstancesQuery(sledId))],
  instances => instances.map(instance => toInstanceRow(instance)),
)
