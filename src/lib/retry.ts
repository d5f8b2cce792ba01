const DELAYS = [2_000, 5_000, 15_000, 30_000] as const

/**
 * How long to wait before trying again what failed for want of an answer, in milliseconds: after 2,
 * 5 and 15 seconds, then every 30. `failures` counts those in a row, from 1.
 */
export const retryDelay = (failures: number): number =>
  DELAYS[Math.min(Math.max(failures, 1), DELAYS.length) - 1] as number
