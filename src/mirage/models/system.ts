import type {
  AllowList,
  SystemNetworkingSettings,
  TargetRelease,
  UserBuiltin,
} from '@/api/generated/types'
import type { Stored } from './stored'

/** A single record, under the fleet's id. */
export type AllowListRecord = Stored<AllowList> & { readonly id: string }
/** A single record, under the fleet's id. */
export type NetworkingSettingsRecord = Stored<SystemNetworkingSettings> & {
  readonly id: string
  readonly inboundIcmpEnabled: boolean
}
/** One per generation. The version is null until one is set. */
export type TargetReleaseRecord = Omit<Stored<TargetRelease>, 'version'> & {
  readonly id: string
  readonly generation: number
  readonly version: string | null
}
export type BuiltinUserRecord = Stored<UserBuiltin>
