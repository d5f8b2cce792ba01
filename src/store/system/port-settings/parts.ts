import { keptKey, peerId } from '@/api/operations/kept-md5-keys'
import type * as Api from '@/api/generated/types'
import { lldpConfig, lldpValues } from '../switch-ports/rules'

/** What tells a part from others of its kind. It follows from its values. */
interface Named {
  name: string
}

export interface LinkPart extends Api.LinkConfigCreate, Named {}

export interface InterfacePart extends Api.SwitchInterfaceConfigCreate, Named {}

/** A part on a link; the name of the link is empty if the rack does not say it. */
interface OnLink extends Named {
  linkName: string
}

export interface AddressPart extends Api.Address, OnLink {}

export interface RoutePart extends Api.Route, OnLink {}

export interface PeerPart extends Omit<Api.BgpPeer, 'md5AuthKey'>, OnLink {
  /** Whether the peer has a key: the one that the rack has, or a new one. */
  md5: 'none' | 'kept' | 'new'
  /** Which peer on the rack has the key that is kept. */
  keptOf?: string
}

/** Port settings as they are edited and compared. */
export interface SettingsDocument {
  description: string
  geometry: Api.SwitchPortGeometry
  links: readonly LinkPart[]
  interfaces: readonly InterfacePart[]
  addresses: readonly AddressPart[]
  routes: readonly RoutePart[]
  peers: readonly PeerPart[]
  groups: readonly string[]
}

export const EMPTY_SETTINGS: SettingsDocument = {
  description: '',
  geometry: 'qsfp28x1',
  links: [],
  interfaces: [],
  addresses: [],
  routes: [],
  peers: [],
  groups: [],
}

const words = (...parts: readonly (string | number | false | null | undefined)[]) =>
  parts.filter(part => part || part === 0).join(' ')

const onVlan = (vlan: number | null | undefined) => typeof vlan === 'number' && `VLAN ${vlan}`

/** Names the parts from their values, so that the same part has the same name everywhere. */
export const partNames = {
  link: ({ linkName }: Omit<LinkPart, 'name'>) => linkName,
  interface: ({ linkName, kind }: Omit<InterfacePart, 'name'>) =>
    words(linkName, kind.type === 'vlan' && onVlan(kind.vid)),
  address: ({ linkName, address, vlanId }: Omit<AddressPart, 'name'>) =>
    words(address, linkName && `on ${linkName}`, onVlan(vlanId)),
  route: ({ linkName, dst, gw, vid }: Omit<RoutePart, 'name'>) =>
    words(dst, 'via', gw, linkName && `on ${linkName}`, onVlan(vid)),
  peer: ({ linkName, addr, bgpConfig, vlanId }: Omit<PeerPart, 'name'>) =>
    words(
      addr.type === 'numbered' ? addr.targetAddr : 'unnumbered',
      linkName && `on ${linkName}`,
      onVlan(vlanId),
      `with ${bgpConfig}`,
    ),
}

/** Names parts. Those that are alike are counted, so that none is taken for another. */
const named = <Part extends object>(parts: readonly Part[], nameOf: (part: Part) => string) => {
  const names = parts.map(nameOf)
  return parts.map((part, at) => {
    const name = names[at] ?? ''
    const number = names.slice(0, at).filter(other => other === name).length + 1
    return { ...part, name: number > 1 ? `${name} (${number})` : name }
  })
}

interface Names {
  /** The name of a BGP configuration by its id. */
  bgp: (id: string) => string | undefined
  /** The name of the lot of a block by the id of the block. */
  lot: (block: string) => string | undefined
}

