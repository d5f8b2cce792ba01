import type {
  PhysicalDisk,
  PhysicalDiskAdoptionRequest,
  Rack,
  RackMembershipStatus,
  Sled,
  Switch,
  UnadoptedPhysicalDisk,
  UninitializedSled,
} from '@/api/generated/types'
import type { Stored } from './stored'

export type RackRecord = Stored<Rack>
export type SwitchRecord = Stored<Switch>
export type SledRecord = Stored<Sled>
/** A sled in a rack that is not yet part of the fleet. `id` is internal. */
export type UninitializedSledRecord = Stored<UninitializedSled> & { readonly id: string }
export type PhysicalDiskRecord = Stored<PhysicalDisk>
/** A disk that the system does not use yet. `id` is internal. */
export type UnadoptedDiskRecord = Stored<UnadoptedPhysicalDisk> & { readonly id: string }
export type AdoptionRequestRecord = Stored<PhysicalDiskAdoptionRequest>
/** A change of the sleds that belong to a rack. `id` is internal. */
export type RackMembershipRecord = Stored<RackMembershipStatus> & { readonly id: string }
