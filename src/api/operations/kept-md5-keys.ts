import type { CallArgs, ReadWhole } from '@/api/core/operation'
import type { BgpPeer, SwitchPortSettings, SwitchPortSettingsCreate } from '@/api/generated/types'

type Peer = Pick<BgpPeer, 'addr' | 'bgpConfig' | 'vlanId'>

/** What tells the peers of port settings apart: they have no id. */
export const peerId = ({ addr, bgpConfig, vlanId }: Peer): string =>
  JSON.stringify([
    addr.type === 'numbered' ? addr.targetAddr : addr.routerLifetime,
    bgpConfig,
    vlanId ?? null,
  ])

/** No key starts with it: keys are printable. */
const MARK = '\u0000'

/** Stands in a request for the key that the peer with that id has already. */
export const keptKey = (id: string): string => MARK + id

const isKept = ({ md5AuthKey }: BgpPeer) => md5AuthKey?.startsWith(MARK) ?? false

/** Puts the MD5 keys of peers that keep theirs into settings that are sent. */
export const withKeptKeys = async ({ body, ...args }: CallArgs, read: ReadWhole) => {
  const settings = body as SwitchPortSettingsCreate
  const { bgpPeers = [], name } = settings
  if (!bgpPeers.some(({ peers }) => peers.some(isKept))) return { ...args, body }
  const found = await read({
    endpoint: 'networkingSwitchPortSettingsView',
    args: { path: { port: name } },
  })
  if ('error' in found) return found
  const keys = new Map(
    (found.data as SwitchPortSettings).bgpPeers.map(peer => [
      keptKey(peerId(peer)),
      peer.md5AuthKey,
    ]),
  )
  const peersOf = (peers: readonly BgpPeer[]) =>
    peers.map(peer =>
      isKept(peer) ? { ...peer, md5AuthKey: keys.get(peer.md5AuthKey ?? '') } : peer,
    )
  const filled = bgpPeers.map(link => ({ ...link, peers: peersOf(link.peers) }))
  if (filled.some(({ peers }) => peers.some(peer => peer.md5AuthKey === undefined))) {
    const message = 'A peer whose MD5 key should be kept is gone. Nothing was changed.'
    return { error: { kind: 'client_error' as const, message } }
  }
  return { ...args, body: { ...settings, bgpPeers: filled } }
}
