import type { Entries } from './entry'

/** Whether the API is there. */
export const systemStatus = {
  ping: { timeoutMs: 5_000 },
} satisfies Entries
