import type { SiloRecord } from '../models/records'
import { SESSION_COOKIE } from './authenticate'
import { fail } from './errors'
import type { BackendState } from './backend-state'

const DAY_IN_SECONDS = 24 * 60 * 60

/** An alias of the demo's silo in login URLs, so that links need not know its name. */
const DEFAULT_SILO = 'default-silo'

/** The silo of the demo's users. */
export const demoSilo = ({ db, admission }: BackendState): SiloRecord | undefined => {
  const user = db.users.get(admission.defaultUserId)
  return user && db.silos.get(user.siloId)
}

/** The silo in a login URL. */
export const findLoginSilo = (backendState: BackendState, name: string): SiloRecord => {
  const silo =
    name === DEFAULT_SILO ? demoSilo(backendState) : backendState.db.silos.named('', name)
  return silo && !silo.internal ? silo : fail.notFound('silo', name)
}

const cookie = ({ origin }: BackendState, value: string, maxAge: number) => {
  const secure = origin.startsWith('https:') ? ' Secure;' : ''
  const attributes = `Path=/; HttpOnly; SameSite=Lax;${secure} Max-Age=${maxAge}`
  return { 'set-cookie': `${SESSION_COOKIE}=${value}; ${attributes}` }
}

/** Logs a user in. Returns the header that sets the session cookie. */
export const openSession = (backendState: BackendState, userId: string): Record<string, string> => {
  const secret = backendState.random.hex(40)
  const now = backendState.clock.now()
  backendState.db.sessions.insert({
    id: backendState.ids.next(),
    secret,
    userId,
    created: now,
    lastUsed: now,
  })
  return cookie(backendState, secret, DAY_IN_SECONDS)
}

/**
 * Logs out. If login is not required, leaves an empty cookie: without one, the next call would
 * count as the default demo user's.
 */
export const closeSession = (
  backendState: BackendState,
  secret: string | undefined,
): Record<string, string> => {
  for (const session of secret ? backendState.db.sessions.by('secret', secret) : []) {
    backendState.db.sessions.remove(session.id)
  }
  return cookie(backendState, '', backendState.admission.requireAuth ? 0 : DAY_IN_SECONDS)
}
