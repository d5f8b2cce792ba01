import { kebabCase } from '@/lib/case'
import { Answer } from '../server/answer'
import { cookieOf, SESSION_COOKIE } from '../server/authenticate'
import { fail } from '../server/errors'
import type { Handlers } from '../server/route'
import { faultNames } from '../server/fault-names'
import { closeSession, demoSilo, findLoginSilo, openSession } from '../server/sessions'
import type { BackendState } from '../server/backend-state'

/** Local users are known by the id they were created with. */
const localUser = ({ db }: BackendState, siloId: string, username: string, password: string) =>
  db.users.in(siloId).find(user => user.displayName === username && user.password === password)

/**
 * The demo's users log in with their display names in lower case and dashes, and any password but
 * one. Any other name is the operator's.
 */
const visitor = (
  { db, admission }: BackendState,
  siloId: string,
  username: string,
  password: string,
) => {
  if (password === faultNames.password) return undefined
  const named = db.users.in(siloId).find(user => kebabCase(user.displayName) === username)
  return named ?? db.users.get(admission.defaultUserId)
}

export const sessionRoutes = {
  loginLocal: ({ path, body, backendState }) => {
    const silo = findLoginSilo(backendState, path.siloName)
    // The demo's silo gets its users from an identity provider that nobody runs here.
    const find = silo.id === demoSilo(backendState)?.id ? visitor : localUser
    if (find === localUser && silo.identityMode !== 'local_only') {
      return fail.notFound('identity-provider', 'local')
    }
    const user = find(backendState, silo.id, body.username, body.password) ?? fail.unauthorized()
    return Answer.empty(204, openSession(backendState, user.id))
  },

  logout: ({ request, backendState }) =>
    Answer.empty(204, closeSession(backendState, cookieOf(request, SESSION_COOKIE))),
} satisfies Handlers
