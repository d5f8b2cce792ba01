import type { BgpPeer, RouterPeerType, SwitchPortSettingsCreate } from '@/api/generated/types'
import { unsupported, type Conversions } from './step'
import type { Steps } from './translate'

const OLD_BUNDLES = '/experimental/v1/system/support-bundles'
const BUNDLES = '/v1/system/support-bundles'

/** Support bundles had experimental paths. */
const bundles: Conversions = Object.fromEntries(
  [
    'GET ',
    'POST ',
    'GET /{bundleId}',
    'PUT /{bundleId}',
    'DELETE /{bundleId}',
    'GET /{bundleId}/download',
    'HEAD /{bundleId}/download',
    'GET /{bundleId}/download/{file}',
    'HEAD /{bundleId}/download/{file}',
    'GET /{bundleId}/index',
  ].map(call => {
    const [method, path = ''] = call.split(' ')
    return [`${method} ${BUNDLES}${path}`, { to: `${method} ${OLD_BUNDLES}${path}` }]
  }),
)

/** A peer's address before its source could be chosen. */
export type OldRouterPeer =
  { type: 'numbered'; ip: string } | Extract<RouterPeerType, { type: 'unnumbered' }>

export interface OldPeer extends Omit<BgpPeer, 'addr'> {
  addr: OldRouterPeer
}

const peerSent = ({ addr, ...peer }: BgpPeer): OldPeer => {
  if (addr.type === 'unnumbered') return { ...peer, addr }
  if (addr.srcAddr) unsupported('Source addresses of BGP peers', 23)
  return { ...peer, addr: { type: 'numbered', ip: addr.targetAddr } }
}

const peerRead = ({ addr, ...peer }: OldPeer): BgpPeer => ({
  ...peer,
  addr: addr.type === 'unnumbered' ? addr : { type: 'numbered', targetAddr: addr.ip },
})

const settingsRead = (settings: { bgpPeers: readonly OldPeer[] }) => ({
  ...settings,
  bgpPeers: settings.bgpPeers.map(peerRead),
})

const conversions: Conversions = {
  ...bundles,
  'POST /v1/system/networking/switch-port-settings': {
    body: ({ bgpPeers = [], ...settings }: SwitchPortSettingsCreate) => ({
      ...settings,
      bgpPeers: bgpPeers.map(config => ({ ...config, peers: config.peers.map(peerSent) })),
    }),
    result: settingsRead,
  },
  'GET /v1/system/networking/switch-port-settings/{port}': { result: settingsRead },
}

/** The steps from the newest release down to release 22, newest first. */
export const steps: Steps = [{ release: 22, conversions }]
