import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { Instance, InstanceNetworkInterface } from '@/api/generated/types'
import { withGaps, type AddressMark, type Marks } from '@/lib/address-map'
import { cidrSize, firstAddress, lastAddress, parseCidr, type Cidr } from '@/lib/cidr'
import { parseIp, type IpVersion } from '@/lib/ip'
import { privateIps } from '@/lib/ip-stack'
import type { ActionViewModel } from '@/store/commands/action'
import { selectReach, selectWholeItems, selectWholeQueries } from '@/store/lists/whole'
import type { RootState } from '@/store/setup/state'
import { copyRequested } from '@/store/tab/slice'
import { allInstancesQuery } from '../queries'
import { projectPaths, type ProjectParams } from '../paths'
import { subnetInterfacesQuery, subnetViewQuery } from '../vpcs/queries'
import { placedName, reservedIn, spaceOf, spaceText } from './rules'

/** Number of pages of 1,000 interfaces that are read. */
const MOST_PAGES = 10

/** Subnets of more addresses have no map. */
const LARGEST_MAP = 1_024n

export interface SubnetAddressRow {
  id: string
  /** The address, by which the menu of the row is called. */
  name: string
  interfaceName: string
  primary: boolean
  mac: string
  /** Undefined if it is not known. */
  instance: Pick<Instance, 'name' | 'runState'> | undefined
  href: string | undefined
  actions: readonly ActionViewModel[]
}

const RESERVED: AddressMark = { kind: 'reserved', letter: 'R', text: 'reserved for the system' }

/** The queries of the interfaces of a subnet, page by page, once its id is known. */
export const selectInterfacePages = (state: RootState, params: ProjectParams<'subnet'>) => {
  const subnet = selectData(state, subnetViewQuery(params))
  if (!subnet) return []
  const list = subnetInterfacesQuery({ subnet: subnet.id })
  return selectWholeQueries(state, list, true).slice(0, MOST_PAGES)
}

const NO_INTERFACES: readonly InstanceNetworkInterface[] = []

const selectInterfaces = (state: RootState, params: ProjectParams<'subnet'>) => {
  const subnet = selectData(state, subnetViewQuery(params))
  return subnet
    ? selectWholeItems(state, subnetInterfacesQuery({ subnet: subnet.id }))
    : NO_INTERFACES
}

/** How far the interfaces have been read. */
const selectExtent = (state: RootState, params: ProjectParams<'subnet'>) => {
  const pages = selectInterfacePages(state, params)
  const last = pages.at(-1)
  if (!last) return 'reading'
  const subnet = selectData(state, subnetViewQuery(params))
  const { extent } = selectReach(state, subnetInterfacesQuery({ subnet: subnet?.id ?? '' }), true)
  const isLimit = pages.length === MOST_PAGES && selectEntry(state, last)?.data !== undefined
  return isLimit && extent === 'reading' ? 'part' : extent
}

const toRow = (
  each: InstanceNetworkInterface,
  ip: string,
  instance: Instance | undefined,
  project: string,
): SubnetAddressRow => {
  const page = instance && projectPaths.instanceNetworking({ project, instance: instance.name })
  return {
    id: each.id,
    name: ip,
    interfaceName: each.name,
    primary: each.primary,
    mac: each.mac,
    instance,
    href: page,
    actions: [
      { id: 'copy', label: 'Copy address', event: copyRequested({ text: ip }) },
      ...(page === undefined ? [] : [{ id: 'edit', label: 'Edit interface', to: page }]),
    ],
  }
}

interface Address extends SubnetAddressRow {
  value: bigint
  transitIps: readonly string[]
  /** `net0 of db1`. */
  placed: string
}

const markOf = ({ primary, placed, href }: Address): AddressMark => ({
  kind: primary ? 'primary' : 'interface',
  letter: primary ? 'P' : 'I',
  text: placed,
  href,
})

/**
 * The marks of a block: reserved, forwarded and used addresses, the later the more important. Those
 * of large blocks leave out the forwarded ones, which may be too many.
 */
const marksOf = (block: Cidr, addresses: readonly Address[], isSmall: boolean): Marks => {
  const marks = new Map<bigint, AddressMark>()
  const [start, end] = [firstAddress(block).value, lastAddress(block).value]
  for (const { transitIps, placed } of isSmall ? addresses : []) {
    for (const text of transitIps) {
      const net = parseCidr(text)
      if (net?.ip.version !== block.ip.version) continue
      const mark = {
        kind: 'transit',
        letter: 'T',
        text: `free, in the transit IP ${text} of ${placed}`,
      }
      const [first, last] = [firstAddress(net).value, lastAddress(net).value]
      for (let value = first > start ? first : start; value <= last && value <= end; value += 1n)
        marks.set(value, mark)
    }
  }
  for (const value of reservedIn(block)) marks.set(value, RESERVED)
  for (const address of addresses) marks.set(address.value, markOf(address))
  return marks
}

/** Who uses the addresses of one IP version of a subnet; undefined until the subnet is read. */
export const selectSubnetAddresses = createSelector(
  [
    (state: RootState, params: ProjectParams<'subnet'>) =>
      selectData(state, subnetViewQuery(params)),
    selectInterfaces,
    selectExtent,
    (state: RootState, { project }: ProjectParams<'subnet'>) =>
      selectData(state, allInstancesQuery({ project }))?.items,
    (_state: RootState, { project }: ProjectParams<'subnet'>) => project,
    (_state: RootState, _params: ProjectParams<'subnet'>, version: IpVersion) => version,
  ],
  (subnet, interfaces, extent, instances = [], project, version) => {
    const text = subnet?.[`ip${version}Block`]
    const block = text === undefined ? undefined : parseCidr(text)
    if (!subnet || !block || text === undefined) return undefined
    const byId = new Map(instances.map(instance => [instance.id, instance]))
    const addresses = interfaces.flatMap(each =>
      privateIps(each.ipStack).flatMap(({ version: own, ip, transitIps }): Address[] => {
        const parsed = parseIp(ip)
        if (own !== version || !parsed) return []
        const instance = byId.get(each.instanceId)
        const row = toRow(each, ip, instance, project)
        return [{ ...row, value: parsed.value, transitIps, placed: placedName(each, instance) }]
      }),
    )
    const isMapped = version === 'v4' && cidrSize(block) <= LARGEST_MAP
    const span = { first: firstAddress(block), last: lastAddress(block) }
    const space = spaceOf(
      text,
      addresses.map(({ name }) => name),
    )!
    const marks = marksOf(block, addresses, isMapped)
    return {
      name: subnet.name,
      space,
      sentence: spaceText(space, extent === 'whole'),
      extent,
      looked: interfaces.length,
      rows: addresses.toSorted((a, b) => (a.value < b.value ? -1 : 1)),
      marks,
      map: isMapped ? span : undefined,
      gaps: isMapped ? undefined : withGaps(span, marks),
    }
  },
)
