import type { Identity } from '@/store/forms/identity'
import type {
  InstanceAutoRestartPolicy,
  InstanceDiskAttachment,
  InstanceNetworkInterfaceCreate,
  MulticastGroupJoinSpec,
} from '@/api/generated/types'
import type { IpVersion } from '@/lib/ip'
import type { NumberEntry } from '@/lib/number-entry'
import type { FileValue } from '@/store/forms/definition'
import type { CpuPlatformChoice } from '../instance/cpu-platform.rules'

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
  /** Then it has exactly the size of its image. */
  isBootDiskReadOnly: boolean
  /** Name of an existing disk. */
  bootDisk: string

  /** The disks besides the boot disk, in the order they were added. */
  disks: readonly InstanceDiskAttachment[]
  /** Ids of the keys. */
  sshKeys: readonly string[]

  networkInterfaceType: 'none' | 'default' | 'custom'
  /** The IP versions of the default interface. */
  defaultVersions: readonly IpVersion[]
  /** Kept while another type is chosen. */
  networkInterfaces: readonly InstanceNetworkInterfaceCreate[]
  hostname: string
  /** For releases with one IP version. */
  hasEphemeralIp: boolean
  /** Name of the pool. */
  ephemeralIpPool: string
  /**
   * For releases with both: what the user wants of each, kept while the network interface does not
   * allow it. The pools are names.
   */
  wantsIpv4: boolean
  ipv4Pool: string
  wantsIpv6: boolean
  ipv6Pool: string
  /** Names of the floating IPs. */
  floatingIps: readonly string[]

  userData: FileValue | null
  autoRestartPolicy: InstanceAutoRestartPolicy | 'default'
  /** Names. */
  antiAffinityGroups: readonly string[]
  multicastGroups: readonly MulticastGroupJoinSpec[]
  cpuPlatform: CpuPlatformChoice
  enableJumboFrames: boolean
}
