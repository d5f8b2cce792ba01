import type { Context } from '../server/access'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageById } from '../server/page'
import type { Handlers } from '../server/route'

/** Members see only the users and groups of their own silo. */
const ownGroup = ({ caller, backendState }: Context, groupId: string) => {
  const group = backendState.db.groups.get(groupId)
  return group?.siloId === caller.user.siloId ? group : fail.notFound('silo-group', groupId)
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
} satisfies Handlers
