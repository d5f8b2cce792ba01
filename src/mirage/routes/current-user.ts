import { allows } from '../server/access'
import { fail } from '../server/errors'
import { FLEET_ID } from '../server/ids'
import { pageById } from '../server/page'
import type { Handlers } from '../server/route'

export const currentUserRoutes = {
  currentUserView: call => {
    const { user } = call.caller
    const silo = call.backendState.db.silos.get(user.siloId) ?? fail.internal()
    const fleetViewer = allows(call, 'fleet', FLEET_ID, 'viewer')
    const administers =
      allows(call, 'silo', silo.id, 'admin') || allows(call, 'fleet', FLEET_ID, 'collaborator')
    return { ...user, siloName: silo.name, fleetViewer, siloAdmin: administers }
  },

  currentUserGroups: call => {
    const { caller, backendState } = call
    const groups = backendState.db.memberships
      .by('user', caller.user.id)
      .flatMap(({ groupId }) => backendState.db.groups.get(groupId) ?? [])
    return pageById(call, groups, group => group)
  },
} satisfies Handlers
