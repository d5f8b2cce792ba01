import { selectData } from '@/api/core/api'
import type { BgpAnnouncement, IpPoolRange, VpcSubnet } from '@/api/generated/types'
import { isInSpan } from '@/lib/address-map'
import { containsIp, parseCidr } from '@/lib/cidr'
import { formatIp, type Ip } from '@/lib/ip'
import { parseIpRange } from '@/lib/ip-range'
import { selectWholeItems } from '@/store/lists/whole'
import type { PaletteItem } from '@/store/palette/items'
import { projectPaths } from '@/store/project/paths'
import type { RootState } from '@/store/setup/state'
import { announcementsQuery } from '@/store/system/bgp/queries'
import { ipPoolRangeListQuery } from '@/store/system/ip-pools/queries'
import { systemPaths } from '@/store/system/paths'
import type { KnownObject } from './find'
import type { Names } from './kind'
import type { Scope, Step } from './places'

/* What an address is in, besides the objects that have it: a subnet, the range of a pool, a network
 * that is announced. */

/** Number of pools and of announce sets that are looked into, unless the user wants all. */
const MOST = 50

const ofKind = (objects: readonly KnownObject[], kind: KnownObject['kind']) =>
  objects.filter(object => object.kind === kind)

const rangesOf = ({ pool = '' }: Names) => ipPoolRangeListQuery({ pool })
const announcedBy = ({ announceSet = '' }: Names) => announcementsQuery({ announceSet })

/** The steps that read ranges and announcements, for those who see pools and sets. */
export const placeSteps = (
  objects: readonly KnownObject[],
  { ip, isAll }: Scope,
): readonly Step[] => {
  if (!ip) return []
  const listsOf = (kind: KnownObject['kind'], list: typeof rangesOf | typeof announcedBy) =>
    ofKind(objects, kind)
      .slice(0, isAll ? Infinity : MOST)
      .map(({ names }) => ({ list: list(names), names }))
  return [
    { nouns: 'ranges', per: 'IP pool', lists: listsOf('pool', rangesOf) },
    {
      nouns: 'announcements',
      per: 'announce set',
      isUnpaged: true,
      lists: listsOf('announceSet', announcedBy),
    },
  ]
}

const GROUP = 'By address'

const withAddress = (path: string, ip: Ip, more: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams({ ...more, address: formatIp(ip) })}`

const isInBlock = (block: string | undefined, ip: Ip): boolean => {
  const cidr = parseCidr(block ?? '')
  return cidr !== undefined && containsIp(cidr, ip)
}

/** Subnets with the address, each leading to its cell on the map. */
const subnetItems = (objects: readonly KnownObject[], ip: Ip): readonly PaletteItem[] =>
  ofKind(objects, 'subnet').flatMap(({ id, name, names, item }) => {
    const { ipv4Block, ipv6Block } = item as VpcSubnet
    if (![ipv4Block, ipv6Block].some(block => isInBlock(block, ip))) return []
    const { project = '', vpc = '', subnet = '' } = names
    const to = withAddress(projectPaths.subnetAddresses({ project, vpc, subnet }), ip)
    return [
      { id: `address/${id}`, group: GROUP, label: `In subnet ${name} of ${project}/${vpc}`, to },
    ]
  })

/** Ranges of pools with the address, each leading to its cell on the map. */
const rangeItems = (state: RootState, objects: readonly KnownObject[], ip: Ip) =>
  ofKind(objects, 'pool').flatMap(({ name, names }) =>
    (selectWholeItems(state, rangesOf(names)) as readonly IpPoolRange[]).flatMap(
      ({ id, range: { first, last } }): readonly PaletteItem[] => {
        const span = parseIpRange(first, last)
        if (!span || !isInSpan(span, ip)) return []
        const path = systemPaths.ipPool({ pool: names['pool'] ?? '' })
        return [
          {
            id: `address/${id}`,
            group: GROUP,
            label: `In range ${first}–${last} of ${name}`,
            to: withAddress(path, ip, { tab: 'addresses' }),
          },
        ]
      },
    ),
  )

const announcedItems = (state: RootState, objects: readonly KnownObject[], ip: Ip) =>
  ofKind(objects, 'announceSet').flatMap(({ name, names, to }): readonly PaletteItem[] => {
    const found = (selectData(state, announcedBy(names)) ?? []) as readonly BgpAnnouncement[]
    return found
      .filter(({ network }) => isInBlock(network, ip))
      .map(({ network }) => ({
        id: `address/${to}/${network}`,
        group: GROUP,
        label: `Announced by ${name}, in ${network}`,
        to,
      }))
  })

/** What the address is in, as far as it has been read. */
export const addressItems = (
  state: RootState,
  objects: readonly KnownObject[],
  ip: Ip,
): readonly PaletteItem[] => [
  ...rangeItems(state, objects, ip),
  ...subnetItems(objects, ip),
  ...announcedItems(state, objects, ip),
]

/** That everything was read and has no such address. */
export const unknownAddress = (ip: Ip): PaletteItem => ({
  id: 'address',
  group: GROUP,
  label: formatIp(ip),
  reason: ['Not known to you'],
})
