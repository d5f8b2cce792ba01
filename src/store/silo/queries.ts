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

/** The IP pools linked to the silo, for selection. */
export const siloIpPoolsQuery = {
  endpoint: 'ipPoolList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

/** The first page of the silo's projects. */
export const projectListQuery = {
  endpoint: 'projectList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

/** The silo's projects, for selection. */
export const allProjectsQuery = {
  endpoint: 'projectList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

export const projectViewQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'projectView',
  args: { path: { project } },
}))

/** The use and quotas of the user's silo. */
export const utilizationQuery = {
  endpoint: 'utilizationView',
  args: {},
} as const satisfies Query
