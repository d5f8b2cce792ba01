import { tableOf } from '@/api/core/operation'
import { affinityCalls } from '@/api/generated/calls/affinity'
import { affinityEntries } from './affinity-groups'

/** The operations that only the pages of affinity groups call. They come with their routes. */
export const affinityOperations = tableOf(affinityEntries, affinityCalls)
