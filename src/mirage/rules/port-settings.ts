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

/** Unknown objects in the settings are an error in the body: 400, not 404. */
const orInvalid = <T>(find: () => T): T => {
  try {
    return find()
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) fail.invalidRequest(error.message)
    throw error
  }
}

const draftAddresses = ({ context, spec, id }: Draft): View['addresses'] =>
  each(spec.addresses, (interfaceName, { addresses }) =>
    addresses.map(({ address, addressLot, vlanId = null }) => {
      const lot = orInvalid(() => fleetLookup.addressLot(context, addressLot))
      checkVlan(vlanId)
      const addressLotBlockId = requireBlock(context.backendState.db, lot.id, address).id
      requireFreeAddress(context.backendState.db, { address, replacing: id })
      return { address, addressLotBlockId, interfaceName, portSettingsId: id, vlanId }
    }),
  ).flat()

const draftRoutes = ({ spec, id }: Draft): View['routes'] =>
  each(spec.routes, (interfaceName, { routes }) =>
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

const draftPeers = ({ context, spec }: Draft): BgpPeer[] =>
  each(spec.bgpPeers, (interfaceName, { peers }) =>
    peers.map(peer => {
      const config = orInvalid(() => fleetLookup.bgpConfig(context, peer.bgpConfig))
      checkMd5Key(peer.md5AuthKey)
      checkVlan(peer.vlanId)
      return { ...NO_PEER_DETAILS, ...peer, bgpConfig: config.id, interfaceName }
    }),
  ).flat()

/**
 * Validates the settings of a port with all their parts: resolves names, and checks that the
 * addresses are in their lots and free. Addresses of the settings to be replaced count as free.
 */
export const draftSettings = (draft: Draft): View => {
  const { groups, portConfig } = draft.spec
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
