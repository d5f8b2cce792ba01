import { isUuid } from '@/lib/name-or-id'
import { requireFreeName } from '../rules/identity'
import { createProbe } from '../rules/new-probes'
import { choosePool } from '../rules/pool-choice'
import type { ProbeRecord } from '../models/records'
import type { Context, Role } from '../server/access'
import { fail } from '../server/errors'
import { fleetLookup } from '../server/fleet-lookup'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'

interface ProbeCall extends Context {
  path: { probe: string }
  query: { project: string }
}

/** Probes are looked up in their project even by ID, so the project is always required. */
const find = (call: ProbeCall, need: Role): ProbeRecord => {
  const { probes } = call.backendState.db
  const { probe: nameOrId } = call.path
  const project = lookup.project(call, call.query.project, need)
  const probe = isUuid(nameOrId) ? probes.get(nameOrId) : probes.named('', nameOrId)
  return probe?.projectId === project.id ? probe : fail.notFound('probe', nameOrId)
}

/** Probes: network endpoints without an instance, with which operators test a sled's network. */
export const probeRoutes = {
  probeList: call => {
    const project = lookup.project(call, call.query.project)
    return pageByName(call, call.backendState.db.probes.by('project', project.id), probe => probe)
  },

  /** Requires access to the sled. */
  probeCreate: call => {
    const { backendState, query, body } = call
    const project = lookup.project(call, query.project, 'collaborator')
    const sled = fleetLookup.sled(call, body.sled)
    const { id: ipPoolId } = choosePool(call, body.poolSelector)
    requireFreeName(backendState.db.probes, 'probe', '', body.name)
    const { name, description } = body
    return createProbe(backendState, project, { name, description, sled: sled.id, ipPoolId })
  },

  probeView: call => find(call, 'viewer'),

  probeDelete: call => {
    const { id } = find(call, 'collaborator')
    call.backendState.db.probes.remove(id)
  },
} satisfies Handlers
