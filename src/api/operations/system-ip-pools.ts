import { changed, every, itemsOf, list, one, oneBy, tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** IP pools, as operators see them. */
export const systemIpPools = {
  ipPoolList: { provides: itemsOf('ipPool') },
  ipPoolCreate: { invalidates: () => [list('ipPool')] },
  ipPoolView: { provides: oneBy('ipPool', 'pool') },
  ipPoolUpdate: { invalidates: (pool, { path }) => changed('ipPool', path.pool, pool) },
  /** Refused while it has ranges. */
  ipPoolDelete: { invalidates: () => [list('ipPool')] },
  ipPoolRangeList: { provides: () => [list('ipPoolRange')] },
  ipPoolRangeAdd: { invalidates: () => [list('ipPoolRange'), every('ipPoolUtilization')] },
  /** The range must match exactly. */
  ipPoolRangeRemove: { invalidates: () => [list('ipPoolRange'), every('ipPoolUtilization')] },
  ipPoolSiloList: { provides: () => [list('ipPoolSilo')] },
  ipPoolSiloLink: { invalidates: () => [list('ipPoolSilo'), every('ipPool')] },
  /** Sets or unsets the default pool. A new default replaces the previous one. */
  ipPoolSiloUpdate: { invalidates: () => [list('ipPoolSilo'), every('ipPool')] },
  ipPoolSiloUnlink: { invalidates: () => [list('ipPoolSilo'), every('ipPool')] },
  ipPoolUtilizationView: {
    provides: (_utilization, { path }) => [tag('ipPoolUtilization', path.pool)],
  },
  /** The pool of the system's own services. */
  ipPoolServiceView: { provides: pool => one('ipPool', pool.name, pool) },
  ipPoolServiceRangeList: { provides: () => [list('ipPoolRange')] },
  ipPoolServiceRangeAdd: { invalidates: () => [list('ipPoolRange'), every('ipPoolUtilization')] },
  ipPoolServiceRangeRemove: {
    invalidates: () => [list('ipPoolRange'), every('ipPoolUtilization')],
  },
  /** Pools linked to a silo, for operators. */
  siloIpPoolList: { provides: itemsOf('ipPool') },
} satisfies Entries
