import type { AllowList, TargetRelease, UserBuiltin } from '@/api/generated/types'
import type { Stored } from './stored'

/** A single record, under the fleet's id. */
export type AllowListRecord = Stored<AllowList> & { readonly id: string }
/** One per generation. */
export type TargetReleaseRecord = Stored<TargetRelease> & { readonly id: string }
export type BuiltinUserRecord = Stored<UserBuiltin>
