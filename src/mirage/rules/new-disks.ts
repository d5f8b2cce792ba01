import type { DiskCreate } from '@/api/generated/types'
import type { DiskMove } from '@/machines/disk/disk.machine'
import type { DiskRecord } from '../models/disks'
import type { SnapshotRecord } from '../models/snapshots'
import type { Context } from '../server/access'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { faultNames } from '../server/fault-names'
import type { BackendState } from '../server/backend-state'
import { failWhenNamed } from './faults'
import { newIdentity, requireFreeName } from './identity'
import { requireQuota } from './quotas'
import { checkDiskSize } from './sizes'

/** What a disk inherits from its source. */
interface Inheritance {
  readonly blockSize: number
  readonly imageId: string | null
  readonly snapshotId: string | null
}

/** A validated request; what remains is to check it against existing objects. */
export interface DiskPlan {
  readonly spec: DiskCreate
  readonly inheritance: Inheritance
  /** The transition that completes its creation. */
  readonly readyBy: DiskMove
}

const DEFAULT_BLOCK_SIZE = 512

/** The block size of the snapshot's disk, if the disk still exists. */
export const blockSizeOf = (db: Db, snapshot: SnapshotRecord): number =>
  db.disks.get(snapshot.diskId)?.blockSize ?? DEFAULT_BLOCK_SIZE

const checkSource = (
  kind: 'snapshot' | 'image',
  source: { size: number; projectId: string | null },
  { size, projectId }: { size: number; projectId: string },
) => {
  if (source.projectId && source.projectId !== projectId) {
    fail.invalidRequest(`${kind} does not belong to this project`)
  }
  if (size < source.size) {
    fail.invalidRequest(
      `disk size ${size} must be greater than or equal to ${kind} size ${source.size}`,
    )
  }
}

const inherit = (context: Context, projectId: string, spec: DiskCreate): Inheritance => {
  const { diskSource: source, size } = spec
  const nothing = { imageId: null, snapshotId: null }
  switch (source.type) {
    case 'blank':
    case 'importing_blocks':
      return { ...nothing, blockSize: source.blockSize }
    case 'snapshot': {
      const snapshot = lookup.inProject(context, 'snapshot', source.snapshotId, undefined)
      checkSource('snapshot', snapshot, { size, projectId })
      const blockSize = blockSizeOf(context.backendState.db, snapshot)
      return { ...nothing, blockSize, snapshotId: snapshot.id }
    }
    case 'image': {
      const image = lookup.image(context, source.imageId, undefined)
      checkSource('image', image, { size, projectId })
      return { ...nothing, blockSize: image.blockSize, imageId: image.id }
    }
  }
}

/** Validates a disk and its source. Writes nothing. */
export const planDisk = (context: Context, projectId: string, spec: DiskCreate): DiskPlan => {
  const inheritance = inherit(context, projectId, spec)
  checkDiskSize(spec.size, inheritance.blockSize)
  const readyBy = spec.diskSource.type === 'importing_blocks' ? 'blocksPrepared' : 'settled'
  return { spec, inheritance, readyBy }
}

/** Creates the disk, in state `creating`, if its name is free and the silo's quota allows it. */
export const createDisk = (
  backendState: BackendState,
  projectId: string,
  plan: DiskPlan,
): DiskRecord => {
  const { spec, inheritance } = plan
  const { db } = backendState
  failWhenNamed(spec.name, faultNames.diskCreate)
  requireFreeName(db.disks, 'disk', projectId, spec.name)
  requireQuota(db, projectId, { storage: spec.size })
  return db.disks.insert({
    ...newIdentity(backendState, spec),
    ...inheritance,
    projectId,
    size: spec.size,
    devicePath: `/mnt/${spec.name}`,
    state: { state: 'creating' },
    importedBytes: 0,
  })
}
