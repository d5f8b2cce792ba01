import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { Silo } from '@/api/generated/types'
import type { RichText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import { sameList } from '@/store/queries/entries'
import type { RootState } from '@/store/setup/reducer'
import { selectReasonNotCollaborator, selectReasonNotOfSilo } from '../fleet-role'
import { systemPaths } from '../paths'
import { siloActions, siloCreateAction } from './actions'
import { siloListQuery } from './queries'
import { identityModeLabel } from './rules'

export interface SiloRowViewModel {
  id: string
  name: string
  href: string
  description: string
  isDiscoverable: boolean
  /** In words. */
  identityMode: string
  /** ISO 8601. */
  created: string
  actions: readonly ActionViewModel[]
}

/** One row per silo as it was read. */
const toRow = weakMapMemoize((silo: Silo, reason: RichText | undefined): SiloRowViewModel => ({
  id: silo.id,
  name: silo.name,
  href: systemPaths.silo({ silo: silo.name }),
  description: silo.description,
  isDiscoverable: silo.discoverable,
  identityMode: identityModeLabel(silo.identityMode),
  created: silo.timeCreated,
  actions: siloActions(silo, reason),
}))

/** The rows of the page of silos that is shown. */
export const selectSiloRows = (state: RootState) =>
  sameList(
    ...selectPageItems(state, siloListQuery).map(silo =>
      toRow(silo, selectReasonNotOfSilo(state, silo.id, 'collaborator')),
    ),
  )

export const selectSiloCreateAction = createSelector(
  [selectReasonNotCollaborator],
  siloCreateAction,
)
