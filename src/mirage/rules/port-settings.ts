import { ApiFailure, fail } from '../server/errors'
import { fleetLookup } from '../server/fleet-lookup'
import { requireBlock, requireFreeAddress } from './lot-addresses'
import { checkVlan, type Draft, draftInterfaces, draftLinks, type Parts } from './port-links'

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

const draftAddresses = ({ context, spec, id }: Draft): Parts['addresses'] =>
  spec.addresses.flatMap(({ addresses, linkName }) =>
    addresses.map(({ address, addressLot, vlanId = null }) => {
      const lot = orInvalid(() => fleetLookup.addressLot(context, addressLot))
      checkVlan(vlanId)
      const addressLotBlockId = requireBlock(context.backendState.db, lot.id, address).id
      requireFreeAddress(context.backendState.db, { address, replacing: id })
      return {
        address,
        addressLotBlockId,
        addressLotId: lot.id,
        addressLotName: lot.name,
        interfaceName: linkName,
        portSettingsId: id,
        vlanId,
      }
    }),
  )

const draftRoutes = ({ spec, id }: Draft): Parts['routes'] =>
  spec.routes.flatMap(({ linkName, routes }) =>
    routes.map(({ dst, gw, ribPriority = null, vid = null }) => {
      checkVlan(vid)
      return { dst, gw, ribPriority, vlanId: vid, interfaceName: linkName, portSettingsId: id }
    }),
  )

const NO_PEER_DETAILS = {
  localPref: null,
  md5AuthKey: null,
  minTtl: null,
  multiExitDiscriminator: null,
  remoteAsn: null,
  vlanId: null,
}

const draftPeers = ({ context, spec }: Draft): Parts['bgpPeers'] =>
  spec.bgpPeers.flatMap(({ linkName, peers }) =>
    peers.map(peer => {
      const config = orInvalid(() => fleetLookup.bgpConfig(context, peer.bgpConfig))
      checkMd5Key(peer.md5AuthKey)
      checkVlan(peer.vlanId)
      return { ...NO_PEER_DETAILS, ...peer, bgpConfig: config.id, interfaceName: linkName }
    }),
  )

/**
 * Validates the settings of a port with all their parts: resolves names, and checks that the
 * addresses are in their lots and free. Addresses of the settings to be replaced count as free.
 */
export const draftSettings = (draft: Draft): Parts => {
  const { groups, portConfig } = draft.spec
  const [group] = groups
  if (group) fail.invalidRequest(`unknown group of switch port settings: ${group}`)
  return {
    port: { geometry: portConfig.geometry, portSettingsId: draft.id },
    groups: [],
    links: draftLinks(draft),
    interfaces: draftInterfaces(draft),
    addresses: draftAddresses(draft),
    routes: draftRoutes(draft),
    bgpPeers: draftPeers(draft),
  }
}
