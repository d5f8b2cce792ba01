import type { Query } from '@/api/operations/table'
import type { SwitchPort } from '@/api/generated/types'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import type { Read } from '@/store/forms/definition'
import { defineQuery } from '@/store/queries/define'
import { optional, type RouteQuery } from '@/store/routing/route-query'

/** The first page of switch ports. */
export const switchPortListQuery = {
  endpoint: 'networkingSwitchPortList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

/** The switch ports, to find those that use some settings. */
export const allSwitchPortsQuery = {
  endpoint: 'networkingSwitchPortList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

/** The switch port with that id, as a list of one. */
export const switchPortQuery = defineQuery(({ portId }: { portId: string }) => ({
  endpoint: 'networkingSwitchPortList',
  args: { query: { switchPortId: portId } },
}))

/** Where a port is, as its operations name it. */
export type PortPlace = Pick<SwitchPort, 'portName' | 'rackId' | 'switchSlot'>

/** The arguments that name a port in a call. */
export const portArgs = ({ portName, rackId, switchSlot }: PortPlace) => ({
  path: { port: portName },
  query: { rackId, switchSlot },
})

export const portStatusQuery = defineQuery(({ portName, rackId, switchSlot }: PortPlace) => ({
  endpoint: 'networkingSwitchPortStatus',
  args: portArgs({ portName, rackId, switchSlot }),
}))

export const lldpConfigQuery = defineQuery(({ portName, rackId, switchSlot }: PortPlace) => ({
  endpoint: 'networkingSwitchPortLldpConfigView',
  args: portArgs({ portName, rackId, switchSlot }),
}))

/** The first page of the neighbors of a port. */
export const lldpNeighborListQuery = defineQuery(({ portName, rackId, switchSlot }: PortPlace) => ({
  endpoint: 'networkingSwitchPortLldpNeighbors',
  args: { path: { rackId, switchSlot, port: portName }, query: { limit: PAGE_SIZE } },
}))

/** The port of a page. */
export const portIn = (params: { portId: string }, read: Read): SwitchPort | undefined =>
  read(switchPortQuery(params))?.items.find(({ id }) => id === params.portId)

/** Its name in breadcrumbs, as `portName` of the rules makes it, which would load with the table. */
export const portNameIn = (params: { portId: string }, read: Read): string | undefined => {
  const port = portIn(params, read)
  return port && `${port.portName} on ${port.switchSlot}`
}

/** The query of the open tab of a port’s page. The page works without its answer. */
export const portTabQueries = (
  params: { portId: string; tab?: string },
  read: Read,
): readonly RouteQuery[] => {
  const port = portIn(params, read)
  if (!port) return []
  const { tab } = params
  if (tab === 'neighbors') return [optional(lldpNeighborListQuery(port))]
  return [optional(tab === 'lldp' ? lldpConfigQuery(port) : portStatusQuery(port))]
}

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

export const lotsIn = (read: Read) => read(allAddressLotsQuery)?.items ?? []

/** The blocks of all lots, each by a request. Nothing else tells which lot a block belongs to. */
export const allBlocksQueries = (read: Read): readonly Query[] =>
  lotsIn(read).map(({ name }) => addressLotViewQuery({ lot: name }))

/** The name of the lot that a block is in; undefined if it is not known. */
export const lotOfBlock = (block: string, read: Read): string | undefined =>
  lotsIn(read).find(({ name }) =>
    read(addressLotViewQuery({ lot: name }))?.blocks.some(({ id }) => id === block),
  )?.name

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

/** The first page of loopback addresses. */
export const loopbackAddressListQuery = {
  endpoint: 'networkingLoopbackAddressList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

export const allLoopbackAddressesQuery = {
  endpoint: 'networkingLoopbackAddressList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

/** From where the rack's API may be called. */
export const allowListQuery = {
  endpoint: 'networkingAllowListView',
  args: {},
} as const satisfies Query
