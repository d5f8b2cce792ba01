import type { SiloRecord } from '../models/silos'
import { atomically } from '../rules/atomically'
import { createCertificate } from '../rules/certificates'
import { newIdentity, requireFreeName } from '../rules/identity'
import { removeSilo } from '../rules/silo-removal'
import { authorizeFleet, authorizeSiloOrFleet } from '../server/access'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import { refuseBody } from '../server/read'
import type { Call, Handlers } from '../server/route'
import type { BackendState } from '../server/backend-state'

const ROLES = ['admin', 'collaborator', 'viewer']

/** The document leaves the keys of the map open, but only roles can be mapped. */
const checkMappedRoles = ({ body, request }: Call<'siloCreate'>) => {
  const stranger = Object.keys(body.mappedFleetRoles).find(role => !ROLES.includes(role))
  if (stranger === undefined) return
  const expected = ROLES.map(role => `\`${role}\``).join(', ')
  const detail = `unknown variant \`${stranger}\`, expected one of ${expected}`
  refuseBody(request, ['mapped_fleet_roles', stranger], detail)
}

/** A group whose members administrate the silo from the first day. */
const createAdminGroup = (
  { db, ids }: BackendState,
  { id: siloId }: SiloRecord,
  displayName: string,
) => {
  const { id: identityId } = db.groups.insert({ id: ids.next(), displayName, siloId })
  db.policies.insert({
    id: siloId,
    roleAssignments: [{ identityType: 'silo_group', identityId, roleName: 'admin' }],
  })
}

/** Silos: tenants with users, projects and quotas of their own. */
export const siloRoutes = {
  /** Some silos would rather not be listed; whoever knows their names finds them all the same. */
  siloList: call => {
    authorizeFleet(call, 'viewer')
    const silos = call.backendState.db.silos
      .in('')
      .filter(({ discoverable, internal }) => discoverable && !internal)
    return pageByName(call, silos, silo => silo)
  },

  siloCreate: call => {
    const { body, backendState } = call
    const { db } = backendState
    checkMappedRoles(call)
    authorizeFleet(call, 'collaborator')
    // Handing out roles on the fleet is as much as setting its policy.
    const mapsRoles = Object.values(body.mappedFleetRoles).some(roles => roles.length > 0)
    if (mapsRoles) authorizeFleet(call, 'admin')
    requireFreeName(db.silos, 'silo', '', body.name)
    return atomically(db, () => {
      const silo = db.silos.insert({
        ...newIdentity(backendState, body),
        discoverable: body.discoverable,
        identityMode: body.identityMode,
        mappedFleetRoles: body.mappedFleetRoles,
        quotas: body.quotas,
        internal: false,
      })
      for (const certificate of body.tlsCertificates)
        createCertificate(backendState, silo, certificate)
      if (body.adminGroupName) createAdminGroup(backendState, silo, body.adminGroupName)
      return silo
    })
  },

  siloView: call => lookup.silo(call, call.path.silo),

  siloDelete: call => {
    const { db } = call.backendState
    const { id } = lookup.silo(call, call.path.silo)
    authorizeSiloOrFleet(call, id, { silo: 'admin', fleet: 'collaborator' })
    const [project] = db.projects.in(id)
    if (project) fail.invalidRequest(`silo to be deleted contains a project: ${project.name}`)
    removeSilo(db, id)
  },
} satisfies Handlers
