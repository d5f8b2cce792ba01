import { tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** Usage and quotas. */
export const utilization = {
  /** The caller's silo. */
  utilizationView: { provides: () => [tag('utilization', 'own')] },
} satisfies Entries
