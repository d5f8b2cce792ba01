import type { FloatingIp } from '@/api/generated/types'
import type { Stored } from './stored'

/** An address that exists only as long as its instance has it. */
export interface ExternalIpRecord {
  readonly id: string
  /** `snat` is the source address of an instance without its own external IP. */
  readonly kind: 'ephemeral' | 'snat'
  readonly ip: string
  readonly ipPoolId: string
  readonly instanceId: string
  /**
   * The instance's share of the address's ports. Four instances share an address for source NAT.
   */
  readonly firstPort: number
  readonly lastPort: number
}

export type FloatingIpRecord = Stored<FloatingIp>
