import type { DeviceAccessToken } from '@/api/generated/types'
import type { UserRecord } from '../models/records'
import { isLiveToken } from '../server/authenticate'
import type { BackendState } from '../server/backend-state'
import type { Db } from '../server/db'
import { type Page, pageById, type PageQuery } from '../server/page'

/** A user's tokens, without expired ones. */
export const pageOfTokens = (
  call: { query: PageQuery; backendState: BackendState },
  { id }: UserRecord,
): Page<DeviceAccessToken> => {
  const { backendState } = call
  const live = backendState.db.tokens
    .by('user', id)
    .filter(token => isLiveToken(backendState, token))
  return pageById(call, live, token => token)
}

/** Deletes all sessions and tokens of a user. */
export const revokeCredentials = ({ sessions, tokens }: Db, userId: string): void => {
  for (const { id } of sessions.by('user', userId)) sessions.remove(id)
  for (const { id } of tokens.by('user', userId)) tokens.remove(id)
}
