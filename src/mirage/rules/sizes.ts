import type { Release } from '@/api/releases/ladder'
import type { DiskType } from '@/api/generated/types'
import { MAX_DISK_SIZE_GIB, MIN_DISK_SIZE_GIB, MIN_MEMORY_GIB } from '@/lib/limits'
import { GIB } from '@/lib/size'
import { fail } from '../server/errors'

/** The limits of an instance that depend on the release. */
interface InstanceLimits {
  readonly vcpus: number
  readonly memoryGib: number
  /** Including the boot disk. */
  readonly disks: number
  readonly ephemeralIps: number
}

const mostMemory = (release: Release): number => {
  if (release >= 16) return 1536
  return release === 15 ? 1024 : 256
}

export const instanceLimits = (release: Release): InstanceLimits => ({
  vcpus: release >= 18 ? 254 : 64,
  memoryGib: mostMemory(release),
  disks: release >= 18 ? 12 : 8,
  ephemeralIps: release >= 18 ? 2 : 1,
})

/** Whether instances can have IPv4 and IPv6 addresses, and silos a default pool for each. */
export const hasDualStack = ({ release }: { readonly release: Release }): boolean => release >= 18

/** Whether IP pools have a version and a type. */
export const hasPoolVersions = ({ release }: { readonly release: Release }): boolean =>
  release >= 17

/** Whether the pools of the control plane's services are pools like others. */
export const hasPoolAssignments = ({ release }: { readonly release: Release }): boolean =>
  release >= 22

/** What a physical disk of 3.2 TB can hold. */
const MAX_LOCAL_DISK_SIZE_GIB = 2_980

/** Checks CPU count and memory against the limits. Memory in bytes. */
export const checkInstanceSize = (
  release: Release,
  { ncpus, memory }: { ncpus: number; memory: number },
): void => {
  const { vcpus, memoryGib } = instanceLimits(release)
  if (ncpus > vcpus) {
    fail.invalidRequest(`cannot have more than ${vcpus} vCPUs per instance`)
  }
  if (memory < MIN_MEMORY_GIB * GIB) {
    fail.invalidValue('size', `memory must be at least ${MIN_MEMORY_GIB} GiB`)
  }
  if (memory % GIB !== 0) fail.invalidValue('size', 'memory must be divisible by 1 GiB')
  if (memory > memoryGib * GIB) {
    fail.invalidValue('size', `memory must be less than or equal to ${memoryGib} GiB`)
  }
}

/** Checks a disk's size against the limits. Both in bytes. */
export const checkDiskSize = (size: number, blockSize: number, type: DiskType): void => {
  if (size % blockSize !== 0) {
    fail.invalidValue(
      'size and block_size',
      `total size must be a multiple of block size ${blockSize}`,
    )
  }
  if (size < MIN_DISK_SIZE_GIB * GIB) {
    fail.invalidValue('size', `total size must be at least ${MIN_DISK_SIZE_GIB} GiB`)
  }
  if (size % GIB !== 0) fail.invalidValue('size', 'total size must be a multiple of 1 GiB')
  const max = type === 'local' ? MAX_LOCAL_DISK_SIZE_GIB : MAX_DISK_SIZE_GIB
  if (size > max * GIB) {
    fail.invalidValue('size', `total size must be at most ${max} GiB`)
  }
}
