import { tableOf } from '@/api/core/operation'
import { affinityCalls } from '@/api/generated/calls/affinity'
import { affinityEntries } from '@/api/operations/affinity'

/** The API operations that only the pages of affinity groups use. They load with their routes. */
export const affinityOperations = tableOf(affinityCalls, affinityEntries)
