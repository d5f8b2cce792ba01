import type { InstanceDiskAttachment, InstanceNetworkInterfaceCreate } from '@/api/generated/types'
import type { NumberEntry } from '@/lib/number-entry'
import { GIB, nearest10 } from '@/lib/size'
import type { FileValue } from '@/store/forms/definition'
import type { InstanceParts } from './parts'
import { DEFAULT_PRESET } from './presets'

/** Where the boot disk comes from: one tab each. */
export type BootSource = 'siloImage' | 'projectImage' | 'disk'

/** What is typed and chosen for a new instance. Empty strings stand for nothing chosen. */
export interface InstanceCreateValues {
  name: string
  description: string
  start: boolean

  presetId: string
  /** These two count only while the preset is the user's own. Memory in GiB. */
  ncpus: NumberEntry
  memory: NumberEntry

  bootSource: BootSource
  siloImageId: string
  projectImageId: string
  /** GiB. Size and name are shared by the two kinds of images. */
  bootDiskSize: NumberEntry
  bootDiskName: string
  /** Name of an existing disk. */
  bootDisk: string

  /** The disks besides the boot disk, in the order they were added. */
  disks: readonly InstanceDiskAttachment[]
  /** Ids. */
  sshKeys: readonly string[]

  networkInterfaceType: 'none' | 'default' | 'custom'
  /** Kept while another type is chosen. */
  networkInterfaces: readonly InstanceNetworkInterfaceCreate[]
  hostname: string
  hasEphemeralIp: boolean
  /** Name. */
  ephemeralIpPool: string
  /** Names. */
  floatingIps: readonly string[]

  userData: FileValue | null
}

const DEFAULT_NCPUS = 2
const DEFAULT_MEMORY_GIB = 8
/** Offered while there is no image to go by. */
const DEFAULT_DISK_GIB = 10

const firstSource = ({ siloImages, projectImages }: InstanceParts): BootSource => {
  if (siloImages.length > 0) return 'siloImage'
  return projectImages.length > 0 ? 'projectImage' : 'disk'
}

const firstDiskSize = ({ siloImages, projectImages }: InstanceParts) => {
  const image = siloImages[0] ?? projectImages[0]
  return image ? nearest10(image.size / GIB) : DEFAULT_DISK_GIB
}

/** What the page starts with: the least that is sure to run, and all of the user's keys. */
export const initialValues = (parts: InstanceParts): InstanceCreateValues => ({
  name: '',
  description: '',
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
