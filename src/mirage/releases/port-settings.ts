import type * as Api from '@/api/generated/types'
import type { PeerRecord } from '../models/system-records'
import { writePortSettings } from '../routes/switch-ports'
import type { Draft } from '../rules/port-links'
import { fail } from '../server/errors'
import type { Change, GoneCall, Step } from './change'
import { oldLldpConfig, asNetwork } from './lldp'

const SETTINGS = '/v1/system/networking/switch-port-settings'

/** The settings of a port, read and written; what a release changed in the peers, for both. */
const settingsChange = ({ body, result }: Pick<Change, 'body' | 'result'>) => ({
  [`POST ${SETTINGS}`]: { ...(body && { body }), ...(result && { result }) },
  [`GET ${SETTINGS}/{port}`]: { ...(result && { result }) },
})

interface WithPeers<Peer> {
  bgpPeers: readonly Peer[]
}

interface PeersOfLinks<Peer> {
  bgpPeers: readonly { peers: readonly Peer[] }[]
}

const peersIn =
  <From, To>(change: (peer: From) => To) =>
  <Settings extends WithPeers<From>>(settings: Settings) => ({
    ...settings,
    bgpPeers: settings.bgpPeers.map(change),
  })

const peersOfLinksIn =
  <From, To>(change: (peer: From) => To) =>
  <Body extends PeersOfLinks<From>>(body: Body) => ({
    ...body,
    bgpPeers: body.bgpPeers.map(({ peers, ...link }) => ({ ...link, peers: peers.map(change) })),
  })

/** Releases 20 to 22: no source address. */
interface Peer20 {
  addr: { type: 'numbered'; ip: string } | Extract<Api.RouterPeerType, { type: 'unnumbered' }>
}

/** Releases 18 and 19: an unnumbered peer has no address. */
interface Peer18 {
  addr?: string | null
  routerLifetime: number
  interfaceName: string
}

const up23 = ({ addr, ...peer }: Peer20) => ({
  ...peer,
  addr: addr.type === 'numbered' ? { type: addr.type, targetAddr: addr.ip, srcAddr: null } : addr,
})

/** A source address cannot be represented. */
const down23 = ({ addr, ...peer }: PeerRecord) => {
  if (addr.type === 'unnumbered') return { ...peer, addr }
  return addr.srcAddr
    ? fail.internal()
    : { ...peer, addr: { type: addr.type, ip: addr.targetAddr } }
}

/** Releases 14 to 17: all peers are numbered. */
const up18 = (peer: object) => ({ ...peer, routerLifetime: 0 })

const up20 = ({ addr, routerLifetime, ...peer }: Peer18) => ({
  ...peer,
  addr: addr
    ? { type: 'numbered' as const, ip: addr }
    : { type: 'unnumbered' as const, routerLifetime },
})

const down20 = ({ addr, ...peer }: Peer20 & { interfaceName: string }) =>
  addr.type === 'numbered'
    ? { ...peer, addr: addr.ip, routerLifetime: 0 }
    : { ...peer, addr: null, routerLifetime: addr.routerLifetime }

/** An unnumbered peer cannot be represented. */
const down18 = ({ addr, ...peer }: Peer18) => ({ ...peer, addr: addr ?? fail.internal() })

/** Up to release 19, the VLANs of interfaces are separate. */
const withVlans = <Settings extends { interfaces: readonly Api.SwitchInterfaceConfig[] }>(
  settings: Settings,
) => ({
  ...settings,
  interfaces: settings.interfaces.map(({ kind, ...each }) => ({ ...each, kind: kind.type })),
  vlanInterfaces: settings.interfaces.flatMap(({ id: interfaceConfigId, kind }) =>
    kind.type === 'vlan' ? [{ interfaceConfigId, vlanId: kind.vid }] : [],
  ),
})

interface Link15 {
  lldpLinkConfig?: Api.LldpLinkConfig | null | undefined
  txEqConfig?: Api.TxEqConfig | null | undefined
}

type Settings15 = Pick<
  Api.SwitchPortSettings,
  'id' | 'name' | 'description' | 'timeCreated' | 'timeModified' | 'routes'
> & {
  addresses: unknown
  bgpPeers: unknown
  groups: unknown
  interfaces: unknown
  links: readonly Link15[]
  port: unknown
  vlanInterfaces: unknown
}

/** Release 14: LLDP and transmission settings are beside the links. */
const oldView = ({
  id,
  name,
  description,
  timeCreated,
  timeModified,
  links,
  routes,
  ...parts
}: Settings15) => ({
  ...parts,
  settings: { id, name, description, timeCreated, timeModified },
  links: links.map(link => ({ ...link, lldpLinkConfigId: link.lldpLinkConfig?.id ?? null })),
  linkLldp: links.flatMap(({ lldpLinkConfig }) =>
    lldpLinkConfig ? [oldLldpConfig(lldpLinkConfig)] : [],
  ),
  txEq: links.map(({ txEqConfig }) => txEqConfig ?? null),
  routes: routes.map(route => ({ ...route, gw: asNetwork(route.gw) })),
})

/** The parts of settings by the name of their link. */
type ByLink = Readonly<Record<string, object>>

const listed = (parts: ByLink) =>
  Object.entries(parts).map(([linkName, part]) => ({ ...part, linkName }))

type Body14 = Record<'addresses' | 'bgpPeers' | 'interfaces' | 'links' | 'routes', ByLink>

const listedBody = (body: Body14) => ({
  ...body,
  addresses: listed(body.addresses),
  bgpPeers: listed(body.bgpPeers),
  interfaces: listed(body.interfaces),
  links: listed(body.links),
  routes: listed(body.routes),
})

/** Links may have any text as names on release 14, which newer documents reject. */
const create14 = (call: GoneCall<undefined, object, Body14>) => {
  const upward = peersOfLinksIn((peer: Peer18) => up23(up20({ ...peer, routerLifetime: 0 })))
  const downward = peersIn((peer: PeerRecord) => down18(down20(down23(peer))))
  const spec = upward(listedBody(call.body) as never) as Draft['spec']
  return oldView(withVlans(downward(writePortSettings(call, spec))))
}

export const portSettingsSteps: readonly Step[] = [
  {
    release: 15,
    changes: {
      [`POST ${SETTINGS}`]: { serve: create14 },
      [`GET ${SETTINGS}/{port}`]: { result: oldView },
    },
  },
  {
    release: 18,
    changes: settingsChange({
      body: peersOfLinksIn((peer: object) => up18(peer)),
      result: peersIn(down18),
    }),
  },
  {
    release: 20,
    changes: settingsChange({
      body: peersOfLinksIn(up20),
      result: <Settings extends WithPeers<Peer20 & { interfaceName: string }>>(
        settings: Settings & { interfaces: readonly Api.SwitchInterfaceConfig[] },
      ) => withVlans(peersIn(down20)(settings)),
    }),
  },
  {
    release: 23,
    changes: settingsChange({
      body: peersOfLinksIn(up23),
      result: peersIn((peer: PeerRecord) => down23(peer)),
    }),
  },
]
