import { createSelector } from '@reduxjs/toolkit'
import type { Silo } from '@/api/generated/types'
import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotCollaborator, selectReasonNotOfSilo } from '../fleet-role'
import { systemPaths } from '../paths'
import { quotasEditAction } from '../quotas-edit'
import { siloActions, siloCreateAction } from './actions'
import { siloListQuery, siloViewQuery } from './queries'
import { mappedRolesOf } from './rules'

const selectReason = (state: RootState, _params: unknown, { id }: Silo) =>
  selectReasonNotOfSilo(state, id, 'collaborator')

/** The rows of the current page of silos. */
export const selectSiloRows = listRows(
  siloListQuery,
  (silo, _params, reason) => ({
    href: systemPaths.silo({ silo: silo.name }),
    actions: [quotasEditAction(silo.name, reason), ...siloActions(silo, reason)],
  }),
  selectReason,
)

export const selectSiloCreateAction = createSelector(
  [selectReasonNotCollaborator],
  siloCreateAction,
)

/** The silo on its own page. */
export const selectSilo = objectView(
  siloViewQuery,
  (silo, params, reason) => ({
    mappedRoles: mappedRolesOf(silo),
    actions: siloActions(silo, reason, systemPaths.silo(params)),
  }),
  selectReason,
)

/** The palette actions of a silo's page. */
export const selectSiloActions = objectActions('Silo', selectSilo)
