import { createSelector } from '@reduxjs/toolkit'
import { selectEntry } from '@/api/core/api'
import type { DeviceAccessToken } from '@/api/generated/types'
import { expiryOf } from '@/lib/expiry'
import { rich } from '@/lib/rich-text'
import { toMillis } from '@/lib/time'
import { deletion, type ActionViewModel } from '@/store/commands/action'
import type { RootState } from '@/store/setup/state'
import { accessTokenListQuery } from './queries'

/** The actions on an access token in its row and the palette. */
export const accessTokenActions = ({ id }: DeviceAccessToken): ActionViewModel[] => [
  deletion(
    {
      id,
      kind: 'access token',
      name: id,
      consequences: rich`Programs that use it can no longer call the API.`,
    },
    {
      command: { endpoint: 'currentUserAccessTokenDelete', args: { path: { tokenId: id } } },
      success: { content: ['Access token deleted'] },
    },
  ),
]

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
