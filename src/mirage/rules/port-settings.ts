import type { BgpPeer } from '@/api/generated/types'
import { ApiFailure, fail } from '../server/errors'
import { fleetLookup } from '../server/fleet-lookup'
import { requireBlock, requireFreeAddress } from './lot-addresses'
import {
  asNetwork,
  checkVlan,
  type Draft,
  draftInterfaces,
  draftLinks,
  each,
  type View,
} from './port-links'

const MAX_MD5_KEY_LENGTH = 80

const checkMd5Key = (key: string | null | undefined) => {
  if (typeof key !== 'string') return
  if (key.length > MAX_MD5_KEY_LENGTH) {
    fail.invalidValue('md5_auth_key', `must be at most ${MAX_MD5_KEY_LENGTH} characters long`)
  }
  if (!/^[\x20-\x7e]*$/.test(key)) fail.invalidValue('md5_auth_key', 'must be printable ASCII')
}

/** What settings name and is not there is a mistake in them: 400, not 404. */
const orInvalid = <T>(find: () => T): T => {
  try {
    return find()
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) fail.invalidRequest(error.message)
    throw error
  }
}

const draftAddresses = ({ context, wish, id }: Draft): View['addresses'] =>
  each(wish.addresses, (interfaceName, { addresses }) =>
    addresses.map(({ address, addressLot, vlanId = null }) => {
      const lot = orInvalid(() => fleetLookup.addressLot(context, addressLot))
      checkVlan(vlanId)
      const addressLotBlockId = requireBlock(context.world.db, lot.id, address).id
      requireFreeAddress(context.world.db, { address, replacing: id })
      return { address, addressLotBlockId, interfaceName, portSettingsId: id, vlanId }
    }),
  ).flat()

const draftRoutes = ({ wish, id }: Draft): View['routes'] =>
  each(wish.routes, (interfaceName, { routes }) =>
    routes.map(({ dst, gw, ribPriority = null, vid = null }) => {
      checkVlan(vid)
      return { dst, gw: asNetwork(gw), ribPriority, vlanId: vid, interfaceName, portSettingsId: id }
    }),
  ).flat()

const NO_PEER_DETAILS = {
  localPref: null,
  md5AuthKey: null,
  minTtl: null,
  multiExitDiscriminator: null,
  remoteAsn: null,
  vlanId: null,
}

const draftPeers = ({ context, wish }: Draft): BgpPeer[] =>
  each(wish.bgpPeers, (interfaceName, { peers }) =>
    peers.map(peer => {
      const config = orInvalid(() => fleetLookup.bgpConfig(context, peer.bgpConfig))
      checkMd5Key(peer.md5AuthKey)
      checkVlan(peer.vlanId)
      return { ...NO_PEER_DETAILS, ...peer, bgpConfig: config.id, interfaceName }
    }),
  ).flat()

/**
 * All that belongs to the settings of a port, checked: names looked up, addresses in their lots
 * and free. What settings of the same ID had before counts as free.
 */
export const draftSettings = (draft: Draft): View => {
  const { groups, portConfig } = draft.wish
  const [group] = groups
  if (group) fail.invalidRequest(`unknown group of switch port settings: ${group}`)
  return {
    port: { geometry: portConfig.geometry, portSettingsId: draft.id },
    groups: [],
    ...draftLinks(draft),
    ...draftInterfaces(draft),
    addresses: draftAddresses(draft),
    routes: draftRoutes(draft),
    bgpPeers: draftPeers(draft),
  }
}
