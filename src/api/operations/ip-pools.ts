import { itemsOf } from '@/api/core/tags'
import type { Entries } from './entry'

/** IP pools, as the users of a silo see them. */
export const ipPools = {
  /** Pools linked to the caller's silo. */
  ipPoolList: { provides: itemsOf('ipPool') },
} satisfies Entries
