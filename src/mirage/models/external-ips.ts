import type { FloatingIp } from '@/api/generated/types'
import type { Stored } from './stored'

/** An address that comes and goes with an instance. */
export interface ExternalIpRecord {
  readonly id: string
  /** `snat` is what an instance without an address of its own is seen as; never listed. */
  readonly kind: 'ephemeral' | 'snat'
  readonly ip: string
  readonly ipPoolId: string
  readonly instanceId: string
  /** The ports of the address this instance has. Four instances share an address for source NAT. */
  readonly firstPort: number
  readonly lastPort: number
}

export type FloatingIpRecord = Stored<FloatingIp>
