import type { DiskRecord } from '../models/disks'
import type { SnapshotRecord } from '../models/snapshots'
import type { BackendState } from '../server/backend-state'
import { newIdentity, requireFreeName } from './identity'
import { requireQuota } from './quotas'

/** The snapshot, `creating`, if its name is free and the silo has the storage. */
export const insertSnapshot = (
  backendState: BackendState,
  disk: DiskRecord,
  wish: { name: string; description: string },
): SnapshotRecord => {
  const { db } = backendState
  const { projectId, size } = disk
  requireFreeName(db.snapshots, 'snapshot', projectId, wish.name)
  requireQuota(db, projectId, { storage: size })
  return db.snapshots.insert({
    ...newIdentity(backendState, wish),
    projectId,
    size,
    diskId: disk.id,
    state: 'creating',
  })
}
