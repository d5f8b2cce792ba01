import type { Query } from '@/api/operations/table'
import { FILE_PART_BYTES, PAGE_SIZE } from '@/lib/limits'
import { defineQuery, listOf } from '@/store/queries/define'

/** The first page of support bundles. Racks before release 16 know no order by time. */
export const bundleListQuery = {
  endpoint: 'supportBundleList',
  args: { query: { limit: PAGE_SIZE, sortBy: 'time_and_id_descending' } },
} as const satisfies Query

/** The support bundles, for checks and to find room for another one. */
export const { all: allBundlesQuery } = listOf('supportBundleList')

type Params = { bundleId: string }

export const bundleViewQuery = defineQuery(({ bundleId }: Params) => ({
  endpoint: 'supportBundleView',
  args: { path: { bundleId } },
}))

/** The size of a bundle. Only active ones have one. */
export const bundleSizeQuery = defineQuery(({ bundleId }: Params) => ({
  endpoint: 'supportBundleHead',
  args: { path: { bundleId } },
}))

export const bundleQuery = defineQuery(({ bundleId }: Params) => ({
  endpoint: 'supportBundleDownload',
  args: { path: { bundleId } },
}))

/** The paths of the files in an active bundle. */
export const bundleIndexQuery = defineQuery(({ bundleId }: Params) => ({
  endpoint: 'supportBundleIndex',
  args: { path: { bundleId } },
}))

export const bundleFileSizeQuery = defineQuery(({ bundleId, file }: Params & { file: string }) => ({
  endpoint: 'supportBundleHeadFile',
  args: { path: { bundleId, file } },
}))

/** A part of a file, by its number from 0. */
export const bundleFileQuery = defineQuery(
  ({ bundleId, file, part }: Params & { file: string; part: number }) => ({
    endpoint: 'supportBundleDownloadFile',
    args: {
      path: { bundleId, file },
      headers: { range: `bytes=${part * FILE_PART_BYTES}-${(part + 1) * FILE_PART_BYTES - 1}` },
    },
  }),
)
