import type { WireRequest } from '@/app/ports'
import type { UserRecord } from '../models/identities'
import { headerOf } from './headers'
import type { BackendState } from './backend-state'

const HOUR = 60 * 60 * 1000
const IDLE_LIMIT = 8 * HOUR
const ABSOLUTE_LIMIT = 24 * HOUR

export const SESSION_COOKIE = 'session'

/** The cookie that chooses who to be, by display name, where nobody has to log in. */
export const DEMO_USER_COOKIE = 'demo-user'

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A cookie's value: undefined when it was not sent, empty when it was sent empty. */
export const cookieOf = (request: WireRequest, name: string): string | undefined => {
  for (const pair of (headerOf(request, 'cookie') ?? '').split(';')) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() === name) return decode(value.join('=').trim())
  }
  return undefined
}

const userOfToken = (backendState: BackendState, authorization: string): UserRecord | undefined => {
  const secret = /^Bearer (\S+)$/i.exec(authorization)?.[1]
  const [token] = secret ? backendState.db.tokens.by('secret', secret) : []
  return token && backendState.db.users.get(token.userId)
}

/** Being used keeps a session alive for a while; one that is past its time is gone for good. */
const userOfSession = (backendState: BackendState, secret: string): UserRecord | undefined => {
  const [session] = secret ? backendState.db.sessions.by('secret', secret) : []
  if (!session) return undefined
  const now = backendState.clock.now()
  if (now - session.lastUsed >= IDLE_LIMIT || now - session.created >= ABSOLUTE_LIMIT) {
    backendState.db.sessions.remove(session.id)
    return undefined
  }
  backendState.db.sessions.update(session.id, { lastUsed: now })
  return backendState.db.users.get(session.userId)
}

/** The user a demo's visitor chose to be, among those of the operator's silo. */
export const demoUser = (
  backendState: BackendState,
  request: WireRequest,
): UserRecord | undefined => {
  const operator = backendState.db.users.get(backendState.admission.defaultUserId)
  const wanted = cookieOf(request, DEMO_USER_COOKIE)
  const chosen =
    operator && wanted
      ? backendState.db.users.in(operator.siloId).find(user => user.displayName === wanted)
      : undefined
  return chosen ?? operator
}

/**
 * Whom a request is made for; undefined is nobody. A token decides before a session, and whatever
 * was sent decides alone: bad credentials never fall back to the demo's users. An empty session
 * cookie is what signing out leaves behind, so it means nobody, too.
 */
export const authenticate = (
  backendState: BackendState,
  request: WireRequest,
): UserRecord | undefined => {
  const authorization = headerOf(request, 'authorization')
  if (authorization !== undefined) return userOfToken(backendState, authorization)
  const session = cookieOf(request, SESSION_COOKIE)
  if (session !== undefined) return userOfSession(backendState, session)
  return backendState.admission.requireAuth ? undefined : demoUser(backendState, request)
}
