import type { Entries } from './entry'

/** Capacity over time. Not tagged: results only go stale with time. */
export const metrics = {
  /** The caller's silo, or one project of it. */
  siloMetric: {},
  /** The whole fleet, or one silo. */
  systemMetric: {},
} satisfies Entries
