import type { InstanceDiskAttachment } from '@/api/schema/instances'
import type { InstanceNetworkInterfaceCreate } from '@/api/schema/network-interfaces'
import type { NumberEntry } from '@/lib/number-entry'
import type { FileValue } from '@/store/forms/definition'

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
