import { fail } from '../server/errors'
import { pageById } from '../server/page'
import type { Handlers } from '../server/route'

export const currentUserRoutes = {
  currentUserView: ({ caller, backendState }) => {
    const { id, displayName, siloId } = caller.user
    const silo = backendState.db.silos.get(siloId) ?? fail.internal()
    return { id, displayName, siloId, siloName: silo.name }
  },

  currentUserGroups: call => {
    const { caller, backendState } = call
    const groups = backendState.db.memberships
      .by('user', caller.user.id)
      .flatMap(({ groupId }) => backendState.db.groups.get(groupId) ?? [])
    return pageById(call, groups, group => group)
  },
} satisfies Handlers
