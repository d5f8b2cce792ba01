import { z } from 'zod'
import { ByteCount, Name, ResultsPage } from './common'
import { int64, uuid } from './scalars'

/** Virtual CPUs and bytes. */
export const VirtualResourceCounts = z.object({
  cpus: int64,
  memory: ByteCount,
  storage: ByteCount,
})
export type VirtualResourceCounts = z.infer<typeof VirtualResourceCounts>

/** The caller's silo: what is in use and what its quotas allow. */
export const Utilization = z.object({
  capacity: VirtualResourceCounts,
  provisioned: VirtualResourceCounts,
})
export type Utilization = z.infer<typeof Utilization>

/** One silo: what is in use and what its quotas allow. */
export const SiloUtilization = z.object({
  allocated: VirtualResourceCounts,
  provisioned: VirtualResourceCounts,
  siloId: uuid,
  siloName: Name,
})
export type SiloUtilization = z.infer<typeof SiloUtilization>

export const SiloUtilizationResultsPage = ResultsPage(SiloUtilization)
export type SiloUtilizationResultsPage = ResultsPage<SiloUtilization>
