import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { IdentityProvider } from '@/api/generated/types'
import { rich, type RichText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/reducer'
import { selectReasonNotOfSilo } from '../fleet-role'
import { systemPaths } from '../paths'
import { identityProviderListQuery, siloViewQuery } from '../silos/queries'

export interface IdentityProviderRowViewModel {
  id: string
  name: string
  href: string
  description: string
  type: string
  /** ISO 8601. */
  created: string
}

/** One row per provider as it was read. */
const toRow = weakMapMemoize(
  (provider: IdentityProvider, silo: string): IdentityProviderRowViewModel => ({
    id: provider.id,
    name: provider.name,
    href: systemPaths.identityProvider({ silo, provider: provider.name }),
    description: provider.description,
    type: provider.providerType,
    created: provider.timeCreated,
  }),
)

const LOCAL_ONLY = rich`The users of this silo are its own: it cannot have identity providers`

const newProviderAction = (silo: string, reason: RichText | undefined): ActionViewModel => ({
  id: 'newProvider',
  label: 'New provider',
  to: systemPaths.identityProviderCreate({ silo }),
  reason,
})

/** Why the silo cannot have another provider, or undefined. */
export const selectReasonNoProvider = (state: RootState, name: string): RichText | undefined => {
  const silo = selectData(state, siloViewQuery(name))
  return silo?.identityMode === 'local_only'
    ? LOCAL_ONLY
    : selectReasonNotOfSilo(state, silo?.id, 'admin')
}

/** The identity providers of a silo, and the way to add one. */
export const selectIdentityProviders = createSelector(
  [
    (state: RootState, silo: string) => selectPageItems(state, identityProviderListQuery(silo)),
    selectReasonNoProvider,
    (_state: RootState, silo: string) => silo,
  ],
  (providers, reason, silo) => ({
    rows: providers.map(provider => toRow(provider, silo)),
    creating: newProviderAction(silo, reason),
  }),
)
