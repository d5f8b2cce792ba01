import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { rich, type RichText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotOfSilo } from '../fleet-role'
import { systemPaths, type SystemParams } from '../paths'
import { identityProviderListQuery, identityProviderQuery, siloViewQuery } from '../silos/queries'

/** The identity providers on the page of a silo. */
export const selectIdentityProviderRows = listRows(
  identityProviderListQuery,
  ({ name }, { silo }) => ({ href: systemPaths.identityProvider({ silo, provider: name }) }),
)

const LOCAL_ONLY = rich`This silo has local users only: it cannot have identity providers`

/** Why no provider can be added to the silo, or undefined. */
export const selectReasonNoProvider = (
  state: RootState,
  { silo: name }: SystemParams<'silo'>,
): RichText | undefined => {
  const silo = selectData(state, siloViewQuery({ silo: name }))
  return silo?.identityMode === 'local_only'
    ? LOCAL_ONLY
    : selectReasonNotOfSilo(state, silo?.id, 'admin')
}

/** The action that creates a provider of a silo. */
export const selectProviderCreateAction = createSelector(
  [selectReasonNoProvider, (_state: RootState, { silo }: SystemParams<'silo'>) => silo],
  (reason, silo): ActionViewModel => ({
    id: 'newProvider',
    label: 'New provider',
    to: systemPaths.identityProviderCreate({ silo }),
    reason,
  }),
)

/** The identity provider in the open panel. */
export const selectIdentityProvider = (
  state: RootState,
  params: SystemParams<'identityProvider'>,
) => selectData(state, identityProviderQuery(params))
