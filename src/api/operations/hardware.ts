import type { PageById } from '@/api/core/arguments'
import { query } from '@/api/core/operation'
import type {
  PhysicalDisk,
  PhysicalDiskResultsPage,
  Rack,
  RackResultsPage,
  Switch,
  SwitchResultsPage,
} from '@/api/schema/hardware'

export const hardware = {
  physicalDiskList: query<{ query?: PageById }, PhysicalDiskResultsPage>(
    'GET',
    '/v1/system/hardware/disks',
  ),
  physicalDiskView: query<{ path: { diskId: string } }, PhysicalDisk>(
    'GET',
    '/v1/system/hardware/disks/{diskId}',
  ),
  rackList: query<{ query?: PageById }, RackResultsPage>('GET', '/v1/system/hardware/racks'),
  rackView: query<{ path: { rackId: string } }, Rack>('GET', '/v1/system/hardware/racks/{rackId}'),
  switchList: query<{ query?: PageById }, SwitchResultsPage>('GET', '/v1/system/hardware/switches'),
  switchView: query<{ path: { switchId: string } }, Switch>(
    'GET',
    '/v1/system/hardware/switches/{switchId}',
  ),
}
