import type { WireRequest } from '@/ports/ports'
import type { AccessTokenRecord, SessionRecord, UserRecord } from '../models/records'
import { headerOf } from './answer'
import type { BackendState } from './backend-state'

const HOUR = 60 * 60 * 1000
const IDLE_LIMIT = 8 * HOUR
const ABSOLUTE_LIMIT = 24 * HOUR

export const SESSION_COOKIE = 'session'

/** The cookie that selects the demo user by display name, if login is not required. */
const DEMO_USER_COOKIE = 'demo-user'

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A cookie's value; undefined if absent, which is not the same as empty. */
export const cookieOf = (request: WireRequest, name: string): string | undefined => {
  for (const pair of (headerOf(request, 'cookie') ?? '').split(';')) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() === name) return decode(value.join('=').trim())
  }
  return undefined
}

export const isLiveToken = (
  { clock }: BackendState,
  { timeExpires }: { readonly timeExpires: string | null },
): boolean => timeExpires === null || clock.now() < Date.parse(timeExpires)

/** The valid token of a request, if it has one. */
export const tokenOf = (
  backendState: BackendState,
  authorization: string | undefined,
): AccessTokenRecord | undefined => {
  const secret = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  const [token] = secret ? backendState.db.tokens.by('secret', secret) : []
  return token && isLiveToken(backendState, token) ? token : undefined
}

export const isLiveSession = (
  { clock }: BackendState,
  { created, lastUsed }: SessionRecord,
): boolean => clock.now() - lastUsed < IDLE_LIMIT && clock.now() - created < ABSOLUTE_LIMIT

/** Using a session extends it; an expired one is deleted. */
const userOfSession = (backendState: BackendState, secret: string): UserRecord | undefined => {
  const [session] = secret ? backendState.db.sessions.by('secret', secret) : []
  if (!session) return undefined
  if (!isLiveSession(backendState, session)) {
    backendState.db.sessions.remove(session.id)
    return undefined
  }
  backendState.db.sessions.update(session.id, { lastUsed: backendState.clock.now() })
  return backendState.db.users.get(session.userId)
}

/** The demo user selected by cookie, among those of the operator's silo. */
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
 * The user of a request; undefined if unauthenticated. A token takes precedence over a session, and
 * invalid credentials never fall back to a demo user. Nor does an empty session cookie, which
 * logging out leaves behind.
 */
export const authenticate = (
  backendState: BackendState,
  request: WireRequest,
): UserRecord | undefined => {
  const authorization = headerOf(request, 'authorization')
  if (authorization !== undefined) {
    const token = tokenOf(backendState, authorization)
    return token && backendState.db.users.get(token.userId)
  }
  const session = cookieOf(request, SESSION_COOKIE)
  if (session !== undefined) return userOfSession(backendState, session)
  return backendState.admission.requireAuth ? undefined : demoUser(backendState, request)
}
