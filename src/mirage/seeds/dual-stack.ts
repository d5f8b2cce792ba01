import { GIB } from '@/lib/size'
import type { ExternalIpRecord, InstanceRecord } from '../models/records'
import { fail } from '../server/errors'
import type { BackendState } from '../server/backend-state'
import { stackOf } from '../rules/ip-stacks'
import { diskRecord } from './disks'
import { fixedId, named, utc } from './fixed'
import { imageIds } from './images'
import { instanceIds, plainInstance } from './instances'
import { ipPoolIds, seedDualStackPools } from './ip-pools'
import { mac } from './network-interfaces'
import { projectIds } from './projects'
import { layerId } from './sample-vpc'
import { sledIds } from './sleds'

/** Leaves lower numbers to the seeds of all releases. */
const FIRST = 501

const { twofold } = instanceIds

const instance: InstanceRecord = {
  ...plainInstance,
  ...named(twofold, 'twofold', 'Has IPv4 and IPv6 addresses', '2026-03-03'),
  projectId: projectIds.rockGarden,
  hostname: 'twofold',
  runState: 'running',
  timeRunStateUpdated: utc('2026-03-03T09:01'),
  ncpus: 2,
  memory: 4 * GIB,
  sledId: sledIds.first,
  cpuPlatform: 'amd_milan',
}

const SHARE = { firstPort: 0, lastPort: 16_383 }
const WHOLE = { firstPort: 0, lastPort: 65_535 }

const addresses: Omit<ExternalIpRecord, 'id' | 'instanceId'>[] = [
  { kind: 'ephemeral', ip: '123.4.56.8', ipPoolId: ipPoolIds.first, ...WHOLE },
  { kind: 'snat', ip: '123.4.56.9', ipPoolId: ipPoolIds.first, ...SHARE },
]

const idle = { state: 'detached' } as const
const attached = { state: 'attached', instance: twofold } as const

const local = { blockSize: 4096, diskType: 'local', localTo: sledIds.first } as const
const readOnly = { imageId: imageIds.ubuntu, readOnly: true } as const

const disks = [
  diskRecord(projectIds.rockGarden, [FIRST, 'scratch', 16, '2026-03-03', attached, local]),
  diskRecord(projectIds.rockGarden, [FIRST + 1, 'engraved', 3, '2026-03-03T09:05', idle, readOnly]),
]

/** An instance with IPv4 and IPv6 addresses, disks of the newer kinds, and pools for both. */
export const seedDualStack = (backendState: BackendState): void => {
  const { db } = backendState
  seedDualStackPools(backendState)
  db.instances.insert(instance)
  for (const disk of disks) db.disks.insert(disk)
  const subnet = db.subnets.get(layerId(1)) ?? fail.internal()
  db.networkInterfaces.insert({
    ...named(fixedId('networkInterface', FIRST), 'net0', '', '2026-03-03'),
    instanceId: twofold,
    ipStack: stackOf({
      v4: { ip: '10.20.1.30', transitIps: ['10.22.0.0/16'] },
      v6: { ip: subnet.ipv6Block.replace('::/64', '::1e'), transitIps: ['2001:db8:22::/48'] },
    }),
    mac: mac(FIRST % 256),
    primary: true,
    subnetId: subnet.id,
    vpcId: subnet.vpcId,
  })
  for (const [index, address] of addresses.entries()) {
    const id = fixedId('externalIp', FIRST + index)
    db.externalIps.insert({ id, instanceId: twofold, ...address })
  }
}
