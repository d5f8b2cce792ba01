import { MAX_DISK_SIZE_GIB, MIN_DISK_SIZE_GIB, MIN_MEMORY_GIB, MIN_VCPUS } from './limits'

/** Rules for numbers that several forms ask for, shared by fields and validation. */

export const vcpusRule = (max: number) =>
  ({ min: MIN_VCPUS, max, maxUnits: 'vCPUs', isInteger: true, isRequired: true }) as const

/** In GiB. */
export const memoryRule = (max: number) =>
  ({ units: 'GiB', min: MIN_MEMORY_GIB, max, isInteger: true, isRequired: true }) as const

export const DISK_SIZE = {
  units: 'GiB',
  min: MIN_DISK_SIZE_GIB,
  max: MAX_DISK_SIZE_GIB,
  isInteger: true,
  isRequired: true,
} as const
