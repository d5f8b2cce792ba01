import type { DiskCreate } from '@/api/generated/types'
import type { DiskMove } from '@/machines/disk/disk.machine'
import type { DiskRecord } from '../models/disks'
import type { SnapshotRecord } from '../models/snapshots'
import type { Context } from '../server/access'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { sentinels } from '../server/sentinels'
import type { World } from '../server/world'
import { failWhenNamed } from './faults'
import { newIdentity, requireFreeName } from './identity'
import { requireQuota } from './quotas'
import { checkDiskSize } from './sizes'

/** What a disk takes over from its source. */
interface Inheritance {
  readonly blockSize: number
  readonly imageId: string | null
  readonly snapshotId: string | null
}

/** A disk that has passed all checks but those on what exists beside it. */
export interface DiskPlan {
  readonly wish: DiskCreate
  readonly inheritance: Inheritance
  /** How creating it ends. */
  readonly readyBy: DiskMove
}

const DEFAULT_BLOCK_SIZE = 512

/** A snapshot has the blocks of its disk, as long as that can be asked. */
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

const inherit = (context: Context, projectId: string, wish: DiskCreate): Inheritance => {
  const { diskSource: source, size } = wish
  const nothing = { imageId: null, snapshotId: null }
  switch (source.type) {
    case 'blank':
    case 'importing_blocks':
      return { ...nothing, blockSize: source.blockSize }
    case 'snapshot': {
      const snapshot = lookup.inProject(context, 'snapshot', source.snapshotId, undefined)
      checkSource('snapshot', snapshot, { size, projectId })
      const blockSize = blockSizeOf(context.world.db, snapshot)
      return { ...nothing, blockSize, snapshotId: snapshot.id }
    }
    case 'image': {
      const image = lookup.image(context, source.imageId, undefined)
      checkSource('image', image, { size, projectId })
      return { ...nothing, blockSize: image.blockSize, imageId: image.id }
    }
  }
}

/** Checks a disk on its own and against its source. Writes nothing. */
export const planDisk = (context: Context, projectId: string, wish: DiskCreate): DiskPlan => {
  const inheritance = inherit(context, projectId, wish)
  checkDiskSize(wish.size, inheritance.blockSize)
  const readyBy = wish.diskSource.type === 'importing_blocks' ? 'blocksPrepared' : 'settled'
  return { wish, inheritance, readyBy }
}

/** The disk, `creating`, if its name is free and the silo has the storage. */
export const createDisk = (world: World, projectId: string, plan: DiskPlan): DiskRecord => {
  const { wish, inheritance } = plan
  const { db } = world
  failWhenNamed(wish.name, sentinels.diskCreate)
  requireFreeName(db.disks, 'disk', projectId, wish.name)
  requireQuota(db, projectId, { storage: wish.size })
  return db.disks.insert({
    ...newIdentity(world, wish),
    ...inheritance,
    projectId,
    size: wish.size,
    devicePath: `/mnt/${wish.name}`,
    state: { state: 'creating' },
    importedBytes: 0,
  })
}
