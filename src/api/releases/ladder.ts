import { since } from '@/api/generated/since'

/**
 * The releases of the system that the console speaks to, oldest first, each with the version of its
 * API document. Release 23 is what the newest document describes; no release has had it yet.
 */
export const LADDER = [
  { release: 14, version: '20250212.0.0' },
  { release: 15, version: '20250604.0.0' },
  { release: 16, version: '20250730.0.0' },
  { release: 17, version: '20251008.0.0' },
  { release: 18, version: '2026021301.0.0' },
  { release: 19, version: '2026032500.0.0' },
  { release: 20, version: '2026060800.0.0' },
  { release: 21, version: '2026061000.0.0' },
  { release: 22, version: '2026073100.0.0' },
  { release: 23, version: '2026081901.0.0' },
] as const

export type Release = (typeof LADDER)[number]['release']

export const OLDEST = 14
export const NEWEST = 23
/** From this release on, the API reads the `api-version` header. */
export const FIRST_VERSIONED = 18

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

/** What racks of some releases lack: see `FEATURES`. */
export type Feature = keyof typeof since

/** Whether racks of a release have a feature. */
export const supports = (release: Release, feature: Feature): boolean => release >= since[feature]
