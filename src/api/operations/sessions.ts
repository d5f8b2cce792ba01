import { list } from '@/api/core/tags'
import type { Entries } from './entry'

/** Signing in and out, and the device flow (RFC 8628). What ends a session never refetches. */
export const sessions = {
  /** Grants the device a token. */
  deviceAuthConfirm: {},
  /** Sets the session cookie. 401 here means a wrong password, not a lost session. */
  loginLocal: {
    invalidates: () => [list('currentUser')],
  },
  /** Never fails. Invalidates nothing, since nothing could be read again. */
  logout: {},
} satisfies Entries
