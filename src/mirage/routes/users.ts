import type { UserRecord } from '../models/records'
import { pageOfTokens, revokeCredentials } from '../rules/access-tokens'
import { authorizeSiloOrFleet, type Context } from '../server/access'
import { Answer } from '../server/answer'
import { cookieOf, isLiveSession, SESSION_COOKIE } from '../server/authenticate'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageById } from '../server/page'
import type { Handlers } from '../server/route'
import { closeSession } from '../server/sessions'

/** Members see only the users and groups of their own silo. */
const ownGroup = ({ caller, backendState }: Context, groupId: string) => {
  const group = backendState.db.groups.get(groupId)
  return group?.siloId === caller.user.siloId ? group : fail.notFound('silo-group', groupId)
}

/** A user of the caller's silo. */
const ownUser = ({ caller, backendState }: Context, userId: string): UserRecord => {
  const user = backendState.db.users.get(userId)
  return user?.siloId === caller.user.siloId ? user : fail.notFound('silo-user', userId)
}

const administrators = { silo: 'admin', fleet: 'collaborator' } as const

/** A user whose credentials the caller may see and revoke: itself, or any for admins. */
const administered = (call: Context & { path: { userId: string } }): UserRecord => {
  const user = ownUser(call, call.path.userId)
  if (user.id !== call.caller.user.id) authorizeSiloOrFleet(call, user.siloId, administrators)
  return user
}

const members = (context: Context, groupId: string) => {
  const { db } = context.backendState
  const group = ownGroup(context, groupId)
  return db.memberships.by('group', group.id).flatMap(({ userId }) => db.users.get(userId) ?? [])
}

export const userRoutes = {
  userList: call => {
    const { group } = call.query
    const users = group
      ? members(call, group)
      : call.backendState.db.users.in(call.caller.user.siloId)
    return pageById(call, users, user => user)
  },

  groupList: call =>
    pageById(call, call.backendState.db.groups.in(call.caller.user.siloId), group => group),

  userView: call => ownUser(call, call.path.userId),

  groupView: call => ownGroup(call, call.path.groupId),

  siloUserList: call => {
    const silo = lookup.silo(call, call.query.silo)
    return pageById(call, call.backendState.db.users.in(silo.id), user => user)
  },

  siloUserView: call => {
    const silo = lookup.silo(call, call.query.silo)
    const user = call.backendState.db.users.get(call.path.userId)
    return user?.siloId === silo.id ? user : fail.notFound('silo-user', call.path.userId)
  },

  userTokenList: call => pageOfTokens(call, administered(call)),

  userSessionList: call => {
    const { backendState } = call
    const sessions = backendState.db.sessions.by('user', administered(call).id)
    const live = sessions.filter(session => isLiveSession(backendState, session))
    return pageById(call, live, ({ id, created, lastUsed }) => ({
      id,
      timeCreated: new Date(created).toISOString(),
      timeLastUsed: new Date(lastUsed).toISOString(),
    }))
  },

  /** Ends all sessions and tokens. Logging out oneself leaves the empty session of `logout`. */
  userLogout: call => {
    const { caller, request, backendState } = call
    const { id } = administered(call)
    revokeCredentials(backendState.db, id)
    if (id !== caller.user.id) return
    return Answer.empty(204, closeSession(backendState, cookieOf(request, SESSION_COOKIE)))
  },
} satisfies Handlers
