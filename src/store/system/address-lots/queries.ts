import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import type { Read } from '@/store/forms/definition'
import { defineQuery } from '@/store/queries/define'
import { allLoopbackAddressesQuery } from '../loopback-addresses/queries'

/** The first page of address lots. */
export const addressLotListQuery = {
  endpoint: 'networkingAddressLotList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

export const allAddressLotsQuery = {
  endpoint: 'networkingAddressLotList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

/** A lot and its blocks. Before release 17, the blocks alone. */
export const addressLotViewQuery = defineQuery(({ lot }: { lot: string }) => ({
  endpoint: 'networkingAddressLotView',
  args: { path: { addressLot: lot } },
}))

/** The blocks of all lots. Nothing else tells which lot a block belongs to. */
export const allBlocksQueries = (read: Read): readonly Query[] =>
  (read(allAddressLotsQuery)?.items ?? []).map(({ name }) => addressLotViewQuery({ lot: name }))

const portSettingsQuery = {
  endpoint: 'networkingSwitchPortSettingsList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

const portSettingsViewQuery = defineQuery(({ port }: { port: string }) => ({
  endpoint: 'networkingSwitchPortSettingsView',
  args: { path: { port } },
}))

export const announceSetsQuery = {
  endpoint: 'networkingBgpAnnounceSetList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

const announcementsQuery = defineQuery(({ announceSet }: { announceSet: string }) => ({
  endpoint: 'networkingBgpAnnouncementList',
  args: { path: { announceSet } },
}))

/** The lists of what takes addresses from blocks. */
export const USER_LISTS = [
  allLoopbackAddressesQuery,
  portSettingsQuery,
  announceSetsQuery,
] as const satisfies readonly Query[]

/** The addresses of all port settings; undefined until their list is read. */
export const portAddressQueries = (read: Read) =>
  read(portSettingsQuery)?.items.map(({ name: port }) => portSettingsViewQuery({ port }))

/** The announcements of all sets; undefined until these are read. */
export const announcementQueries = (read: Read) =>
  read(announceSetsQuery)?.map(({ name: announceSet }) => announcementsQuery({ announceSet }))
