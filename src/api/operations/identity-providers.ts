import type { InSilo, PageByNameOrId } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { items, list, one } from '@/api/core/tags'
import type {
  IdentityProviderResultsPage,
  NameOrId,
  SamlIdentityProvider,
  SamlIdentityProviderCreate,
  User,
  UserCreate,
  UserPassword,
} from '@/api/generated/types'

/** Where a silo's users come from. */
export const identityProviders = {
  siloIdentityProviderList: query<{ query: InSilo & PageByNameOrId }, IdentityProviderResultsPage>(
    'GET',
    '/v1/system/identity-providers',
    { isLoggable: true, provides: page => items('identityProvider', page.items) },
  ),
  localIdpUserCreate: mutation<{ query: InSilo; body: UserCreate }, User>(
    'POST',
    '/v1/system/identity-providers/local/users',
    { isLoggable: true, isBodyLoggable: false, invalidates: () => [list('user')] },
  ),
  localIdpUserDelete: mutation<{ path: { userId: string }; query: InSilo }, EmptyBody>(
    'DELETE',
    '/v1/system/identity-providers/local/users/{userId}',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('user'), list('group')] },
  ),
  localIdpUserSetPassword: mutation<
    { path: { userId: string }; query: InSilo; body: UserPassword },
    EmptyBody
  >('POST', '/v1/system/identity-providers/local/users/{userId}/set-password', {
    isLoggable: true,
    isBodyLoggable: false,
  }),
  samlIdentityProviderCreate: mutation<
    { query: InSilo; body: SamlIdentityProviderCreate },
    SamlIdentityProvider
  >('POST', '/v1/system/identity-providers/saml', {
    isLoggable: true,
    isBodyLoggable: false,
    invalidates: () => [list('identityProvider')],
  }),
  samlIdentityProviderView: query<
    { path: { provider: NameOrId }; query: InSilo },
    SamlIdentityProvider
  >('GET', '/v1/system/identity-providers/saml/{provider}', {
    isLoggable: true,
    provides: (provider, { path }) => one('identityProvider', path.provider, provider),
  }),
}
