import { changedIdentity, newIdentity, requireFreeName } from '../rules/identity'
import { createVpc } from '../rules/new-vpc'
import { authorize } from '../server/access'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'
import { faultNames } from '../server/fault-names'

/**
 * What prevents a project from being deleted, in the order of the checks. External subnets are not
 * looked at: they are left behind.
 */
const contents = (db: Db, id: string) => [
  { kind: 'an instance', found: db.instances.in(id) },
  { kind: 'a disk', found: db.disks.in(id) },
  { kind: 'a floating ip', found: db.floatingIps.in(id) },
  { kind: 'a project image', found: db.images.in(id) },
  { kind: 'a snapshot', found: db.snapshots.in(id) },
  { kind: 'a vpc', found: db.vpcs.in(id) },
  { kind: 'an affinity group', found: db.affinityGroups.in(id) },
  { kind: 'an anti-affinity group', found: db.antiAffinityGroups.in(id) },
]

const DEFAULT_VPC = {
  name: 'default',
  description: 'Default VPC',
  dnsName: 'default',
}

export const projectRoutes = {
  projectList: call => {
    const { siloId } = call.caller.user
    authorize(call, 'silo', siloId, 'viewer')
    return pageByName(call, call.backendState.db.projects.in(siloId), project => project)
  },

  projectCreate: call => {
    const { body, caller, backendState } = call
    const { siloId } = caller.user
    authorize(call, 'silo', siloId, 'collaborator')
    requireFreeName(backendState.db.projects, 'project', siloId, body.name)
    const project = backendState.db.projects.insert({ ...newIdentity(backendState, body), siloId })
    createVpc(backendState, project, DEFAULT_VPC)
    return project
  },

  projectView: call => {
    const project = lookup.project(call, call.path.project)
    if (project.name.endsWith(faultNames.projectForbidden)) fail.forbidden()
    if (project.name.endsWith(faultNames.projectBroken)) fail.internal()
    if (project.name.endsWith(faultNames.projectUnavailable)) fail.unavailable()
    return project
  },

  projectUpdate: call => {
    const { body, backendState } = call
    const project = lookup.project(call, call.path.project, 'admin')
    requireFreeName(backendState.db.projects, 'project', project.siloId, body.name, project)
    return backendState.db.projects.update(project.id, changedIdentity(backendState, body))
  },

  projectDelete: call => {
    const { db } = call.backendState
    const { id } = lookup.project(call, call.path.project, 'admin')
    for (const { kind, found } of contents(db, id)) {
      const [first] = found
      if (first) fail.invalidRequest(`project to be deleted contains ${kind}: ${first.name}`)
    }
    for (const probe of db.probes.by('project', id)) db.probes.remove(probe.id)
    db.policies.remove(id)
    db.projects.remove(id)
  },
} satisfies Handlers
