import type { Identity } from '@/store/forms/identity'
import type { InstanceDiskAttachment, InstanceNetworkInterfaceCreate } from '@/api/generated/types'
import type { NumberEntry } from '@/lib/number-entry'
import type { FileValue } from '@/store/forms/definition'

/** The source of the boot disk; each has its own tab. */
export type BootSource = 'siloImage' | 'projectImage' | 'disk'

/** The values of a new instance. Empty strings mean that nothing is chosen. */
export interface InstanceCreateValues extends Identity {
  start: boolean

  presetId: string
  /** Used only with the custom preset. Memory in GiB. */
  ncpus: NumberEntry
  memory: NumberEntry

  bootSource: BootSource
  siloImageId: string
  projectImageId: string
  /** GiB. The tabs of both kinds of images share size and name. */
  bootDiskSize: NumberEntry
  bootDiskName: string
  /** Name of an existing disk. */
  bootDisk: string

  /** The disks besides the boot disk, in the order they were added. */
  disks: readonly InstanceDiskAttachment[]
  /** Ids of the keys. */
  sshKeys: readonly string[]

  networkInterfaceType: 'none' | 'default' | 'custom'
  /** Kept while another type is chosen. */
  networkInterfaces: readonly InstanceNetworkInterfaceCreate[]
  hostname: string
  hasEphemeralIp: boolean
  /** Name of the pool. */
  ephemeralIpPool: string
  /** Names of the floating IPs. */
  floatingIps: readonly string[]

  userData: FileValue | null
}
