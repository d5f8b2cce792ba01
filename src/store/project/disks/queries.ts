import { ALL_ITEMS_LIMIT, NAME_LOOKUP_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'
import { optional } from '@/store/routing/route-query'
import { allSiloImagesQuery } from '@/store/silo/images/queries'
import { allProjectImagesQuery } from '../images/queries'
import { allSnapshotsQuery } from '../snapshots/queries'

/** The first page of a project's disks. */
export const diskListQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'diskList',
  args: { query: { project, limit: PAGE_SIZE } },
}))

export const diskViewQuery = defineQuery(
  ({ project, disk }: { project: string; disk: string }) => ({
    endpoint: 'diskView',
    args: { path: { disk }, query: parentsOf(disk, { project }) },
  }),
)

/** A disk by id, without its project. */
export const diskByIdQuery = defineQuery(({ disk }: { disk: string }) => ({
  endpoint: 'diskView',
  args: { path: { disk } },
}))

/** Disks read so that lists of other objects can show their names. */
export const diskNamesQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'diskList',
  args: { query: { project, limit: NAME_LOOKUP_LIMIT } },
}))

/** The project's disks, including attached ones, for selection. */
export const allDisksQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'diskList',
  args: { query: { project, limit: ALL_ITEMS_LIMIT } },
}))

/** The next page of disks for selection. */
export const moreDisksQuery = defineQuery(
  ({ project, pageToken }: { project: string; pageToken: string }) => ({
    endpoint: 'diskList',
    args: { query: { project, limit: ALL_ITEMS_LIMIT, pageToken } },
  }),
)

/** The objects that disks may have been made from, so that a list of disks can name them. */
export const diskOriginQueries = (params: { project: string }) => [
  allProjectImagesQuery(params),
  allSiloImagesQuery,
  allSnapshotsQuery(params),
]

/**
 * The sources a disk can be created from: snapshots, and images of the project and the silo. They
 * are optional because not all users may see the silo's images, and blank disks need no source.
 */
export const diskSourceQueries = (project: string) => diskOriginQueries({ project }).map(optional)
