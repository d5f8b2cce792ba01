import {
  MAX_DISK_SIZE_GIB,
  MAX_MEMORY_GIB,
  MAX_VCPUS,
  MIN_DISK_SIZE_GIB,
  MIN_MEMORY_GIB,
  MIN_VCPUS,
} from './limits'

/** Rules for numbers that several forms ask for, shared by fields and validation. */

export const VCPUS = { min: MIN_VCPUS, max: MAX_VCPUS, isInteger: true, isRequired: true } as const

export const MEMORY_SIZE = {
  units: 'GiB',
  min: MIN_MEMORY_GIB,
  max: MAX_MEMORY_GIB,
  isInteger: true,
  isRequired: true,
} as const

export const DISK_SIZE = {
  units: 'GiB',
  min: MIN_DISK_SIZE_GIB,
  max: MAX_DISK_SIZE_GIB,
  isInteger: true,
  isRequired: true,
} as const
