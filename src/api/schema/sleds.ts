import { z } from 'zod'
import { ByteCount, Name, ResultsPage } from './common'
import { Baseboard } from './hardware'
import { InstanceState } from './instances'
import { int64, text, time, uint16, uint32, uuid } from './scalars'

/** Whether new instances and disks may be placed on the sled. */
export const SledProvisionPolicy = z.enum(['provisionable', 'non_provisionable'])
export type SledProvisionPolicy = z.infer<typeof SledProvisionPolicy>

/** What operators decided about the sled. */
export const SledPolicy = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('in_service'), provisionPolicy: SledProvisionPolicy }),
  z.object({ kind: z.literal('expunged') }),
])
export type SledPolicy = z.infer<typeof SledPolicy>

/** What has become of the sled. */
export const SledState = z.enum(['active', 'decommissioned'])
export type SledState = z.infer<typeof SledState>

/** A server in a rack. */
export const Sled = z.object({
  baseboard: Baseboard,
  id: uuid,
  policy: SledPolicy,
  rackId: uuid,
  state: SledState,
  timeCreated: time,
  timeModified: time,
  usableHardwareThreads: uint32,
  usablePhysicalRam: ByteCount,
})
export type Sled = z.infer<typeof Sled>

export const SledResultsPage = ResultsPage(Sled)
export type SledResultsPage = ResultsPage<Sled>

export const SledId = z.object({ id: uuid })
export type SledId = z.infer<typeof SledId>

/** An instance as seen from the sled it runs on. */
export const SledInstance = z.object({
  activeSledId: uuid,
  id: uuid,
  memory: int64,
  migrationId: uuid.nullish(),
  name: Name,
  ncpus: int64,
  projectName: Name,
  siloName: Name,
  state: InstanceState,
  timeCreated: time,
  timeModified: time,
})
export type SledInstance = z.infer<typeof SledInstance>

export const SledInstanceResultsPage = ResultsPage(SledInstance)
export type SledInstanceResultsPage = ResultsPage<SledInstance>

export const SledProvisionPolicyParams = z.object({ state: SledProvisionPolicy })
export type SledProvisionPolicyParams = z.infer<typeof SledProvisionPolicyParams>

export const SledProvisionPolicyResponse = z.object({
  newState: SledProvisionPolicy,
  oldState: SledProvisionPolicy,
})
export type SledProvisionPolicyResponse = z.infer<typeof SledProvisionPolicyResponse>

/** A sled that is in the rack but not yet part of the system. */
export const UninitializedSled = z.object({
  baseboard: Baseboard,
  cubby: uint16,
  rackId: uuid,
})
export type UninitializedSled = z.infer<typeof UninitializedSled>

export const UninitializedSledResultsPage = ResultsPage(UninitializedSled)
export type UninitializedSledResultsPage = ResultsPage<UninitializedSled>

export const UninitializedSledId = z.object({ part: text, serial: text })
export type UninitializedSledId = z.infer<typeof UninitializedSledId>
