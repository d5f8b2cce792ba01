import { kebabCase } from '@/lib/case'
import { Answer } from '../server/answer'
import { cookieOf, SESSION_COOKIE } from '../server/authenticate'
import { fail } from '../server/errors'
import type { Handlers } from '../server/route'
import { sentinels } from '../server/sentinels'
import { closeSession, demoSilo, findLoginSilo, openSession } from '../server/sessions'
import type { World } from '../server/world'

/** Local users are known by the id they were created with. */
const localUser = ({ db }: World, siloId: string, username: string, password: string) =>
  db.users.in(siloId).find(user => user.displayName === username && user.password === password)

/**
 * The demo's users log in with their display names in lower case and dashes, and any password but
 * one. Any other name is the operator's.
 */
const visitor = ({ db, admission }: World, siloId: string, username: string, password: string) => {
  if (password === sentinels.password) return undefined
  const named = db.users.in(siloId).find(user => kebabCase(user.displayName) === username)
  return named ?? db.users.get(admission.defaultUserId)
}

export const sessionRoutes = {
  loginLocal: ({ path, body, world }) => {
    const silo = findLoginSilo(world, path.siloName)
    // The demo's silo gets its users from an identity provider that nobody runs here.
    const find = silo.id === demoSilo(world)?.id ? visitor : localUser
    if (find === localUser && silo.identityMode !== 'local_only') {
      return fail.notFound('identity-provider', 'local')
    }
    const user = find(world, silo.id, body.username, body.password) ?? fail.unauthorized()
    return Answer.empty(204, openSession(world, user.id))
  },

  logout: ({ request, world }) =>
    Answer.empty(204, closeSession(world, cookieOf(request, SESSION_COOKIE))),
} satisfies Handlers
