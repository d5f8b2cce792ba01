import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'
import type { Read } from '@/store/forms/definition'
import { allBlocksQueries } from '../address-lots/queries'

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

/** The blocks of all lots, if the settings name only the blocks of their addresses. */
export const lotNameQueries = (params: { settings: string }, read: Read): readonly Query[] =>
  read(portSettingsViewQuery(params))?.addresses.some(
    ({ addressLotName }) => (addressLotName as string | undefined) === undefined,
  )
    ? allBlocksQueries(read)
    : []
