import type { Disk } from '@/api/generated/types'
import type { Stored } from './stored'

export type DiskRecord = Stored<Disk> & {
  /** Number of bytes bulk-written. The bytes themselves are not stored. */
  readonly importedBytes: number
}
