import { list } from '@/api/core/tags'
import type { Entries } from './entry'

/** Bidirectional forwarding detection between switches and their peers. */
export const bfd = {
  networkingBfdDisable: { invalidates: () => [list('bfdStatus')] },
  networkingBfdEnable: { invalidates: () => [list('bfdStatus')] },
  networkingBfdStatus: { provides: () => [list('bfdStatus')] },
} satisfies Entries
