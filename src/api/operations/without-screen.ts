import { list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** Other operations that no screen calls. */
export const withoutScreen = {
  scimTokenView: { provides: oneBy('scimToken', 'tokenId') },
  userBuiltinView: { provides: oneBy('userBuiltin', 'user') },
  /** Starts the device flow. */
  deviceAuthRequest: {},
  /** Polled by the device until confirmed. */
  deviceAccessToken: {},
  /** Receives the identity provider's response and redirects. */
  loginSaml: { invalidates: () => [list('currentUser')] },
  instanceNetworkInterfaceView: {
    provides: oneBy('networkInterface', 'interface'),
  },
  ipPoolView: { provides: oneBy('ipPool', 'pool') },
} satisfies Entries
