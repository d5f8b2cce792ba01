import { createDisk, planDisk } from '../rules/new-disks'
import { requireDeletable } from '../rules/disk-states'
import { moveDisk } from '../server/storage-lifecycle'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'
import { diskOf } from './disk-call'

/** Disks: blank, from snapshots or images, or for import. */
export const diskRoutes = {
  diskList: call => {
    const project = lookup.project(call, call.query.project)
    return pageByName(call, call.backendState.db.disks.in(project.id), disk => disk)
  },

  diskCreate: call => {
    const { backendState, query, body } = call
    const project = lookup.project(call, query.project, 'limited_collaborator')
    const plan = planDisk(call, project.id, body)
    const disk = createDisk(backendState, project.id, plan)
    return moveDisk(backendState, disk.id, plan.readyBy)
  },

  diskView: call => diskOf(call, 'viewer'),

  diskDelete: call => {
    const disk = diskOf(call, 'limited_collaborator')
    requireDeletable(disk)
    call.backendState.db.disks.remove(disk.id)
  },
} satisfies Handlers
