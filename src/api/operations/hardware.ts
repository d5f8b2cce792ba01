import { items, one } from '@/api/core/tags'
import type { Entries } from './entry'

/** Racks, switches and drives. */
export const hardware = {
  physicalDiskList: { provides: page => items('physicalDisk', page.items) },
  physicalDiskView: { provides: (disk, { path }) => one('physicalDisk', path.diskId, disk) },
  rackList: { provides: page => items('rack', page.items) },
  rackView: { provides: (rack, { path }) => one('rack', path.rackId, rack) },
  switchList: { provides: page => items('switch', page.items) },
  switchView: { provides: (found, { path }) => one('switch', path.switchId, found) },
} satisfies Entries
