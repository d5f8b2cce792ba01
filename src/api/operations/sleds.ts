import { itemsOf, list, oneBy, tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** What a change of the members of a rack affects. */
const OF_MEMBERS = [
  list('sled'),
  list('uninitializedSled'),
  list('physicalDisk'),
  list('rackMembership'),
]

/** Servers: those in use and those waiting to be added. */
export const sleds = {
  sledList: { provides: itemsOf('sled') },
  /** Before release 18 it returns once the sled is added: two minutes, five at most. */
  rackMembershipAddSleds: {
    timeoutMs: 310_000,
    invalidates: () => OF_MEMBERS,
  },
  rackMembershipStatus: { provides: () => [list('rackMembership')] },
  rackMembershipAbort: { invalidates: () => OF_MEMBERS },
  sledView: { provides: oneBy('sled', 'sledId') },
  sledPhysicalDiskList: { provides: itemsOf('physicalDisk') },
  sledInstanceList: { provides: () => [list('sledInstance')] },
  sledSetProvisionPolicy: {
    invalidates: (_policies, { path }) => [list('sled'), tag('sled', path.sledId)],
  },
  /** All on one page. */
  sledListUninitialized: { provides: () => [list('uninitializedSled')] },
} satisfies Entries
