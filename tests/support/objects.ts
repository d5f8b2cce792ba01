import type { Disk, Instance, InstanceNetworkInterface } from '@/api/generated/types'
import { GIB } from '@/lib/size'

/* Server objects for tests: plausible defaults, with the given fields. */

const PROJECT = '5fae0c6a-0f4f-4c5b-9d7e-7a3b9c1d0001'
const CREATED = '2025-01-10T08:00:00.000Z'

const identity = { description: '', timeCreated: CREATED, timeModified: CREATED }

export const instanceWith = (given: Partial<Instance> = {}): Instance => ({
  ...identity,
  id: '1b2c3d4e-5f60-4711-8a9b-000000000001',
  name: 'web-1',
  projectId: PROJECT,
  hostname: 'web-1',
  ncpus: 2,
  memory: 4 * GIB,
  runState: 'running',
  timeRunStateUpdated: CREATED,
  autoRestartEnabled: true,
  bootDiskId: null,
  enableJumboFrames: false,
  ...given,
})

export const diskWith = (given: Partial<Disk> = {}): Disk => ({
  ...identity,
  id: '2c3d4e5f-6071-4822-9bac-000000000001',
  name: 'disk-1',
  projectId: PROJECT,
  blockSize: 4096,
  devicePath: '/mnt/disk-1',
  size: 2 * GIB,
  state: { state: 'detached' },
  diskType: 'distributed',
  readOnly: false,
  ...given,
})

export const networkInterfaceWith = (
  given: Partial<InstanceNetworkInterface> = {},
): InstanceNetworkInterface => ({
  ...identity,
  id: '3d4e5f60-7182-4933-8cbd-000000000001',
  name: 'net0',
  instanceId: '1b2c3d4e-5f60-4711-8a9b-000000000001',
  ipStack: { type: 'v4', value: { ip: '172.30.0.5', transitIps: [] } },
  mac: 'A8:40:25:F0:00:01',
  primary: true,
  subnetId: '4e5f6071-8293-4a44-9dce-000000000001',
  vpcId: '5f607182-93a4-4b55-8edf-000000000001',
  ...given,
})
