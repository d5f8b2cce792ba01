import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'

/** The project's own images, for choosing one. */
export const allProjectImagesQuery = defineQuery((project: string) => ({
  endpoint: 'imageList',
  args: { query: { project, limit: ALL_ITEMS_LIMIT } },
}))
