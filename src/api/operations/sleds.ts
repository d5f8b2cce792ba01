import { itemsOf, list, oneBy, tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** Servers: those in use and those waiting to be added. */
export const sleds = {
  sledList: { provides: itemsOf('sled') },
  /** Returns the id of the new sled. Takes the server two minutes, five at most. */
  sledAdd: {
    timeoutMs: 310_000,
    invalidates: () => [list('sled'), list('uninitializedSled'), list('physicalDisk')],
  },
  sledView: { provides: oneBy('sled', 'sledId') },
  sledPhysicalDiskList: { provides: itemsOf('physicalDisk') },
  sledInstanceList: { provides: () => [list('sledInstance')] },
  sledSetProvisionPolicy: {
    invalidates: (_policies, { path }) => [list('sled'), tag('sled', path.sledId)],
  },
  /** All on one page. */
  sledListUninitialized: { provides: () => [list('uninitializedSled')] },
} satisfies Entries
