import { z } from 'zod'
import { ResultsPage } from './common'
import { time, uint32, uuid } from './scalars'

/** The part's identity as its maker wrote it. */
export const Baseboard = z.object({
  part: z.string(),
  revision: uint32,
  serial: z.string(),
})
export type Baseboard = z.infer<typeof Baseboard>

export const Rack = z.object({
  id: uuid,
  timeCreated: time,
  timeModified: time,
})
export type Rack = z.infer<typeof Rack>

export const RackResultsPage = ResultsPage(Rack)
export type RackResultsPage = ResultsPage<Rack>

/** A rack switch. */
export const Switch = z.object({
  baseboard: Baseboard,
  id: uuid,
  rackId: uuid,
  timeCreated: time,
  timeModified: time,
})
export type Switch = z.infer<typeof Switch>

export const SwitchResultsPage = ResultsPage(Switch)
export type SwitchResultsPage = ResultsPage<Switch>

export const PhysicalDiskKind = z.enum(['m2', 'u2'])
export type PhysicalDiskKind = z.infer<typeof PhysicalDiskKind>

/** What operators decided about the disk. */
export const PhysicalDiskPolicy = z.object({ kind: z.enum(['in_service', 'expunged']) })
export type PhysicalDiskPolicy = z.infer<typeof PhysicalDiskPolicy>

/** What has become of the disk. */
export const PhysicalDiskState = z.enum(['active', 'decommissioned'])
export type PhysicalDiskState = z.infer<typeof PhysicalDiskState>

/** A drive in a sled. */
export const PhysicalDisk = z.object({
  formFactor: PhysicalDiskKind,
  id: uuid,
  model: z.string(),
  policy: PhysicalDiskPolicy,
  serial: z.string(),
  sledId: uuid.nullish(),
  state: PhysicalDiskState,
  timeCreated: time,
  timeModified: time,
  vendor: z.string(),
})
export type PhysicalDisk = z.infer<typeof PhysicalDisk>

export const PhysicalDiskResultsPage = ResultsPage(PhysicalDisk)
export type PhysicalDiskResultsPage = ResultsPage<PhysicalDisk>
