const DELAYS = [2_000, 5_000, 15_000, 30_000] as const

/**
 * Delay in milliseconds before retrying a request that got no response: 2, 5 and 15 seconds, then
 * 30. `failures` counts consecutive failures, from 1.
 */
export const retryDelay = (failures: number): number =>
  DELAYS[Math.min(Math.max(failures, 1), DELAYS.length) - 1] as number
