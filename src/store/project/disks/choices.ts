import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry, type Entry } from '@/api/core/api'
import type { Disk } from '@/api/schema/disks'
import type { Image } from '@/api/schema/images'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { formatGib } from '@/lib/size'
import type { Read } from '@/store/forms/definition'
import type { RootState } from '@/store/setup/state'
import { allSiloImagesQuery } from '@/store/silo/images/queries'
import { allProjectImagesQuery } from '../images/queries'
import { allSnapshotsQuery } from '../snapshots/queries'
import { allDisksQuery, moreDisksQuery } from './queries'

/** Something to choose from a list, with a second line that tells it from the others. */
export interface ChoiceViewModel {
  value: string
  label: string
  detail: string
}

/** The tokens of the pages of disks that come after the first, as far as they are known. */
const tokensOf = (read: Read, project: string): readonly string[] => {
  const tokens: string[] = []
  let page = read(allDisksQuery({ project }))
  while (page?.nextPage && page.items.length >= ALL_ITEMS_LIMIT) {
    tokens.push(page.nextPage)
    page = read(moreDisksQuery({ project, pageToken: page.nextPage }))
  }
  return tokens
}

/** The same two arrays give the same one. */
const join = weakMapMemoize((some: readonly Disk[], more: readonly Disk[]): readonly Disk[] => [
  ...some,
  ...more,
])

const NO_DISKS: readonly Disk[] = []

/** The disks of a project, of all the pages that have been read. */
export const disksOf = (read: Read, project: string): readonly Disk[] =>
  tokensOf(read, project).reduce(
    (disks, token) => {
      const more = read(moreDisksQuery({ project, pageToken: token }))?.items
      return more ? join(disks, more) : disks
    },
    read(allDisksQuery({ project }))?.items ?? NO_DISKS,
  )

const readIn =
  (state: RootState): Read =>
  query =>
    selectData(state, query)

export const selectAllDisks = (state: RootState, project: string): readonly Disk[] =>
  disksOf(readIn(state), project)

/** In one line, so that it is the same as long as they are. */
export const selectTokensOfMoreDisks = (state: RootState, project: string): string =>
  tokensOf(readIn(state), project).join(' ')

/** An image as a choice: `ubuntu / 24.04 / 2.3 GiB`. What is not known is left out. */
export const imageChoice = (
  { id, name, os, version, size }: Image,
  ...more: readonly string[]
): ChoiceViewModel => ({
  value: id,
  label: name,
  detail: [os, version, formatGib(size, 1), ...more].filter(Boolean).join(' / '),
})

const NONE: readonly never[] = []

/**
 * What there is to choose from; undefined while it is read. A list that may not be read has nothing
 * to offer: those of the silo are closed to who has a role on a project alone.
 */
const sourcesIn = <Item>(
  entry: Entry<{ items: Item[] }> | undefined,
): readonly Item[] | undefined =>
  entry?.data?.items ?? (entry?.status === 'rejected' ? NONE : undefined)

/** The images a disk can be made from, the project's own first; undefined while they are read. */
export const selectImageChoices = createSelector(
  [
    (state: RootState, project: string) =>
      sourcesIn(selectEntry(state, allProjectImagesQuery({ project }))),
    (state: RootState) => sourcesIn(selectEntry(state, allSiloImagesQuery)),
  ],
  (projectImages, siloImages) =>
    projectImages &&
    siloImages && [
      ...projectImages.map(image => imageChoice(image, 'Project image')),
      ...siloImages.map(image => imageChoice(image, 'Silo image')),
    ],
)

export interface SnapshotChoiceViewModel {
  id: string
  name: string
  /** ISO 8601. */
  created: string
  /** The disk it was taken of, unless that is gone or not known yet. */
  diskName: string | undefined
  /** Bytes. */
  size: number
}

/** The snapshots a disk can be made from; undefined while they are read. */
export const selectSnapshotChoices = createSelector(
  [
    (state: RootState, project: string) =>
      sourcesIn(selectEntry(state, allSnapshotsQuery({ project }))),
    selectAllDisks,
  ],
  (snapshots, disks) => {
    const names = new Map(disks.map(({ id, name }) => [id, name]))
    return snapshots?.map(({ id, name, timeCreated, diskId, size }): SnapshotChoiceViewModel => ({
      id,
      name,
      created: timeCreated,
      diskName: names.get(diskId),
      size,
    }))
  },
)
