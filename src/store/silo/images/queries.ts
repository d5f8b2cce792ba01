import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'

/** The first page of the silo's images. */
export const siloImageListQuery = {
  endpoint: 'imageList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

/** An image of the silo by name, or any image by id. */
export const siloImageViewQuery = defineQuery(({ image }: { image: string }) => ({
  endpoint: 'imageView',
  args: { path: { image } },
}))

/** The silo's images, for selection. */
export const allSiloImagesQuery = {
  endpoint: 'imageList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query
