import { supports } from '@/api/releases/ladder'
import type { IpVersion } from '@/lib/ip'
import { GIB, nextMultipleOf10 } from '@/lib/size'
import { onlyDefault, unicastPools } from '@/store/silo/ip-pools/rules'
import { identityForm } from '@/store/forms/identity'
import { bootableDisks, type InstanceParts } from './usable-objects'
import { DEFAULT_PRESET } from './presets'
import type { BootSource, InstanceCreateValues } from './values'

const DEFAULT_NCPUS = 2
const DEFAULT_MEMORY_GIB = 8
/** Used if there is no image to determine the size. */
const DEFAULT_DISK_GIB = 10

/** The first that there is to boot from; if there is nothing, where an image can be uploaded. */
const firstSource = ({ siloImages, projectImages, disks }: InstanceParts): BootSource => {
  if (siloImages.length > 0) return 'siloImage'
  return projectImages.length === 0 && bootableDisks(disks, []).length > 0 ? 'disk' : 'projectImage'
}

const firstDiskSize = ({ siloImages, projectImages }: InstanceParts) => {
  const image = siloImages[0] ?? projectImages[0]
  return image ? nextMultipleOf10(image.size / GIB) : DEFAULT_DISK_GIB
}

/** The default interface needs the VPC of that name. */
const DEFAULT_VPC = 'default'

/** Whether the project has the VPC of the default interface; true if that could not be read. */
export const hasDefaultVpc = ({ vpcs }: Pick<InstanceParts, 'vpcs'>): boolean =>
  vpcs?.includes(DEFAULT_VPC) ?? true

const firstInterfaceType = (parts: InstanceParts) => {
  if (!supports(parts.release, 'dualStack') || hasDefaultVpc(parts)) return 'default'
  return parts.vpcs?.length === 0 ? 'none' : 'custom'
}

/** An ephemeral IP of each version that the silo has a default pool for. */
const ephemeralWishes = ({ ipPools }: InstanceParts) => {
  const nameOf = (version: IpVersion) =>
    onlyDefault(unicastPools(ipPools ?? [], version))?.name ?? ''
  const [ipv4Pool, ipv6Pool] = [nameOf('v4'), nameOf('v6')]
  // Users who may not see the pools most likely have a default one.
  return { wantsIpv4: !ipPools || ipv4Pool !== '', ipv4Pool, wantsIpv6: ipv6Pool !== '', ipv6Pool }
}

/** The initial values: the smallest hardware that is sure to work, and all of the user's keys. */
export const initialValues = (parts: InstanceParts): InstanceCreateValues => ({
  ...identityForm.initial(),
  start: true,
  presetId: DEFAULT_PRESET,
  ncpus: DEFAULT_NCPUS,
  memory: DEFAULT_MEMORY_GIB,
  bootSource: firstSource(parts),
  siloImageId: '',
  projectImageId: '',
  bootDiskSize: firstDiskSize(parts),
  bootDiskName: '',
  isBootDiskReadOnly: false,
  bootDisk: '',
  disks: [],
  sshKeys: parts.sshKeys.map(({ id }) => id),
  networkInterfaceType: firstInterfaceType(parts),
  defaultVersions: ['v4', 'v6'],
  networkInterfaces: [],
  hostname: '',
  hasEphemeralIp: true,
  ephemeralIpPool: parts.defaultPool,
  ...ephemeralWishes(parts),
  floatingIps: [],
  userData: null,
  autoRestartPolicy: 'default',
  antiAffinityGroups: [],
  multicastGroups: [],
  cpuPlatform: 'any',
  enableJumboFrames: false,
})
