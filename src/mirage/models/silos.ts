import type { Silo, VirtualResourceCounts } from '@/api/generated/types'
import type { Stored } from './stored'

export type SiloRecord = Stored<Silo> & {
  readonly quotas: VirtualResourceCounts
  /** Built in, never listed. */
  readonly internal: boolean
}
