import { itemsOf, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** Racks, switches and drives. */
export const hardware = {
  physicalDiskList: { provides: itemsOf('physicalDisk') },
  physicalDiskView: { provides: oneBy('physicalDisk', 'diskId') },
  rackList: { provides: itemsOf('rack') },
  rackView: { provides: oneBy('rack', 'rackId') },
  switchList: { provides: itemsOf('switch') },
  switchView: { provides: oneBy('switch', 'switchId') },
} satisfies Entries
