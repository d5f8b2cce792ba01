import { kebabCase } from '@/lib/case'
import { Answer } from '../server/answer'
import { cookieOf, SESSION_COOKIE } from '../server/authenticate'
import { fail } from '../server/errors'
import type { Handlers } from '../server/route'
import { faultNames } from '../server/fault-names'
import { closeSession, demoSilo, findLoginSilo, openSession } from '../server/sessions'
import type { BackendState } from '../server/backend-state'
import { authorizeSiloOrFleet } from '../server/access'

/** Local users log in with the ID they were created with. */
const localUser = ({ db }: BackendState, siloId: string, username: string, password: string) =>
  db.users.in(siloId).find(user => user.displayName === username && user.password === password)

/**
 * Users of the demo silo log in with their display name in lower case with dashes, and any password
 * except one that always fails. Any other name logs in as the operator.
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
    // The demo silo's identity provider does not exist here, so its users log in with passwords.
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

const settingsOf = ({ db }: BackendState, siloId: string) =>
  db.authSettings.get(siloId) ?? { id: siloId, siloId, deviceTokenMaxTtlSeconds: null }

/** How users of the caller's silo sign in. */
export const authSettingsRoutes = {
  authSettingsView: call => {
    const { siloId } = call.caller.user
    authorizeSiloOrFleet(call, siloId, { silo: 'viewer', fleet: 'viewer' })
    return settingsOf(call.backendState, siloId)
  },

  /** Present tokens keep their expiration. */
  authSettingsUpdate: call => {
    const { body, caller, backendState } = call
    const { siloId } = caller.user
    const { authSettings } = backendState.db
    authorizeSiloOrFleet(call, siloId, { silo: 'admin', fleet: 'collaborator' })
    const settings = { ...settingsOf(backendState, siloId), ...body }
    return authSettings.get(siloId)
      ? authSettings.update(siloId, settings)
      : authSettings.insert(settings)
  },
} satisfies Handlers
