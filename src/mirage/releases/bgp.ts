import type { BgpExported } from '@/api/generated/types'
import { establishedPeers, importedRoutes } from '../rules/bgp-peers'
import { authorizeFleet } from '../server/access'
import type { GoneCall, Versions, Step } from './change'

const isIpv4 = (network: string) => !network.includes(':')

/** Before release 18, the IPv4 prefixes by the peer they are exported to. */
const exportsByPeer = (exported: readonly BgpExported[], { backendState }: Versions) => ({
  exports: Object.fromEntries(
    establishedPeers(backendState.db).map(peer => [
      peer.addr,
      exported
        .filter(each => each.peerId === peer.peerId && each.switch === peer.switch)
        .map(({ prefix }) => prefix)
        .filter(isIpv4),
    ]),
  ),
})

const importedIpv4 = (call: GoneCall<undefined, { asn: number }, undefined>) => {
  authorizeFleet(call, 'viewer')
  return importedRoutes(call.backendState.db, call.query.asn).filter(({ prefix }) => isIpv4(prefix))
}

export const bgpSteps: readonly Step[] = [
  {
    release: 18,
    changes: {
      'GET /v1/system/networking/bgp-exported': { result: exportsByPeer },
      'GET /v1/system/networking/bgp-routes-ipv4': { serve: importedIpv4 },
    },
  },
]
