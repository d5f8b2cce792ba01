import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Silo } from '@/api/generated/types'
import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotOfSilo } from '../fleet-role'
import { systemPaths, tabOf, type SystemParams } from '../paths'
import { quotasEditAction } from '../common-actions'
import { siloActions } from './actions'
import {
  identityProviderListQuery,
  siloIpPoolListQuery,
  siloListQuery,
  siloViewQuery,
} from './queries'
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

/** What a silo still needs before its users can work. */
export interface SiloTask {
  label: string
  href: string
}

const hasNone = (page: { items: readonly unknown[] } | undefined) => page?.items.length === 0

/** The tasks left after a silo was created; none while what it has is not known. */
export const selectSiloTasks = createSelector(
  [
    (_state: RootState, { silo }: SystemParams<'silo'>) => silo,
    (state: RootState, params: SystemParams<'silo'>) =>
      selectData(state, siloViewQuery(params))?.identityMode,
    (state: RootState, params: SystemParams<'silo'>) =>
      hasNone(selectData(state, identityProviderListQuery(params))),
    (state: RootState, params: SystemParams<'silo'>) =>
      hasNone(selectData(state, siloIpPoolListQuery(params))),
  ],
  (silo, mode, lacksProvider, lacksPool): readonly SiloTask[] => [
    ...(lacksProvider && mode !== undefined && mode !== 'local_only'
      ? [
          {
            label: 'Add an identity provider, so that users can sign in',
            href: systemPaths.identityProviderCreate({ silo }),
          },
        ]
      : []),
    ...(lacksPool
      ? [
          {
            label: 'Link an IP pool, so that instances can have external IPs',
            href: tabOf(systemPaths.silo({ silo }), 'ip-pools'),
          },
        ]
      : []),
  ],
)
