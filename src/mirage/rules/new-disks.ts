import type { FilledDiskCreate } from '@/api/generated/filled'
import type { BlockSize } from '@/api/generated/types'
import type { DiskMove } from '@/machines/disk/disk.machine'
import type { DiskRecord, SnapshotRecord } from '../models/records'
import type { Context } from '../server/access'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { faultNames, failWhenNamed } from '../server/fault-names'
import type { BackendState } from '../server/backend-state'
import { newIdentity, requireFreeName } from './identity'
import { requireQuota } from './quotas'
import { checkDiskSize } from './sizes'

/** What a disk has from its backend and its source. */
type Inheritance = Pick<
  DiskRecord,
  'blockSize' | 'diskType' | 'imageId' | 'readOnly' | 'snapshotId'
>

/** A validated request; what remains is to check it against existing objects. */
export interface DiskPlan {
  readonly spec: FilledDiskCreate
  readonly inheritance: Inheritance
  /** The transition that completes its creation. */
  readonly readyBy: DiskMove
}

const DEFAULT_BLOCK_SIZE = 512
const LOCAL_BLOCK_SIZE = 4096

/** The block size of the snapshot's disk, if the disk still exists. */
export const blockSizeOf = (db: Db, snapshot: SnapshotRecord): BlockSize =>
  db.disks.get(snapshot.diskId)?.blockSize ?? DEFAULT_BLOCK_SIZE

const checkSource = (
  kind: 'snapshot' | 'image',
  source: { size: number; projectId: string | null },
  { size, projectId, readOnly }: { size: number; projectId: string; readOnly: boolean },
) => {
  if (source.projectId && source.projectId !== projectId) {
    fail.invalidRequest(`${kind} does not belong to this project`)
  }
  if (size < source.size) {
    fail.invalidRequest(
      `disk size ${size} must be greater than or equal to ${kind} size ${source.size}`,
    )
  }
  if (readOnly && size !== source.size) {
    fail.invalidRequest(`read-only disk size ${size} must equal ${kind} size ${source.size}`)
  }
}

const inherit = (context: Context, projectId: string, spec: FilledDiskCreate): Inheritance => {
  const { diskBackend: backend, size } = spec
  const nothing = {
    diskType: backend.type,
    imageId: null,
    readOnly: false,
    snapshotId: null,
  }
  if (backend.type === 'local') return { ...nothing, blockSize: LOCAL_BLOCK_SIZE }
  const { diskSource: source } = backend
  switch (source.type) {
    case 'blank':
    case 'importing_blocks':
      return { ...nothing, blockSize: source.blockSize }
    case 'snapshot': {
      const snapshot = lookup.inProject(context, 'snapshot', source.snapshotId, undefined)
      const { readOnly } = source
      checkSource('snapshot', snapshot, { size, projectId, readOnly })
      const blockSize = blockSizeOf(context.backendState.db, snapshot)
      return { ...nothing, blockSize, readOnly, snapshotId: snapshot.id }
    }
    case 'image': {
      const image = lookup.image(context, source.imageId, undefined)
      const { readOnly } = source
      checkSource('image', image, { size, projectId, readOnly })
      return { ...nothing, blockSize: image.blockSize, readOnly, imageId: image.id }
    }
  }
}

/** Validates a disk and its source. Writes nothing. */
export const planDisk = (context: Context, projectId: string, spec: FilledDiskCreate): DiskPlan => {
  const inheritance = inherit(context, projectId, spec)
  const { blockSize, diskType } = inheritance
  checkDiskSize(spec.size, blockSize, diskType)
  const imports =
    spec.diskBackend.type === 'distributed' &&
    spec.diskBackend.diskSource.type === 'importing_blocks'
  const readyBy = imports ? 'blocksPrepared' : 'settled'
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
