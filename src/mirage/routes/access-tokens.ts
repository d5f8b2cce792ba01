import { pageOfTokens } from '../rules/access-tokens'
import { fail } from '../server/errors'
import type { Handlers } from '../server/route'

/** The caller's own device tokens. */
export const accessTokenRoutes = {
  currentUserAccessTokenList: call => pageOfTokens(call, call.caller.user),

  currentUserAccessTokenDelete: ({ caller, path, backendState }) => {
    const { tokens } = backendState.db
    const token = tokens.get(path.tokenId)
    if (token?.userId !== caller.user.id) return fail.notFound('device-access-token', path.tokenId)
    tokens.remove(token.id)
  },
} satisfies Handlers
