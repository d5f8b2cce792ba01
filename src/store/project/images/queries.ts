import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'

/** The first page of a project's own images. */
export const projectImageListQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'imageList',
  args: { query: { project, limit: PAGE_SIZE } },
}))

export const projectImageViewQuery = defineQuery(
  ({ project, image }: { project: string; image: string }) => ({
    endpoint: 'imageView',
    args: { path: { image }, query: parentsOf(image, { project }) },
  }),
)

/** An image by id, of any project or the silo. */
export const imageByIdQuery = defineQuery(({ image }: { image: string }) => ({
  endpoint: 'imageView',
  args: { path: { image } },
}))

/** The project's own images, for selection. */
export const allProjectImagesQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'imageList',
  args: { query: { project, limit: ALL_ITEMS_LIMIT } },
}))
