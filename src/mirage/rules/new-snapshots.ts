import type { DiskRecord, SnapshotRecord } from '../models/records'
import type { BackendState } from '../server/backend-state'
import { newIdentity, requireFreeName } from './identity'
import { requireQuota } from './quotas'

/**
 * Creates the snapshot, in state `creating`, if its name is free and the silo's quota allows it.
 */
export const insertSnapshot = (
  backendState: BackendState,
  disk: DiskRecord,
  spec: { name: string; description: string },
): SnapshotRecord => {
  const { db } = backendState
  const { projectId, size } = disk
  requireFreeName(db.snapshots, 'snapshot', projectId, spec.name)
  requireQuota(db, projectId, { storage: size })
  return db.snapshots.insert({
    ...newIdentity(backendState, spec),
    projectId,
    size,
    diskId: disk.id,
    state: 'creating',
  })
}
