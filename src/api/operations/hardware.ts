import { itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** Racks, switches and drives. */
export const hardware = {
  physicalDiskList: { provides: itemsOf('physicalDisk') },
  physicalDiskView: { provides: oneBy('physicalDisk', 'diskId') },
  physicalDiskListUnadopted: { provides: () => [list('unadoptedDisk')] },
  physicalDiskListAdoptionRequests: { provides: itemsOf('adoptionRequest') },
  physicalDiskEnableAdoption: {
    invalidates: () => [list('adoptionRequest'), list('unadoptedDisk'), list('physicalDisk')],
  },
  physicalDiskDisableAdoption: {
    invalidates: () => [list('adoptionRequest'), list('unadoptedDisk')],
  },
  rackList: { provides: itemsOf('rack') },
  rackView: { provides: oneBy('rack', 'rackId') },
  switchList: { provides: itemsOf('switch') },
  switchView: { provides: oneBy('switch', 'switchId') },
} satisfies Entries
