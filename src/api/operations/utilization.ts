import { tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** What is in use and what quotas allow. */
export const utilization = {
  /** The caller's silo. */
  utilizationView: { provides: () => [tag('utilization', 'own')] },
} satisfies Entries
