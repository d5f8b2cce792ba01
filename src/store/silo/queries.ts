import type { Query } from '@/api/operations/table'
import { defineQuery, listOf } from '@/store/queries/define'

export const { page: siloImageListQuery, all: allSiloImagesQuery } = listOf('imageList')

/** An image of the silo by name, or any image by id. */
export const siloImageViewQuery = defineQuery(({ image }: { image: string }) => ({
  endpoint: 'imageView',
  args: { path: { image } },
}))

/** The IP pools linked to the silo, for selection. */
export const { all: siloIpPoolsQuery } = listOf('ipPoolList')

export const { page: projectListQuery, all: allProjectsQuery } = listOf('projectList')

export const projectViewQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'projectView',
  args: { path: { project } },
}))

/** The use and quotas of the user's silo. */
export const utilizationQuery = {
  endpoint: 'utilizationView',
  args: {},
} as const satisfies Query
