import type { Probe, ProbeInfo } from '@/api/schema/probes'
import type { Stored } from './stored'

export type ProbeRecord = Stored<Probe> & {
  readonly projectId: string
  readonly interface: ProbeInfo['interface']
  readonly externalIps: ProbeInfo['externalIps']
}
