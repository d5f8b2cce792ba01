import type { DiskType } from '@/api/generated/types'
import type { Release } from '@/api/releases/ladder'
import { MAX_DISK_SIZE_GIB, MIN_DISK_SIZE_GIB, MIN_MEMORY_GIB } from '@/lib/limits'
import { GIB } from '@/lib/size'
import { fail } from '../server/errors'
import { instanceLimits } from './limits'

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
