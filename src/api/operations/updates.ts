import { list } from '@/api/core/tags'
import type { Entries } from './entry'

/** The release the system is to run. */
export const updates = {
  targetReleaseView: { provides: () => [list('targetRelease')] },
  targetReleaseUpdate: { invalidates: () => [list('targetRelease')] },
} satisfies Entries
