import { z } from 'zod'
import { ByteCount, NameOrId, ResultsPage, identityCreate, identityMetadata } from './common'
import { uuid } from './scalars'

export const SnapshotState = z.enum(['creating', 'ready', 'faulted', 'destroyed'])
export type SnapshotState = z.infer<typeof SnapshotState>

/** The contents of a disk at one moment. */
export const Snapshot = z.object({
  ...identityMetadata,
  diskId: uuid,
  projectId: uuid,
  size: ByteCount,
  state: SnapshotState,
})
export type Snapshot = z.infer<typeof Snapshot>

export const SnapshotResultsPage = ResultsPage(Snapshot)
export type SnapshotResultsPage = ResultsPage<Snapshot>

export const SnapshotCreate = z.object({ ...identityCreate, disk: NameOrId })
export type SnapshotCreate = z.infer<typeof SnapshotCreate>
