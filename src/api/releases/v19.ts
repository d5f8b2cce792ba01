import type {
  InstanceCreate,
  InstanceUpdate,
  SwitchPortSettingsCreate,
} from '@/api/generated/types'
import { without } from '@/lib/without'
import { unsupported, type Conversions } from './step'
import type { Steps } from './translate'
import { steps as newer } from './v21'
import type { OldPeer } from './v22'

const instanceSent = ({ enableJumboFrames, ...instance }: InstanceCreate | InstanceUpdate) => {
  if (enableJumboFrames) unsupported('Jumbo frames', 20)
  if (instance.cpuPlatform === 'amd_turin_v2') unsupported('Instances on AMD Turin v2', 20)
  return instance
}

/** A peer before it said whether its address is numbered. */
export interface OlderPeer extends Omit<OldPeer, 'addr'> {
  interfaceName: string
  addr?: string | null
  routerLifetime: number
}

const peerSent =
  (interfaceName: string) =>
  ({ addr, ...peer }: OldPeer): OlderPeer => ({
    ...peer,
    interfaceName,
    addr: addr.type === 'numbered' ? addr.ip : null,
    routerLifetime: addr.type === 'numbered' ? 0 : addr.routerLifetime,
  })

/** The name of the interface stays: newer racks do not say it. */
const peerRead = ({ addr, ...peer }: OlderPeer): OldPeer => ({
  ...without(peer, 'routerLifetime'),
  addr: addr
    ? { type: 'numbered', ip: addr }
    : { type: 'unnumbered', routerLifetime: peer.routerLifetime },
})

interface OldInterface {
  id: string
  kind: string
}

/** The VLANs of interfaces were a list of their own. */
const settingsRead = ({
  vlanInterfaces,
  ...settings
}: {
  bgpPeers: readonly OlderPeer[]
  interfaces: readonly OldInterface[]
  vlanInterfaces?: readonly { interfaceConfigId: string; vlanId: number }[]
}) => ({
  ...settings,
  interfaces: settings.interfaces.map(({ kind, ...each }) => {
    const vid = vlanInterfaces?.find(({ interfaceConfigId }) => interfaceConfigId === each.id)
    return { ...each, kind: { type: kind, ...(kind === 'vlan' && { vid: vid?.vlanId }) } }
  }),
  bgpPeers: settings.bgpPeers.map(peerRead),
})

interface SettingsSent extends Omit<SwitchPortSettingsCreate, 'bgpPeers'> {
  bgpPeers: readonly { linkName: string; peers: readonly OldPeer[] }[]
}

const conversions: Conversions = {
  'POST /v1/instances': { body: instanceSent },
  'PUT /v1/instances/{instance}': { body: instanceSent },
  'POST /v1/system/networking/switch-port-settings': {
    body: ({ bgpPeers, ...settings }: SettingsSent) => ({
      ...settings,
      bgpPeers: bgpPeers.map(({ linkName, peers }) => ({
        linkName,
        peers: peers.map(peerSent(linkName)),
      })),
    }),
    result: settingsRead,
  },
  'GET /v1/system/networking/switch-port-settings/{port}': { result: settingsRead },
}

/** The steps from the newest release down to release 19, newest first. */
export const steps: Steps = [...newer, { release: 19, conversions }]
