import type { Disk } from '@/api/generated/types'
import type { Stored } from './stored'

export type DiskRecord = Stored<Disk> & {
  /** Bytes that came in by bulk writes. The bytes themselves are not kept. */
  readonly importedBytes: number
}
