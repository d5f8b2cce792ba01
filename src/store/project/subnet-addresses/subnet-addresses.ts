import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { Instance, InstanceNetworkInterface } from '@/api/generated/types'
import {
  lowestFree,
  usableSpan,
  withGaps,
  type AddressMark,
  addressesText,
} from '@/lib/address-map'
import { cidrSize, containsIp, firstAddress, lastAddress, parseCidr, type Cidr } from '@/lib/cidr'
import { formatIp, parseIp, type IpVersion } from '@/lib/ip'
import { privateIps } from '@/lib/ip-stack'
import { formatNumber } from '@/lib/number'
import type { ActionViewModel } from '@/store/commands/action'
import { selectReach, selectWholeItems, selectWholeQueries } from '@/store/lists/whole'
import type { RootState } from '@/store/setup/state'
import { copyRequested } from '@/store/tab/slice'
import { allInstancesQuery } from '../queries'
import { projectPaths, type ProjectParams } from '../paths'
import { subnetInterfacesQuery } from '../subnets/subnets'
import { subnetViewQuery } from '../vpcs/queries'

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

/** The addresses of a block that the system keeps, by their values. */
const reservedIn = (block: Cidr): readonly bigint[] => {
  const [first, last] = [firstAddress(block).value, lastAddress(block).value]
  const start = [0n, 1n, 2n, 3n, 4n].map(offset => first + offset)
  return [...start, ...(block.ip.version === 'v4' ? [last] : [])].filter(value => value <= last)
}

const RESERVED: AddressMark = { kind: 'reserved', letter: 'R', text: 'reserved for the system' }

/** The facts about the addresses of one IP version. */
export interface SubnetSpace {
  block: string
  /** The addresses that interfaces can have. */
  usable: bigint
  used: bigint
  free: bigint
  /** The lowest free one, which the server takes next; undefined if none is free. */
  next: string | undefined
}

/** Counts the addresses of a block. `ips` are those of interfaces, of any version. */
export const spaceOf = (block: string, ips: readonly string[]): SubnetSpace | undefined => {
  const cidr = parseCidr(block)
  if (!cidr) return undefined
  const span = usableSpan(cidr)
  const taken = new Set(
    ips.flatMap(text => {
      const ip = parseIp(text)
      return ip && containsIp(cidr, ip) ? [ip.value] : []
    }),
  )
  const usable = span ? span.last.value - span.first.value + 1n : 0n
  const used = BigInt(taken.size)
  const next = span && lowestFree(span, taken)
  return { block, usable, used, free: usable - used, next: next && formatIp(next) }
}

/** `10 used, 240 free, next free 172.30.0.15`. */
export const spaceText = ({ used, free, next }: SubnetSpace, isWhole: boolean): string => {
  if (!isWhole) return `At least ${formatNumber(used)} used`
  const left = next === undefined ? 'none free' : `${addressesText(free)} free, next free ${next}`
  return `${formatNumber(used)} used, ${left}`
}

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
}

const markOf = ({ primary, interfaceName, instance, href }: Address): AddressMark => ({
  kind: primary ? 'primary' : 'interface',
  letter: primary ? 'P' : 'I',
  text: `${interfaceName} of ${instance?.name ?? 'an instance that is not known'}`,
  href,
})

/** The marks of a block: reserved, forwarded and used addresses, the later the more important. */
const marksOf = (block: Cidr, addresses: readonly Address[]): ReadonlyMap<bigint, AddressMark> => {
  const marks = new Map<bigint, AddressMark>()
  for (const { transitIps, interfaceName, instance } of addresses) {
    for (const text of transitIps) {
      const net = parseCidr(text)
      if (!net || (!containsIp(block, net.ip) && !containsIp(net, block.ip))) continue
      const mark = {
        kind: 'transit',
        letter: 'T',
        text: `in the transit IP ${text} of ${interfaceName} of ${instance?.name ?? 'an instance'}`,
      }
      const last = lastAddress(block).value
      for (let { value } = firstAddress(block); value <= last; value += 1n)
        if (containsIp(net, { version: block.ip.version, value })) marks.set(value, mark)
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
        const row = toRow(each, ip, byId.get(each.instanceId), project)
        return [{ ...row, value: parsed.value, transitIps }]
      }),
    )
    const isMapped = version === 'v4' && cidrSize(block) <= LARGEST_MAP
    const span = { first: firstAddress(block), last: lastAddress(block) }
    const space = spaceOf(
      text,
      addresses.map(({ name }) => name),
    )!
    const values = addresses.map(({ value }) => value)
    return {
      name: subnet.name,
      space,
      sentence: spaceText(space, extent === 'whole'),
      extent,
      looked: interfaces.length,
      rows: addresses.toSorted((a, b) => (a.value < b.value ? -1 : 1)),
      map: isMapped ? { span, marks: marksOf(block, addresses) } : undefined,
      gaps: isMapped ? undefined : withGaps(span, [...values, ...reservedIn(block)]),
      reserved: new Set(reservedIn(block).map(value => formatIp({ version, value }))),
    }
  },
)
