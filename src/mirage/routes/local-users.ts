import type { UserPassword } from '@/api/generated/types'
import type { UserRecord, SiloRecord } from '../models/records'
import { newTimes } from '../rules/identity'
import { removeUser } from '../rules/removal'
import { authorizeSiloOrFleet, type Context, authorizeFleet } from '../server/access'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import type { Handlers } from '../server/route'
import { fleetLookup } from '../server/fleet-lookup'
import { pageByName } from '../server/page'

const administrators = { silo: 'admin', fleet: 'admin' } as const

interface LocalCall extends Context {
  query: { silo: string }
}

/** Requires a silo with local users only. */
const localSilo = (call: LocalCall): SiloRecord => {
  const silo = lookup.silo(call, call.query.silo)
  return silo.identityMode === 'local_only' ? silo : fail.notFound('identity-provider', 'local')
}

/** A user that the caller is or may administer. */
const localUser = (call: LocalCall & { path: { userId: string } }): UserRecord => {
  const silo = localSilo(call)
  const { userId } = call.path
  const user = call.backendState.db.users.get(userId)
  if (user?.siloId !== silo.id) return fail.notFound('silo-user', userId)
  if (user.id !== call.caller.user.id) authorizeSiloOrFleet(call, silo.id, administrators)
  return user
}

/** Null disables password login. */
const passwordOf = (given: UserPassword): string | null =>
  given.mode === 'password' ? given.value : null

/** Users of silos that manage their own. */
export const localUserRoutes = {
  /** The external ID is both the login name and the display name. */
  localIdpUserCreate: call => {
    const { body, backendState } = call
    const { db, ids } = backendState
    const { id: siloId } = localSilo(call)
    authorizeSiloOrFleet(call, siloId, administrators)
    const displayName = body.externalId
    const taken = db.users.in(siloId).some(user => user.displayName === displayName)
    if (taken) fail.alreadyExists('silo-user', displayName)
    const password = passwordOf(body.password)
    return db.users.insert({
      id: ids.next(),
      displayName,
      siloId,
      password,
      ...newTimes(backendState),
    })
  },

  localIdpUserDelete: call => {
    removeUser(call.backendState.db, localUser(call))
  },

  localIdpUserSetPassword: call => {
    const { id } = localUser(call)
    call.backendState.db.users.update(id, { password: passwordOf(call.body) })
  },
} satisfies Handlers

/** The users that the control plane itself acts as. */
export const builtinUserRoutes = {
  userBuiltinList: call => {
    authorizeFleet(call, 'viewer')
    return pageByName(call, call.backendState.db.builtinUsers.in(''), user => user)
  },

  userBuiltinView: call => fleetLookup.builtinUser(call, call.path.user),
} satisfies Handlers
