import { tableOf } from '@/api/core/operation'
import { every, list, tag } from '@/api/core/tags'
import { accountCalls } from '@/api/generated/calls/account'
import type { Entries } from './entry'

/**
 * Access tokens and sessions of users, and the settings of a silo for signing in: only the pages
 * about users call them.
 */
export const accountEntries = {
  currentUserAccessTokenList: { provides: () => [list('accessToken')] },
  currentUserAccessTokenDelete: { invalidates: () => [list('accessToken'), every('userToken')] },
  userTokenList: { provides: (_page, { path }) => [tag('userToken', path.userId)] },
  userSessionList: { provides: (_page, { path }) => [tag('userSession', path.userId)] },
  /** Ends all sessions of the user and deletes all access tokens. */
  userLogout: {
    invalidates: (_empty, { path }) => [
      tag('userToken', path.userId),
      tag('userSession', path.userId),
    ],
  },
} satisfies Entries

/** The operations that only the pages about users call. They load with their routes. */
export const accountOperations = tableOf(accountCalls, accountEntries)
