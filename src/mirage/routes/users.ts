import type { Context } from '../server/access'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageById } from '../server/page'
import type { Handlers } from '../server/route'

/** Members see the users and groups of their own silo and no others. */
const ownGroup = ({ caller, world }: Context, groupId: string) => {
  const group = world.db.groups.get(groupId)
  return group?.siloId === caller.user.siloId ? group : fail.notFound('silo-group', groupId)
}

const members = (context: Context, groupId: string) => {
  const { db } = context.world
  const group = ownGroup(context, groupId)
  return db.memberships.by('group', group.id).flatMap(({ userId }) => db.users.get(userId) ?? [])
}

export const userRoutes = {
  userList: call => {
    const { group } = call.query
    const users = group ? members(call, group) : call.world.db.users.in(call.caller.user.siloId)
    return pageById(call, users, user => user)
  },

  groupList: call =>
    pageById(call, call.world.db.groups.in(call.caller.user.siloId), group => group),

  groupView: call => ownGroup(call, call.path.groupId),

  siloUserList: call => {
    const silo = lookup.silo(call, call.query.silo)
    return pageById(call, call.world.db.users.in(silo.id), user => user)
  },

  siloUserView: call => {
    const silo = lookup.silo(call, call.query.silo)
    const user = call.world.db.users.get(call.path.userId)
    return user?.siloId === silo.id ? user : fail.notFound('silo-user', call.path.userId)
  },
} satisfies Handlers
