import { GIB, nextMultipleOf10 } from '@/lib/size'
import { identityForm } from '@/store/forms/identity'
import type { InstanceParts } from './parts'
import { DEFAULT_PRESET } from './presets'
import type { BootSource, InstanceCreateValues } from './values'

const DEFAULT_NCPUS = 2
const DEFAULT_MEMORY_GIB = 8
/** Used if there is no image to determine the size. */
const DEFAULT_DISK_GIB = 10

const firstSource = ({ siloImages, projectImages }: InstanceParts): BootSource => {
  if (siloImages.length > 0) return 'siloImage'
  return projectImages.length > 0 ? 'projectImage' : 'disk'
}

const firstDiskSize = ({ siloImages, projectImages }: InstanceParts) => {
  const image = siloImages[0] ?? projectImages[0]
  return image ? nextMultipleOf10(image.size / GIB) : DEFAULT_DISK_GIB
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
  bootDisk: '',
  disks: [],
  sshKeys: parts.sshKeys.map(({ id }) => id),
  networkInterfaceType: 'default',
  networkInterfaces: [],
  hostname: '',
  hasEphemeralIp: true,
  ephemeralIpPool: parts.defaultPool,
  floatingIps: [],
  userData: null,
})
