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

/** A disk by its id, which needs no project. */
export const diskByIdQuery = defineQuery(({ disk }: { disk: string }) => ({
  endpoint: 'diskView',
  args: { path: { disk } },
}))

/** Disks read ahead, so that lists of other things can name them. */
export const diskNamesQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'diskList',
  args: { query: { project, limit: NAME_LOOKUP_LIMIT } },
}))

/** The project's disks, attached ones among them, for choosing one. */
export const allDisksQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'diskList',
  args: { query: { project, limit: ALL_ITEMS_LIMIT } },
}))

/** Those that come after a page of them. */
export const moreDisksQuery = defineQuery(
  ({ project, pageToken }: { project: string; pageToken: string }) => ({
    endpoint: 'diskList',
    args: { query: { project, limit: ALL_ITEMS_LIMIT, pageToken } },
  }),
)

/**
 * What a disk can be made from: snapshots, and images of the project and of the silo. Not everybody
 * may see the silo's images, and a blank disk needs none of them.
 */
export const diskSourceQueries = (project: string) =>
  [allProjectImagesQuery({ project }), allSiloImagesQuery, allSnapshotsQuery({ project })].map(
    optional,
  )
