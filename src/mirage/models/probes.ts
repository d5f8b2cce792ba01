import type { Probe, ProbeInfo } from '@/api/generated/types'
import type { Stored } from './stored'

export type ProbeRecord = Stored<Probe> & {
  readonly projectId: string
  /** The subnet of its interface. */
  readonly subnetId: string
  /** The pool of its address. */
  readonly ipPoolId: string
  readonly interface: ProbeInfo['interface']
  readonly externalIps: ProbeInfo['externalIps']
}
