import { fail } from '../server/errors'
import { pageById } from '../server/page'
import type { Handlers } from '../server/route'

export const currentUserRoutes = {
  currentUserView: ({ caller, world }) => {
    const { id, displayName, siloId } = caller.user
    const silo = world.db.silos.get(siloId) ?? fail.internal()
    return { id, displayName, siloId, siloName: silo.name }
  },

  currentUserGroups: call => {
    const { caller, world } = call
    const groups = world.db.memberships
      .by('user', caller.user.id)
      .flatMap(({ groupId }) => world.db.groups.get(groupId) ?? [])
    return pageById(call, groups, group => group)
  },
} satisfies Handlers
