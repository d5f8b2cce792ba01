import type { Silo } from '@/api/schema/silos'
import type { VirtualResourceCounts } from '@/api/schema/utilization'
import type { Stored } from './stored'

export type SiloRecord = Stored<Silo> & {
  readonly quotas: VirtualResourceCounts
  /** Built in, never listed. */
  readonly internal: boolean
}
