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
