import type { Entries } from './entry'

/** Capacity over time. Not tagged: time alone makes them stale. */
export const metrics = {
  /** The caller's silo, or one project of it. */
  siloMetric: {},
  /** The whole fleet, or one silo. */
  systemMetric: {},
} satisfies Entries
