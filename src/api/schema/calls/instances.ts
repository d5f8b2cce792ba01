import { z } from 'zod'
import { NameOrId, NameOrIdSortMode } from '../common'
import { Disk, DiskPath, DiskResultsPage } from '../disks'
import {
  Instance,
  InstanceCreate,
  InstanceResultsPage,
  InstanceSerialConsoleData,
  InstanceUpdate,
} from '../instances'
import { uint64 } from '../scalars'
import { SshKeyResultsPage } from '../ssh-keys'
import { numeric, sorted } from './facts'

export const instancesCalls = {
  instanceList: {
    status: 200,
    query: sorted(NameOrIdSortMode, { project: NameOrId }, {}),
    result: InstanceResultsPage,
  },
  instanceCreate: {
    status: 201,
    query: z.object({ project: NameOrId }),
    body: InstanceCreate,
    result: Instance,
  },
  instanceView: {
    status: 200,
    path: z.object({ instance: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    result: Instance,
  },
  instanceUpdate: {
    status: 200,
    path: z.object({ instance: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    body: InstanceUpdate,
    result: Instance,
  },
  instanceDelete: {
    status: 204,
    path: z.object({ instance: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
  },
  instanceDiskList: {
    status: 200,
    path: z.object({ instance: NameOrId }),
    query: sorted(NameOrIdSortMode, {}, { project: NameOrId.optional() }),
    result: DiskResultsPage,
  },
  instanceDiskAttach: {
    status: 202,
    path: z.object({ instance: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    body: DiskPath,
    result: Disk,
  },
  instanceDiskDetach: {
    status: 202,
    path: z.object({ instance: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    body: DiskPath,
    result: Disk,
  },
  instanceReboot: {
    status: 202,
    path: z.object({ instance: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    result: Instance,
  },
  instanceSerialConsole: {
    status: 200,
    path: z.object({ instance: NameOrId }),
    query: z.object({
      fromStart: numeric(uint64).nullish(),
      maxBytes: numeric(uint64).nullish(),
      mostRecent: numeric(uint64).nullish(),
      project: NameOrId.optional(),
    }),
    result: InstanceSerialConsoleData,
  },
  instanceSerialConsoleStream: {
    status: 101,
    path: z.object({ instance: NameOrId }),
    query: z.object({ mostRecent: numeric(uint64).nullish(), project: NameOrId.optional() }),
  },
  instanceSshPublicKeyList: {
    status: 200,
    path: z.object({ instance: NameOrId }),
    query: sorted(NameOrIdSortMode, {}, { project: NameOrId.optional() }),
    result: SshKeyResultsPage,
  },
  instanceStart: {
    status: 202,
    path: z.object({ instance: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    result: Instance,
  },
  instanceStop: {
    status: 202,
    path: z.object({ instance: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    result: Instance,
  },
}
