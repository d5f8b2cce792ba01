import type { SamlIdentityProvider } from '@/api/generated/types'
import type { Stored } from './stored'

export type IdentityProviderRecord = Stored<SamlIdentityProvider> & { readonly siloId: string }
