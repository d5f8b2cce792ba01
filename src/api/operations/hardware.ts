import type { PageById } from '@/api/core/arguments'
import { query } from '@/api/core/operation'
import { items, one } from '@/api/core/tags'
import type {
  PhysicalDisk,
  PhysicalDiskResultsPage,
  Rack,
  RackResultsPage,
  Switch,
  SwitchResultsPage,
} from '@/api/generated/types'

/** Racks, switches and drives. */
export const hardware = {
  physicalDiskList: query<{ query?: PageById }, PhysicalDiskResultsPage>(
    'GET',
    '/v1/system/hardware/disks',
    { isLoggable: true, provides: page => items('physicalDisk', page.items) },
  ),
  physicalDiskView: query<{ path: { diskId: string } }, PhysicalDisk>(
    'GET',
    '/v1/system/hardware/disks/{diskId}',
    { isLoggable: true, provides: (disk, { path }) => one('physicalDisk', path.diskId, disk) },
  ),
  rackList: query<{ query?: PageById }, RackResultsPage>('GET', '/v1/system/hardware/racks', {
    isLoggable: true,
    provides: page => items('rack', page.items),
  }),
  rackView: query<{ path: { rackId: string } }, Rack>('GET', '/v1/system/hardware/racks/{rackId}', {
    isLoggable: true,
    provides: (rack, { path }) => one('rack', path.rackId, rack),
  }),
  switchList: query<{ query?: PageById }, SwitchResultsPage>(
    'GET',
    '/v1/system/hardware/switches',
    { isLoggable: true, provides: page => items('switch', page.items) },
  ),
  switchView: query<{ path: { switchId: string } }, Switch>(
    'GET',
    '/v1/system/hardware/switches/{switchId}',
    { isLoggable: true, provides: (found, { path }) => one('switch', path.switchId, found) },
  ),
}
