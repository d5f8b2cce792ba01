import { itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** A silo's identity providers and local users. */
export const identityProviders = {
  siloIdentityProviderList: { provides: itemsOf('identityProvider') },
  localIdpUserCreate: { invalidates: () => [list('user')] },
  localIdpUserDelete: { invalidates: () => [list('user'), list('group')] },
  localIdpUserSetPassword: {},
  samlIdentityProviderCreate: {
    invalidates: () => [list('identityProvider')],
  },
  samlIdentityProviderView: {
    provides: oneBy('identityProvider', 'provider'),
  },
} satisfies Entries
