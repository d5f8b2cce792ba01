import type { Release } from '@/api/releases/ladder'

/** The limits of an instance that depend on the release. */
interface InstanceLimits {
  readonly vcpus: number
  readonly memoryGib: number
  /** Including the boot disk. */
  readonly disks: number
  readonly ephemeralIps: number
}

const memoryGib = (release: Release): number => {
  if (release >= 16) return 1536
  return release === 15 ? 1024 : 256
}

export const instanceLimits = (release: Release): InstanceLimits => ({
  vcpus: release >= 18 ? 254 : 64,
  memoryGib: memoryGib(release),
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
