import type { PhysicalDisk, Rack, Sled, Switch, UninitializedSled } from '@/api/generated/types'
import type { Stored } from './stored'

export type RackRecord = Stored<Rack>
export type SwitchRecord = Stored<Switch>
export type SledRecord = Stored<Sled>
/** A sled in a rack that is not yet part of the fleet. `id` is internal. */
export type UninitializedSledRecord = Stored<UninitializedSled> & { readonly id: string }
export type PhysicalDiskRecord = Stored<PhysicalDisk>
