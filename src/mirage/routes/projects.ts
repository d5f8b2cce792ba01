import { changedIdentity, newIdentity, requireFreeName } from '../rules/identity'
import { createVpc } from '../rules/new-vpc'
import { authorize } from '../server/access'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'
import { sentinels } from '../server/sentinels'

/** What keeps a project from being deleted, in the order it is looked for. */
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
    return pageByName(call, call.world.db.projects.in(siloId), project => project)
  },

  projectCreate: call => {
    const { body, caller, world } = call
    const { siloId } = caller.user
    authorize(call, 'silo', siloId, 'collaborator')
    requireFreeName(world.db.projects, 'project', siloId, body.name)
    const project = world.db.projects.insert({ ...newIdentity(world, body), siloId })
    createVpc(world, project, DEFAULT_VPC)
    return project
  },

  projectView: call => {
    const project = lookup.project(call, call.path.project)
    if (project.name.endsWith(sentinels.projectForbidden)) fail.forbidden()
    if (project.name.endsWith(sentinels.projectBroken)) fail.internal()
    if (project.name.endsWith(sentinels.projectUnavailable)) fail.unavailable()
    return project
  },

  projectUpdate: call => {
    const { body, world } = call
    const project = lookup.project(call, call.path.project, 'admin')
    requireFreeName(world.db.projects, 'project', project.siloId, body.name, project)
    return world.db.projects.update(project.id, changedIdentity(world, body))
  },

  projectDelete: call => {
    const { db } = call.world
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
