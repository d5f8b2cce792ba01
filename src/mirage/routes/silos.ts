import type { Release } from '@/api/releases/ladder'
import { camelToSnakeKey } from '@/lib/case'
import type { SiloRecord } from '../models/records'
import { atomically } from '../rules/atomically'
import { createCertificate } from '../rules/certificates'
import { newIdentity, newTimes, requireFreeName } from '../rules/identity'
import { removeSilo } from '../rules/removal'
import { authorizeFleet, authorizeSiloOrFleet } from '../server/access'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import { refuseBody } from '../server/read'
import type { Call, Handlers } from '../server/route'
import type { BackendState } from '../server/backend-state'

const rolesOf = (release: Release): readonly string[] => [
  'admin',
  'collaborator',
  ...(release >= 17 ? ['limited_collaborator'] : []),
  'viewer',
]

/** The API document allows any key in the map, but only roles are accepted. */
const readMappedRoles = ({ backendState, body, request }: Call<'siloCreate'>) => {
  const mapped = Object.fromEntries(
    Object.entries(body.mappedFleetRoles).map(([role, fleet]) => [camelToSnakeKey(role), fleet]),
  )
  const roles = rolesOf(backendState.release)
  const unknownName = Object.keys(mapped).find(role => !roles.includes(role))
  if (unknownName === undefined) return mapped
  const expected = roles.map(role => `\`${role}\``).join(', ')
  const detail = `unknown variant \`${unknownName}\`, expected one of ${expected}`
  return refuseBody(request, ['mapped_fleet_roles', unknownName], detail)
}

/** A group whose members are admins of the silo from the start. */
const createAdminGroup = (
  backendState: BackendState,
  { id: siloId }: SiloRecord,
  displayName: string,
) => {
  const { db, ids } = backendState
  const { id: identityId } = db.groups.insert({
    id: ids.next(),
    displayName,
    siloId,
    ...newTimes(backendState),
  })
  db.policies.insert({
    id: siloId,
    roleAssignments: [{ identityType: 'silo_group', identityId, roleName: 'admin' }],
  })
}

/** Silos: tenants with their own users, projects and quotas. */
export const siloRoutes = {
  /** Omits silos that are not discoverable, which can still be viewed by name. */
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
    const mappedFleetRoles = readMappedRoles(call)
    authorizeFleet(call, 'collaborator')
    // Mapping roles to the fleet is equivalent to setting its policy.
    const mapsRoles = Object.values(mappedFleetRoles).some(roles => roles.length > 0)
    if (mapsRoles) authorizeFleet(call, 'admin')
    requireFreeName(db.silos, 'silo', '', body.name)
    return atomically(db, () => {
      const silo = db.silos.insert({
        ...newIdentity(backendState, body),
        adminGroupName: body.adminGroupName ?? null,
        discoverable: body.discoverable,
        identityMode: body.identityMode,
        mappedFleetRoles,
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
