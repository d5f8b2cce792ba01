import type { Query } from '@/api/operations/table'
import type { SwitchPort } from '@/api/generated/types'
import type { Read } from '@/store/forms/definition'
import { defineQuery, listOf, optional, type RouteQuery } from '@/store/queries/define'

export const { page: switchPortListQuery, all: allSwitchPortsQuery } = listOf(
  'networkingSwitchPortList',
)

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
export const { page: lldpNeighborListQuery } = listOf(
  'networkingSwitchPortLldpNeighbors',
  ({ portName, rackId, switchSlot }: PortPlace) => ({
    path: { rackId, switchSlot, port: portName },
  }),
)

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

export const { page: addressLotListQuery, all: allAddressLotsQuery } = listOf(
  'networkingAddressLotList',
)

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

export const { page: portSettingsListQuery, all: allPortSettingsQuery } = listOf(
  'networkingSwitchPortSettingsList',
)

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

export const { page: loopbackAddressListQuery, all: allLoopbackAddressesQuery } = listOf(
  'networkingLoopbackAddressList',
)

/** From where the rack's API may be called. */
export const allowListQuery = {
  endpoint: 'networkingAllowListView',
  args: {},
} as const satisfies Query
