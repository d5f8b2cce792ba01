import { itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** The silo's TLS certificates. */
export const certificates = {
  certificateList: { provides: itemsOf('certificate') },
  certificateCreate: { invalidates: () => [list('certificate')] },
  certificateView: {
    provides: oneBy('certificate', 'certificate'),
  },
  certificateDelete: { invalidates: () => [list('certificate')] },
} satisfies Entries
