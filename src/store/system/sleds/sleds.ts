import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Sled, SledInstance } from '@/api/generated/types'
import { objectActions } from '@/store/palette/object-actions'
import { projectPaths } from '@/store/project/paths'
import { listRows, objectView } from '@/store/queries/view-models'
import { selectSiloName } from '@/store/session/session'
import type { RootState } from '@/store/setup/state'
import { systemPaths } from '../paths'
import { sledActions } from './actions'
import { allSledInstancesQuery, sledInstancesQuery, sledListQuery, sledViewQuery } from './queries'
import { isSlotSeenTwice } from './rules'

/** Sleds have no names, so their serial numbers are shown. */
const toSled = (sled: Sled) => ({ name: sled.baseboard.serial, actions: sledActions(sled) })

const selectIsSlotSeenTwice = (state: RootState, _params: unknown, sled: Sled) =>
  isSlotSeenTwice(sled, selectData(state, sledListQuery)?.items ?? [])

/** The rows of the current page of sleds. */
export const selectSledRows = listRows(
  sledListQuery,
  (sled, _params, isSeenTwice) => ({
    ...toSled(sled),
    href: systemPaths.sledInstances({ sledId: sled.id }),
    isSlotSeenTwice: isSeenTwice,
  }),
  selectIsSlotSeenTwice,
)

/** The sled on its own page. */
export const selectSled = objectView(sledViewQuery, toSled)

/** The palette actions of a sled's page. */
export const selectSledActions = objectActions('Sled', selectSled)

/** What the instances on a sled use of it. */
export interface SledUse {
  instances: number
  /** Hardware threads. */
  threads: number
  /** Bytes. */
  memory: number
  /** Whether there are more instances than were read. */
  isPart: boolean
}

/** What the instances on a sled use of it; undefined until they have been read. */
export const selectSledUse = createSelector(
  [
    (state: RootState, params: { sledId: string }) =>
      selectData(state, allSledInstancesQuery(params)),
  ],
  (page): SledUse | undefined =>
    page && {
      instances: page.items.length,
      threads: page.items.reduce((sum, { ncpus }) => sum + ncpus, 0),
      memory: page.items.reduce((sum, { memory }) => sum + memory, 0),
      isPart: Boolean(page.nextPage),
    },
)

type SledInstanceRow = Pick<SledInstance, 'state'> & { href?: string; actions: [] }

/**
 * The rows of the current page of instances on a sled. An instance with a migration is moving to
 * another sled.
 */
export const selectSledInstanceRows = listRows(
  sledInstancesQuery,
  (
    { migrationId, state, siloName, projectName: project, name: instance },
    _params: { sledId: string },
    ownSilo: string,
  ): SledInstanceRow => ({
    state: migrationId ? 'migrating' : state,
    // The pages of projects are those of the user's own silo.
    ...(siloName === ownSilo && { href: projectPaths.instance({ project, instance }) }),
    actions: [],
  }),
  selectSiloName,
)
