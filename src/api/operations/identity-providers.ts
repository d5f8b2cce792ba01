import { items, list, one } from '@/api/core/tags'
import type { Entries } from './entry'

/** Where a silo's users come from. */
export const identityProviders = {
  siloIdentityProviderList: { provides: page => items('identityProvider', page.items) },
  localIdpUserCreate: { invalidates: () => [list('user')] },
  localIdpUserDelete: { invalidates: () => [list('user'), list('group')] },
  localIdpUserSetPassword: {},
  samlIdentityProviderCreate: {
    invalidates: () => [list('identityProvider')],
  },
  samlIdentityProviderView: {
    provides: (provider, { path }) => one('identityProvider', path.provider, provider),
  },
} satisfies Entries
