import type { PhysicalDisk, Rack, Sled, Switch, UninitializedSled } from '@/api/generated/types'
import type { Stored } from './stored'

export type RackRecord = Stored<Rack>
export type SwitchRecord = Stored<Switch>
export type SledRecord = Stored<Sled>
/** A sled that is in a rack but not yet part of the fleet. The id is for the table only. */
export type UninitializedSledRecord = Stored<UninitializedSled> & { readonly id: string }
export type PhysicalDiskRecord = Stored<PhysicalDisk>
