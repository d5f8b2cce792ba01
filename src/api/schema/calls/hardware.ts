import { z } from 'zod'
import { IdSortMode } from '../common'
import {
  PhysicalDisk,
  PhysicalDiskResultsPage,
  Rack,
  RackResultsPage,
  Switch,
  SwitchResultsPage,
} from '../hardware'
import { uuid } from '../scalars'
import { sorted } from './facts'

export const hardwareCalls = {
  physicalDiskList: {
    status: 200,
    query: sorted(IdSortMode, {}, {}),
    result: PhysicalDiskResultsPage,
  },
  physicalDiskView: {
    status: 200,
    path: z.object({ diskId: uuid }),
    result: PhysicalDisk,
  },
  rackList: {
    status: 200,
    query: sorted(IdSortMode, {}, {}),
    result: RackResultsPage,
  },
  rackView: {
    status: 200,
    path: z.object({ rackId: uuid }),
    result: Rack,
  },
  switchList: {
    status: 200,
    query: sorted(IdSortMode, {}, {}),
    result: SwitchResultsPage,
  },
  switchView: {
    status: 200,
    path: z.object({ switchId: uuid }),
    result: Switch,
  },
}
