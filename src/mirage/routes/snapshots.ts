import { isUuid } from '@/lib/name-or-id'
import { can } from '@/machines/snapshot/snapshot.machine'
import { requireSnapshottable } from '../rules/disk-states'
import { insertSnapshot } from '../rules/new-snapshots'
import { fail } from '../server/errors'
import { moveDisk, settleSnapshot } from '../server/storage-lifecycle'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'
import { faultNames, failWhenNamed } from '../server/fault-names'

/** Snapshots of disks, which outlive their disks. */
export const snapshotRoutes = {
  snapshotList: call => {
    const project = lookup.project(call, call.query.project)
    return pageByName(call, call.backendState.db.snapshots.in(project.id), snapshot => snapshot)
  },

  snapshotCreate: call => {
    const { backendState, query, body } = call
    const project = lookup.project(call, query.project, 'limited_collaborator')
    const parent = isUuid(body.disk) ? undefined : project.id
    const disk = lookup.inProject(call, 'disk', body.disk, parent)
    if (disk.projectId !== project.id) {
      fail.invalidRequest('disk does not belong to this project')
    }
    failWhenNamed(disk.name, faultNames.snapshotOfDisk)
    failWhenNamed(body.name, faultNames.snapshotCreate)
    requireSnapshottable(disk)
    const snapshot = insertSnapshot(backendState, disk, body)
    moveDisk(backendState, disk.id, 'snapshot')
    settleSnapshot(backendState, snapshot)
    return snapshot
  },

  snapshotView: call => lookup.inProject(call, 'snapshot', call.path.snapshot, call.query.project),

  snapshotDelete: call => {
    const { path, query, backendState } = call
    const snapshot = lookup.inProject(
      call,
      'snapshot',
      path.snapshot,
      query.project,
      'limited_collaborator',
    )
    failWhenNamed(snapshot.name, faultNames.snapshotDelete)
    if (!can(snapshot.state, 'delete')) {
      fail.invalidRequest(`snapshot cannot be deleted in state "${snapshot.state}"`)
    }
    backendState.db.snapshots.remove(snapshot.id)
  },
} satisfies Handlers
