import { authorizeFleet } from '../server/access'
import { fleetLookup } from '../server/fleet-lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'

/** The users that the control plane itself acts as. */
export const builtinUserRoutes = {
  userBuiltinList: call => {
    authorizeFleet(call, 'viewer')
    return pageByName(call, call.backendState.db.builtinUsers.in(''), user => user)
  },

  userBuiltinView: call => fleetLookup.builtinUser(call, call.path.user),
} satisfies Handlers
