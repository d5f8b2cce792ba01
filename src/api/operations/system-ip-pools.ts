import { changed, every, itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** IP pools, as operators see them. */
export const systemIpPools = {
  systemIpPoolList: { provides: itemsOf('ipPool') },
  systemIpPoolCreate: { invalidates: () => [list('ipPool')] },
  systemIpPoolView: { provides: oneBy('ipPool', 'pool') },
  systemIpPoolUpdate: { invalidates: (pool, { path }) => changed('ipPool', path.pool, pool) },
  /** Refused while it has ranges. */
  systemIpPoolDelete: { invalidates: () => [list('ipPool')] },
  systemIpPoolRangeList: { provides: () => [list('ipPoolRange')] },
  systemIpPoolRangeAdd: { invalidates: () => [list('ipPoolRange'), every('ipPoolUtilization')] },
  /** The range must match exactly. */
  systemIpPoolRangeRemove: { invalidates: () => [list('ipPoolRange'), every('ipPoolUtilization')] },
  systemIpPoolSiloList: { provides: () => [list('ipPoolSilo')] },
  systemIpPoolSiloLink: { invalidates: () => [list('ipPoolSilo'), every('ipPool')] },
  /** Sets or unsets the default pool. A new default replaces the previous one. */
  systemIpPoolSiloUpdate: { invalidates: () => [list('ipPoolSilo'), every('ipPool')] },
  systemIpPoolSiloUnlink: { invalidates: () => [list('ipPoolSilo'), every('ipPool')] },
  systemIpPoolAssign: { invalidates: (pool, { path }) => changed('ipPool', path.pool, pool) },
  /** Pools linked to a silo, for operators. */
  siloIpPoolList: { provides: itemsOf('ipPool') },
} satisfies Entries