/** Settings as read from the rack. */
export const documentOf = (settings: Api.SwitchPortSettings, names: Names): SettingsDocument => {
  const [first, ...others] = settings.links
  const onlyLink = others.length === 0 ? (first?.linkName ?? '') : ''
  return {
    description: settings.description,
    geometry: settings.port.geometry,
    links: named(
      settings.links.map(
        ({ linkName, autoneg, fec = null, mtu, speed, lldpLinkConfig, txEqConfig = null }) => ({
          linkName,
          autoneg,
          fec,
          mtu,
          speed,
          lldp: lldpConfig({
            ...lldpValues(lldpLinkConfig),
            enabled: lldpLinkConfig?.enabled ?? false,
          }),
          txEq: txEqConfig,
        }),
      ),
      partNames.link,
    ),
    interfaces: named(
      settings.interfaces.map(({ interfaceName, kind, v6Enabled }) => ({
        linkName: interfaceName,
        kind,
        v6Enabled,
      })),
      partNames.interface,
    ),
    addresses: named(
      settings.addresses.map(
        ({ address, addressLotName, addressLotBlockId, interfaceName, vlanId = null }) => ({
          linkName: interfaceName,
          address,
          // Old racks name only the block.
          addressLot: (addressLotName as string | undefined) ?? names.lot(addressLotBlockId) ?? '',
          vlanId,
        }),
      ),
      partNames.address,
    ),
    routes: named(
      settings.routes.map(({ dst, gw, interfaceName, ribPriority = null, vlanId = null }) => ({
        linkName: interfaceName,
        dst,
        gw,
        ribPriority,
        vid: vlanId,
      })),
      partNames.route,
    ),
    peers: named(
      settings.bgpPeers.map((peer): Omit<PeerPart, 'name'> => {
        const { md5AuthKey, interfaceName, ...rest } = peer as Api.BgpPeer & {
          interfaceName?: string
        }
        return {
          ...rest,
          linkName: interfaceName ?? onlyLink,
          bgpConfig: names.bgp(peer.bgpConfig) ?? peer.bgpConfig,
          ...(md5AuthKey ? { md5: 'kept', keptOf: peerId(peer) } : { md5: 'none' }),
        }
      }),
      partNames.peer,
    ),
    groups: settings.groups.map(({ portSettingsGroupId }) => portSettingsGroupId),
  }
}

/** Groups parts by their links, as requests have them. */
const byLink = <Part extends OnLink>(parts: readonly Part[]) => {
  const links = [...new Set(parts.map(({ linkName }) => linkName))]
  return links.map(linkName => ({
    linkName,
    parts: parts.filter(part => part.linkName === linkName),
  }))
}

const unnamed = <Part extends Named>({ name: _name, ...part }: Part) => part

const unlinked = <Part extends OnLink>({ name: _name, linkName: _link, ...part }: Part) => part

/** The keys that were typed, by the names of their peers; a text if only placeholders are wanted. */
export type Md5Keys = Readonly<Record<string, string>> | string

const keyOf = ({ name, md5, keptOf = '' }: PeerPart, keys: Md5Keys): string | null => {
  if (md5 === 'none') return null
  if (md5 === 'kept') return keptKey(keptOf)
  return typeof keys === 'string' ? keys : (keys[name] ?? null)
}

/** The command that writes settings under a name, over those of that name. */
export const settingsCommand = (
  name: string,
  { description, geometry, ...parts }: SettingsDocument,
  keys: Md5Keys,
) => {
  const body: Api.SwitchPortSettingsCreate = {
    name,
    description,
    portConfig: { geometry },
    groups: [...parts.groups],
    links: parts.links.map(unnamed),
    interfaces: parts.interfaces.map(unnamed),
    addresses: byLink(parts.addresses).map(({ linkName, parts: addresses }) => ({
      linkName,
      addresses: addresses.map(unlinked),
    })),
    routes: byLink(parts.routes).map(({ linkName, parts: routes }) => ({
      linkName,
      routes: routes.map(unlinked),
    })),
    bgpPeers: byLink(parts.peers).map(({ linkName, parts: peers }) => ({
      linkName,
      peers: peers.map(peer => {
        const { md5: _md5, keptOf: _keptOf, ...rest } = unlinked(peer)
        return { ...rest, md5AuthKey: keyOf(peer, keys) }
      }),
    })),
  }
  return { endpoint: 'networkingSwitchPortSettingsCreate' as const, args: { body } }
}
