import type { Snapshot } from '@/api/schema/snapshots'
import type { Stored } from './stored'

export type SnapshotRecord = Stored<Snapshot>
