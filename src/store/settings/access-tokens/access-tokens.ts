import { createSelector } from '@reduxjs/toolkit'
import { selectEntry } from '@/api/core/api'
import { expiryOf } from '@/lib/expiry'
import { toMillis } from '@/lib/time'
import type { RootState } from '@/store/setup/state'
import { accessTokenActions } from './actions'
import { accessTokenListQuery } from './queries'

/** The access tokens of the user, newest first. */
export const selectAccessTokenRows = createSelector(
  [(state: RootState) => selectEntry(state, accessTokenListQuery)],
  entry =>
    (entry?.data?.items ?? [])
      .toSorted((a, b) => toMillis(b.timeCreated) - toMillis(a.timeCreated))
      .map(token => ({
        ...token,
        name: `access token ${token.id}`,
        expiry: expiryOf(token.timeExpires, entry?.fulfilledTimeStamp ?? 0),
        actions: accessTokenActions(token),
      })),
)
