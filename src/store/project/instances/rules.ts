import { MAX_MEMORY_GIB, MAX_VCPUS, MIN_MEMORY_GIB, MIN_VCPUS } from '@/lib/limits'

/** Why an instance cannot have that many vCPUs, or undefined. */
export const cpuError = (label: string, ncpus: number | null): string | undefined => {
  if (ncpus === null) return `${label} is required`
  if (ncpus < MIN_VCPUS) return `Must be at least ${MIN_VCPUS} vCPU`
  if (ncpus > MAX_VCPUS) return `CPUs capped to ${MAX_VCPUS}`
  return Number.isInteger(ncpus) ? undefined : 'Must be a whole number'
}

/** Why an instance cannot have that much memory (GiB), or undefined. */
export const memoryError = (memory: number | null): string | undefined => {
  if (memory === null) return 'Memory is required'
  if (memory < MIN_MEMORY_GIB) return `Must be at least ${MIN_MEMORY_GIB} GiB`
  if (memory > MAX_MEMORY_GIB) return `Can be at most ${MAX_MEMORY_GIB} GiB`
  return Number.isInteger(memory) ? undefined : 'Must be a whole number of GiB'
}
