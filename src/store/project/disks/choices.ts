import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry, type Entry } from '@/api/core/api'
import type { Disk, Image, Snapshot } from '@/api/generated/types'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { formatGib } from '@/lib/size'
import type { Read } from '@/store/forms/definition'
import { defineQuery } from '@/store/queries/define'
import type { RootState } from '@/store/setup/state'
import { allSiloImagesQuery } from '@/store/silo/queries'
import { allProjectImagesQuery, allSnapshotsQuery, allDisksQuery } from '../queries'

/** The next page of disks for selection. */
export const moreDisksQuery = defineQuery(
  ({ project, pageToken }: { project: string; pageToken: string }) => ({
    endpoint: 'diskList',
    args: { query: { project, limit: ALL_ITEMS_LIMIT, pageToken } },
  }),
)

/** An item to choose from a list, with a second line that distinguishes it from others. */
export interface ChoiceViewModel {
  value: string
  label: string
  detail: string
}

/** A disk as a choice, with what is special about it. */
export interface DiskChoice {
  value: string
  label: string
  tags: readonly string[]
}

const LOCAL = 'local'
export const READ_ONLY = 'read-only'

export const diskChoice = ({ name, diskType, readOnly }: Disk): DiskChoice => ({
  value: name,
  label: name,
  tags: [...(diskType === 'local' ? [LOCAL] : []), ...(readOnly ? [READ_ONLY] : [])],
})

/** The tokens of all pages of disks after the first, as far as they are known. */
const tokensOf = (read: Read, project: string): readonly string[] => {
  const tokens: string[] = []
  let page = read(allDisksQuery({ project }))
  while (page?.nextPage && page.items.length >= ALL_ITEMS_LIMIT) {
    tokens.push(page.nextPage)
    page = read(moreDisksQuery({ project, pageToken: page.nextPage }))
  }
  return tokens
}

/** Returns the same array for the same two arrays. */
const join = weakMapMemoize((some: readonly Disk[], more: readonly Disk[]): readonly Disk[] => [
  ...some,
  ...more,
])

const NO_DISKS: readonly Disk[] = []

/** The disks of a project, from all pages read. */
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

/** The tokens as one string, which is equal as long as they are. */
export const selectTokensOfMoreDisks = (state: RootState, project: string): string =>
  tokensOf(readIn(state), project).join(' ')

/** An image as a choice: `ubuntu / 24.04 / 2.3 GiB`. Unknown parts are left out. */
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
 * The items to choose from; undefined while loading. A list that may not be read counts as empty:
 * users with a role on a project only cannot list the silo's images.
 */
const sourcesIn = <Item>(
  entry: Entry<{ items: Item[] }> | undefined,
): readonly Item[] | undefined =>
  entry?.data?.items ?? (entry?.status === 'rejected' ? NONE : undefined)

/** The images a disk can be created from, the project's own first; undefined while loading. */
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

export interface SnapshotChoiceViewModel extends Snapshot {
  /** Name of its source disk; undefined if that is deleted or not loaded yet. */
  diskName: string | undefined
}

/** The snapshots a disk can be created from; undefined while loading. */
export const selectSnapshotChoices = createSelector(
  [
    (state: RootState, project: string) =>
      sourcesIn(selectEntry(state, allSnapshotsQuery({ project }))),
    selectAllDisks,
  ],
  (snapshots, disks) => {
    const names = new Map(disks.map(({ id, name }) => [id, name]))
    return snapshots?.map((snapshot): SnapshotChoiceViewModel => ({
      ...snapshot,
      diskName: names.get(snapshot.diskId),
    }))
  },
)
