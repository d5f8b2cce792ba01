import type { Probe, ProbeInfo } from '@/api/generated/types'
import type { Stored } from './stored'

export type ProbeRecord = Stored<Probe> & {
  readonly projectId: string
  /** Where its interface is. */
  readonly subnetId: string
  /** Where its address is from. */
  readonly ipPoolId: string
  readonly interface: ProbeInfo['interface']
  readonly externalIps: ProbeInfo['externalIps']
}
