import type { SamlIdentityProvider } from '@/api/schema/identity-providers'
import type { Stored } from './stored'

export type IdentityProviderRecord = Stored<SamlIdentityProvider> & { readonly siloId: string }
