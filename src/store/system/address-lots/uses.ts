import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type {
  BgpAnnounceSet,
  BgpAnnouncement,
  LoopbackAddress,
  SwitchPortSettings,
} from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import type { Read } from '@/store/forms/definition'
import type { RootState } from '@/store/setup/state'
import { announcementsQuery, announceSetsQuery } from '../bgp/queries'
import {
  allLoopbackAddressesQuery,
  allPortSettingsQuery,
  portSettingsViewQuery,
} from '../switch-ports/queries'
import { systemPaths } from '../paths'

/** The lists of what takes addresses from blocks. */
const USER_LISTS = [
  allLoopbackAddressesQuery,
  allPortSettingsQuery,
  announceSetsQuery,
] as const satisfies readonly Query[]

/** The addresses of all port settings; undefined until their list is read. */
const portAddressQueries = (read: Read) =>
  read(allPortSettingsQuery)?.items.map(({ name: settings }) => portSettingsViewQuery({ settings }))

/** The announcements of all sets; undefined until these are read. */
const announcementQueries = (read: Read) =>
  read(announceSetsQuery)?.map(({ name: announceSet }) => announcementsQuery({ announceSet }))

/** Something that has an address of a block. */
export interface BlockUse {
  blockId: string
  /** `Loopback address`. */
  kind: string
  /** Its name, or its address if it has none. */
  name: string
  href: string
}

const ofLoopbacks = weakMapMemoize((loopbacks: readonly LoopbackAddress[]): BlockUse[] =>
  loopbacks.map(({ addressLotBlockId: blockId, address: name }) => ({
    blockId,
    kind: 'Loopback address',
    name,
    href: systemPaths.loopbackAddresses(),
  })),
)

const ofSettings = weakMapMemoize(({ name, addresses }: SwitchPortSettings): BlockUse[] =>
  [...new Set(addresses.map(({ addressLotBlockId }) => addressLotBlockId))].map(blockId => ({
    blockId,
    kind: 'Port settings',
    name,
    href: systemPaths.portSettingsPage({ settings: name }),
  })),
)

const ofAnnouncements = weakMapMemoize(
  (announcements: readonly BgpAnnouncement[], sets: readonly BgpAnnounceSet[]): BlockUse[] =>
    announcements.map(({ addressLotBlockId: blockId, announceSetId, network }) => ({
      blockId,
      kind: `BGP announcement of ${sets.find(({ id }) => id === announceSetId)?.name ?? 'a set'}`,
      name: network,
      href: systemPaths.bgp(),
    })),
)

const joined = weakMapMemoize((...lists: readonly BlockUse[][]): readonly BlockUse[] =>
  lists.flat(),
)

/** The queries for what uses the blocks. They grow as the first ones are answered. */
const queriesFor = (state: RootState): readonly Query[] => {
  const read: Read = query => selectData(state, query)
  return [...USER_LISTS, ...(portAddressQueries(read) ?? []), ...(announcementQueries(read) ?? [])]
}

const same = weakMapMemoize((...queries: readonly Query[]) => queries)

export const selectUseQueries = (state: RootState): readonly Query[] => same(...queriesFor(state))

/** What uses blocks of all lots, as far as it has been read. */
export const selectBlockUses = (state: RootState): readonly BlockUse[] => {
  const read: Read = query => selectData(state, query)
  const sets = read(announceSetsQuery) ?? []
  return joined(
    ofLoopbacks(read(allLoopbackAddressesQuery)?.items ?? NO_LOOPBACKS),
    ...(portAddressQueries(read) ?? []).flatMap(query => {
      const settings = read(query)
      return settings ? [ofSettings(settings)] : []
    }),
    ...(announcementQueries(read) ?? []).flatMap(query => {
      const announcements = read(query)
      return announcements ? [ofAnnouncements(announcements, sets)] : []
    }),
  )
}

const NO_LOOPBACKS: readonly LoopbackAddress[] = []

/** Whether all of that has been read: undefined while it is being read, null if a part failed. */
export const selectAreUsesKnown = (state: RootState): true | null | undefined => {
  const statuses = queriesFor(state).map(query => {
    const entry = selectEntry(state, query)
    if (entry?.data !== undefined) return 'known'
    return entry?.status === 'rejected' ? 'failed' : 'pending'
  })
  if (statuses.includes('failed')) return null
  return statuses.includes('pending') ? undefined : true
}
