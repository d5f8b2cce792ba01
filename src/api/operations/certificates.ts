import { items, list, one } from '@/api/core/tags'
import type { Entries } from './entry'

/** The silo's TLS certificates. */
export const certificates = {
  certificateList: { provides: page => items('certificate', page.items) },
  certificateCreate: { invalidates: () => [list('certificate')] },
  certificateView: {
    provides: (certificate, { path }) => one('certificate', path.certificate, certificate),
  },
  certificateDelete: { invalidates: () => [list('certificate')] },
} satisfies Entries
