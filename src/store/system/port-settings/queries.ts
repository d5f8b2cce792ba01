import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'
import type { Read } from '@/store/forms/definition'

/** The first page of port settings. */
export const portSettingsListQuery = {
  endpoint: 'networkingSwitchPortSettingsList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

/** The port settings, for selection and to resolve their ids. */
export const allPortSettingsQuery = {
  endpoint: 'networkingSwitchPortSettingsList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

export const portSettingsViewQuery = defineQuery(({ settings }: { settings: string }) => ({
  endpoint: 'networkingSwitchPortSettingsView',
  args: { path: { port: settings } },
}))

/** The address lots, for selection. */
export const lotChoicesQuery = {
  endpoint: 'networkingAddressLotList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

/** The BGP configurations, for selection and to resolve their ids. */
export const bgpChoicesQuery = {
  endpoint: 'networkingBgpConfigList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

/** The blocks of an address lot. */
const lotBlocksQuery = defineQuery(({ lot }: { lot: string }) => ({
  endpoint: 'networkingAddressLotBlockList',
  args: { path: { addressLot: lot }, query: { limit: ALL_ITEMS_LIMIT } },
}))

/** The blocks of all lots, if the settings name only the blocks of their addresses. */
export const lotNameQueries = (params: { settings: string }, read: Read): readonly Query[] =>
  read(portSettingsViewQuery(params))?.addresses.some(
    ({ addressLotName }) => (addressLotName as string | undefined) === undefined,
  )
    ? (read(lotChoicesQuery)?.items ?? []).map(({ name }) => lotBlocksQuery({ lot: name }))
    : []

/** Finds the name of the lot that a block is in; undefined if it is not known. */
export const lotOfBlock = (block: string, read: Read): string | undefined =>
  read(lotChoicesQuery)?.items.find(({ name }) =>
    read(lotBlocksQuery({ lot: name }))?.items.some(({ id }) => id === block),
  )?.name
