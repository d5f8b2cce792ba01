import type { Release } from '@/api/releases/ladder'
import { isUuid } from '@/lib/name-or-id'
import type { DiskRecord, InstanceRecord } from '../models/records'
import type { Context } from '../server/access'
import { fail } from '../server/errors'
import { moveDisk } from '../server/storage-lifecycle'
import { lookup } from '../server/lookup'
import type { BackendState } from '../server/backend-state'
import { holderOf, requireAttachable, requireDetachable } from './disk-states'
import { requireDisksChangeable } from './instance-states'
import { instanceLimits } from './sizes'

/**
 * A disk named in the body of an instance's call; must be in the same project, by name or by ID.
 */
export const diskFor = (
  context: Context,
  instance: InstanceRecord,
  nameOrId: string,
): DiskRecord => {
  const parent = isUuid(nameOrId) ? undefined : instance.projectId
  const disk = lookup.inProject(context, 'disk', nameOrId, parent)
  return disk.projectId === instance.projectId
    ? disk
    : fail.invalidRequest('disk must be in the same project as the instance')
}

/** Rejects more disks than an instance may have, including its boot disk. */
export const checkDiskCount = (release: Release, count: number): void => {
  const { disks } = instanceLimits(release)
  if (count > disks) {
    fail.invalidRequest(`cannot attach more than ${disks} disks to instance`)
  }
}

/** Attaches a disk; no effect if it is already attached. */
export const attachDisk = (
  backendState: BackendState,
  instance: InstanceRecord,
  disk: DiskRecord,
): DiskRecord => {
  if (disk.state.state === 'attached' && holderOf(disk) === instance.id) return disk
  requireAttachable(disk)
  requireDisksChangeable(instance.runState, 'attach')
  const attached = backendState.db.disks.by('instance', instance.id).length
  checkDiskCount(backendState.release, attached + 1)
  return moveDisk(backendState, disk.id, 'attach', instance.id)
}

/** Detaches a disk other than the boot disk; no effect if it is already detached. */
export const detachDisk = (
  backendState: BackendState,
  instance: InstanceRecord,
  disk: DiskRecord,
): DiskRecord => {
  if (disk.state.state === 'detached') return disk
  requireDetachable(disk, instance.id)
  if (instance.bootDiskId === disk.id) fail.conflict('boot disk cannot be detached')
  requireDisksChangeable(instance.runState, 'detach')
  return moveDisk(backendState, disk.id, 'detach')
}
