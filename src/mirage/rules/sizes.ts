import {
  MAX_DISK_SIZE_GIB,
  MAX_MEMORY_GIB,
  MAX_VCPUS,
  MIN_DISK_SIZE_GIB,
  MIN_MEMORY_GIB,
} from '@/lib/limits'
import { GIB } from '@/lib/size'
import { fail } from '../server/errors'

/** Checks CPU count and memory against the limits. Memory in bytes. */
export const checkInstanceSize = ({ ncpus, memory }: { ncpus: number; memory: number }): void => {
  if (ncpus > MAX_VCPUS) {
    fail.invalidRequest(`cannot have more than ${MAX_VCPUS} vCPUs per instance`)
  }
  if (memory < MIN_MEMORY_GIB * GIB) {
    fail.invalidValue('size', `memory must be at least ${MIN_MEMORY_GIB} GiB`)
  }
  if (memory % GIB !== 0) fail.invalidValue('size', 'memory must be divisible by 1 GiB')
  if (memory > MAX_MEMORY_GIB * GIB) {
    fail.invalidValue('size', `memory must be less than or equal to ${MAX_MEMORY_GIB} GiB`)
  }
}

/** Checks a disk's size against the limits. Both in bytes. */
export const checkDiskSize = (size: number, blockSize: number): void => {
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
  if (size > MAX_DISK_SIZE_GIB * GIB) {
    fail.invalidValue('size', `total size must be at most ${MAX_DISK_SIZE_GIB} GiB`)
  }
}
