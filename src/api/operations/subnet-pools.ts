import { changed, every, itemsOf, list, oneBy, tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** Pools of routable subnets, as operators see them. */
export const subnetPools = {
  systemSubnetPoolList: { provides: itemsOf('subnetPool') },
  systemSubnetPoolCreate: { invalidates: () => [list('subnetPool')] },
  systemSubnetPoolView: { provides: oneBy('subnetPool', 'pool') },
  systemSubnetPoolUpdate: {
    invalidates: (pool, { path }) => changed('subnetPool', path.pool, pool),
  },
  /** Refused while it has members. */
  systemSubnetPoolDelete: { invalidates: () => [list('subnetPool')] },
  systemSubnetPoolMemberList: { provides: () => [list('subnetPoolMember')] },
  systemSubnetPoolMemberAdd: {
    invalidates: () => [list('subnetPoolMember'), every('subnetPoolUtilization')],
  },
  systemSubnetPoolMemberRemove: {
    invalidates: () => [list('subnetPoolMember'), every('subnetPoolUtilization')],
  },
  systemSubnetPoolSiloList: { provides: () => [list('subnetPoolSilo')] },
  systemSubnetPoolSiloLink: { invalidates: () => [list('subnetPoolSilo'), every('subnetPool')] },
  systemSubnetPoolSiloUpdate: { invalidates: () => [list('subnetPoolSilo'), every('subnetPool')] },
  systemSubnetPoolSiloUnlink: { invalidates: () => [list('subnetPoolSilo'), every('subnetPool')] },
  systemSubnetPoolUtilizationView: {
    provides: (_utilization, { path }) => [tag('subnetPoolUtilization', path.pool)],
  },
  siloSubnetPoolList: { provides: itemsOf('subnetPool') },
} satisfies Entries
