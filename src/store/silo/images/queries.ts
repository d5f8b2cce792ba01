import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'

/** The silo's images, for choosing one. */
export const allSiloImagesQuery = {
  endpoint: 'imageList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query
