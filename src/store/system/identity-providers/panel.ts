import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { SamlIdentityProvider } from '@/api/generated/types'
import type { RouteParams } from '@/store/routing/route'
import type { RootState } from '@/store/setup/reducer'
import { identityProviderQuery } from '../silos/queries'

export interface IdentityProviderViewModel extends Pick<
  SamlIdentityProvider,
  | 'id'
  | 'name'
  | 'description'
  | 'technicalContactEmail'
  | 'spClientId'
  | 'acsUrl'
  | 'sloUrl'
  | 'idpEntityId'
  | 'timeCreated'
  | 'timeModified'
> {
  /** Empty for none. */
  groupAttributeName: string
  /** Whether its requests are signed. */
  isSigned: boolean
}

const toProvider = weakMapMemoize(
  ({
    groupAttributeName,
    publicCert,
    ...facts
  }: SamlIdentityProvider): IdentityProviderViewModel => ({
    ...facts,
    groupAttributeName: groupAttributeName ?? '',
    isSigned: Boolean(publicCert),
  }),
)

/** The identity provider that is shown. */
export const selectIdentityProvider = (
  state: RootState,
  { silo = '', provider = '' }: RouteParams,
): IdentityProviderViewModel | undefined => {
  const found = selectData(state, identityProviderQuery(silo, provider))
  return found && toProvider(found)
}
