import type { Snapshot } from '@/api/generated/types'
import type { Stored } from './stored'

export type SnapshotRecord = Stored<Snapshot>
