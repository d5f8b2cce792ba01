import type { Entries } from './entry'

/** Whether the API responds. */
export const systemStatus = {
  ping: { timeoutMs: 5_000 },
} satisfies Entries
