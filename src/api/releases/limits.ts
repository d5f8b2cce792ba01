import type { Release } from './ladder'

/** What a release allows for one instance. */
export interface Limits {
  readonly vcpus: number
  /** In GiB. */
  readonly memory: number
  readonly disks: number
  readonly ephemeralIps: number
}

/** The limits of a release, from the sources of the control plane. */
export const limitsOf = (release: Release): Limits => ({
  vcpus: release >= 18 ? 254 : 64,
  memory: release >= 16 ? 1536 : release === 15 ? 1024 : 256,
  disks: release >= 18 ? 12 : 8,
  ephemeralIps: release >= 18 ? 2 : 1,
})
