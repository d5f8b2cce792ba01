import type { AllowList, TargetRelease, UserBuiltin } from '@/api/generated/types'
import type { Stored } from './stored'

/** There is one, under the fleet's id. */
export type AllowListRecord = Stored<AllowList> & { readonly id: string }
/** One for each generation. */
export type TargetReleaseRecord = Stored<TargetRelease> & { readonly id: string }
export type BuiltinUserRecord = Stored<UserBuiltin>
