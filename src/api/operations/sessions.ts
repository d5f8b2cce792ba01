import { list } from '@/api/core/tags'
import type { Entries } from './entry'

/** Signing in and out, and the device flow (RFC 8628). */
export const sessions = {
  /** Grants the device a token. */
  deviceAuthConfirm: {},
  /** Sets the session cookie. 401 here means a wrong password, not a lost session. */
  loginLocal: {
    invalidates: () => [list('currentUser')],
  },
  /** Never fails. Invalidates nothing, because nothing can be refetched without a session. */
  logout: {},
} satisfies Entries
