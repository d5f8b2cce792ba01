import { base64ByteLength } from '@/lib/base64'
import type { DiskRecord } from '../models/records'
import type { Context, Role } from '../server/access'
import { lookup } from '../server/lookup'
import { createDisk, planDisk } from '../rules/new-disks'
import { requireDeletable, requireImportStep, requireWritable } from '../rules/disk-states'
import { moveDisk, moveSnapshot } from '../server/storage-lifecycle'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'
import { atomically } from '../rules/atomically'
import { insertSnapshot } from '../rules/new-snapshots'
import { fail } from '../server/errors'
import { faultNames, failWhenNamed } from '../server/fault-names'

/** A call with a disk in its path. */
export interface DiskCall extends Context {
  path: { disk: string }
  query: { project?: string | null | undefined }
}

export const diskOf = (call: DiskCall, need: Role): DiskRecord =>
  lookup.inProject(call, 'disk', call.path.disk, call.query.project, need)

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

/** Checks that a chunk consists of whole blocks within the disk; returns its length in bytes. */
const checkChunk = (disk: DiskRecord, offset: number, data: string): number => {
  const length = base64ByteLength(data) ?? fail.invalidRequest('error base64 decoding data')
  const { blockSize, size } = disk
  if (offset % blockSize !== 0) {
    fail.invalidRequest(`offset must be a multiple of the block size ${blockSize}`)
  }
  if (length % blockSize !== 0) {
    fail.invalidRequest(`data length must be a multiple of the block size ${blockSize}`)
  }
  if (offset + length > size) fail.invalidRequest('data lies beyond the end of the disk')
  return length
}

/**
 * Imports into disks. Chunks may arrive in any order and in parallel; they are counted, not stored.
 */
export const diskImportRoutes = {
  diskBulkWriteImportStart: call => {
    const disk = diskOf(call, 'limited_collaborator')
    failWhenNamed(disk.name, faultNames.importStart)
    requireImportStep(disk, 'bulkWriteStart')
    moveDisk(call.backendState, disk.id, 'bulkWriteStart')
  },

  diskBulkWriteImport: call => {
    const disk = diskOf(call, 'limited_collaborator')
    failWhenNamed(disk.name, faultNames.importWrite)
    requireWritable(disk)
    const length = checkChunk(disk, call.body.offset, call.body.base64EncodedData)
    call.backendState.db.disks.update(disk.id, { importedBytes: disk.importedBytes + length })
  },

  diskBulkWriteImportStop: call => {
    const disk = diskOf(call, 'limited_collaborator')
    failWhenNamed(disk.name, faultNames.importStop)
    requireImportStep(disk, 'bulkWriteStop')
    moveDisk(call.backendState, disk.id, 'bulkWriteStop')
  },

  diskFinalizeImport: call => {
    const { backendState, body } = call
    const disk = diskOf(call, 'limited_collaborator')
    failWhenNamed(disk.name, faultNames.diskFinalize)
    requireImportStep(disk, 'finalize')
    atomically(backendState.db, () => {
      moveDisk(backendState, disk.id, 'finalize')
      if (body.snapshotName) {
        const description = `snapshot of finalized disk ${disk.id}`
        const snapshot = insertSnapshot(backendState, disk, {
          name: body.snapshotName,
          description,
        })
        moveSnapshot(backendState, snapshot.id, 'settled')
      }
      moveDisk(backendState, disk.id, 'settled')
    })
  },
} satisfies Handlers
