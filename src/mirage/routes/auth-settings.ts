import { authorizeSiloOrFleet } from '../server/access'
import type { BackendState } from '../server/backend-state'
import type { Handlers } from '../server/route'

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
