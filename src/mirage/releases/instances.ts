import type { Instance } from '@/api/generated/types'
import { fail } from '../server/errors'
import { items, type Change, type Versions, type Step } from './change'
import { newDiskCreate, type OldDiskCreate } from './disks'
import { newExternalIpCreate, type OldExternalIpCreate } from './external-ips'
import { newInterfaceCreate, type OldInterfaceCreate } from './network-interfaces'

type OldDiskAttachment = { type: 'attach' } | ({ type: 'create' } & OldDiskCreate)

type OldNetwork =
  { type: 'create'; params: readonly OldInterfaceCreate[] } | { type: 'default' | 'none' }

/** An instance to create, as before release 18. */
interface OldInstanceCreate {
  readonly bootDisk: OldDiskAttachment | null
  readonly disks: readonly OldDiskAttachment[]
  readonly externalIps: readonly OldExternalIpCreate[]
  readonly networkInterfaces: OldNetwork
}

const newAttachment = (disk: OldDiskAttachment) =>
  disk.type === 'create' ? newDiskCreate(disk) : disk

const newNetwork = (network: OldNetwork, { rack }: Versions) => {
  switch (network.type) {
    case 'create':
      return { ...network, params: network.params.map(newInterfaceCreate) }
    case 'default':
      return { type: rack < 18 ? 'default_ipv4' : 'default_dual_stack' }
    case 'none':
      return network
  }
}

const newInstanceCreate = (instance: OldInstanceCreate, versions: Versions) => ({
  ...instance,
  bootDisk: instance.bootDisk && newAttachment(instance.bootDisk),
  disks: instance.disks.map(newAttachment),
  externalIps: instance.externalIps.map(newExternalIpCreate),
  networkInterfaces: newNetwork(instance.networkInterfaces, versions),
})

/** Before release 20, there are no processors of the second Turin platform. */
const oldInstance = (instance: Instance): Instance =>
  instance.cpuPlatform === 'amd_turin_v2'
    ? fail.notAcceptable('instance CPU platform not supported for client version')
    : instance

const answersInstance: Change = { result: oldInstance }

/** Before release 17, what is left out of an update is unset. */
interface OldInstanceUpdate {
  readonly autoRestartPolicy?: string | null | undefined
  readonly bootDisk?: string | null | undefined
}

export const instanceSteps: readonly Step[] = [
  {
    release: 17,
    changes: {
      'PUT /v1/instances/{instance}': {
        body: ({ autoRestartPolicy = null, bootDisk = null, ...sizes }: OldInstanceUpdate) => ({
          ...sizes,
          autoRestartPolicy,
          bootDisk,
          cpuPlatform: null,
        }),
      },
    },
  },
  {
    release: 18,
    changes: { 'POST /v1/instances': { body: newInstanceCreate } },
  },
  {
    release: 20,
    changes: {
      'GET /v1/instances': { result: items(oldInstance) },
      'POST /v1/instances': answersInstance,
      'GET /v1/instances/{instance}': answersInstance,
      'PUT /v1/instances/{instance}': {
        ...answersInstance,
        body: (update: object) => ({ ...update, enableJumboFrames: false }),
      },
      'POST /v1/instances/{instance}/reboot': answersInstance,
      'POST /v1/instances/{instance}/start': answersInstance,
      'POST /v1/instances/{instance}/stop': answersInstance,
    },
  },
]
