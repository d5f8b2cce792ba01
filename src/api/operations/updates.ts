import { list } from '@/api/core/tags'
import type { Entries } from './entry'

/** The release that the system should run. */
export const updates = {
  targetReleaseView: { provides: () => [list('targetRelease')] },
  targetReleaseUpdate: { invalidates: () => [list('targetRelease')] },
} satisfies Entries
