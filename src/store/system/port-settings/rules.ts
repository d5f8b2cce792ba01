import { blockError, networkError, tidyBlock } from '@/lib/ip-block'
import { parseCidr } from '@/lib/cidr'
import { ipError } from '@/lib/ip'
import type { SettingsDocument, Md5Keys } from './parts'
import type {
  ImportExportPolicy,
  LinkSpeed,
  RouterPeerType,
  SwitchPortGeometry,
} from '@/api/generated/types'

/** How many links a port of a geometry can have. */
export const LINKS_BY_GEOMETRY: Record<SwitchPortGeometry, number> = {
  qsfp28x1: 1,
  qsfp28x2: 2,
  sfp28x4: 4,
}

export const geometryLabels: Record<SwitchPortGeometry, string> = {
  qsfp28x1: 'QSFP28 × 1',
  qsfp28x2: 'QSFP28 × 2',
  sfp28x4: 'SFP28 × 4',
}

/** `speed100_g` as on a data sheet. */
export const speedLabel = (speed: LinkSpeed): string => `${speed.slice(5, -2)} Gbit/s`

/** A peer’s address, or how it is found without one. */
export const peerAddress = (addr: RouterPeerType): string =>
  addr.type === 'numbered' ? addr.targetAddr : 'Unnumbered'

/** The prefixes that are let through. */
export const policyText = (policy: ImportExportPolicy): string => {
  if (policy.type === 'allow') return policy.value.length > 0 ? policy.value.join(', ') : 'None'
  const { type }: { type: string } = policy
  // Newer racks may have others.
  return type === 'no_filtering' ? 'All' : type
}

const MAX_VLAN = 4095
export const VLAN_RULE = { min: 0, max: MAX_VLAN, isInteger: true } as const
export const U8_RULE = { min: 0, max: 255, isInteger: true } as const
export const U16_RULE = { min: 0, max: 65_535, isInteger: true } as const
export const U32_RULE = { min: 0, max: 4_294_967_295, isInteger: true } as const
const MAX_MD5_LENGTH = 80

/** Why a text cannot be the MD5 key of a peer, or undefined. Says nothing about the key. */
export const md5KeyError = (key: string): string | undefined => {
  if (key === '') return 'MD5 key is required'
  if (key.length > MAX_MD5_LENGTH) return `At most ${MAX_MD5_LENGTH} characters`
  return /^[\x20-\x7e]*$/.test(key) ? undefined : 'Only printable ASCII characters'
}

/** The items of a text that lists them with commas, spaces or lines. */
export const listed = (text: string): string[] =>
  tidyBlock(text)
    .split(/[\s,]+/)
    .filter(Boolean)

export const prefixesError = (text: string): string | undefined => {
  const wrong = listed(text).find(each => networkError(each) !== undefined)
  return wrong === undefined ? undefined : `${wrong}: ${networkError(wrong)}`
}

export const communitiesError = (text: string): string | undefined => {
  const wrong = listed(text).find(each => !/^\d+$/.test(each) || Number(each) > U32_RULE.max)
  return wrong === undefined ? undefined : `${wrong} is not a number up to ${U32_RULE.max}`
}

/** Why a text is not the address of a port with the width of its network, or undefined. */
export const portAddressError = (text: string): string | undefined => blockError(text.trim())

/** Why a route cannot lead to a gateway, or undefined. */
export const gatewayError = (gateway: string, destination: string): string | undefined => {
  const error = ipError(gateway.trim())
  const block = parseCidr(destination.trim())
  if (error !== undefined || !block) return error
  const isV6 = gateway.includes(':')
  return isV6 === (block.ip.version === 'v6')
    ? undefined
    : `Must be an IP${block.ip.version} address`
}

/** Messages about the parts of settings and how they fit together, by field. */
export const settingsErrors = (
  { geometry, links, interfaces, addresses, routes, peers }: SettingsDocument,
  keys: Md5Keys,
) => {
  const most = LINKS_BY_GEOMETRY[geometry]
  const known = new Set(links.map(({ linkName }) => linkName))
  const strayError = (parts: readonly { name: string; linkName: string }[]) => {
    const stray = parts.find(({ linkName }) => !known.has(linkName))
    if (!stray) return undefined
    return stray.linkName === ''
      ? `Choose the link of ${stray.name}: the rack does not report it`
      : `${stray.name}: there is no link ${stray.linkName}`
  }
  const keyless = peers.find(
    ({ name, md5 }) => md5 === 'new' && typeof keys !== 'string' && !keys[name],
  )
  const linksError = () => {
    if (links.length === 0) return 'At least one link is needed'
    return links.length > most
      ? `A port of this geometry has at most ${most} ${most === 1 ? 'link' : 'links'}`
      : undefined
  }
  const lotless = addresses.find(({ addressLot }) => addressLot === '')
  return {
    links: linksError(),
    interfaces: strayError(interfaces),
    addresses: strayError(addresses) ?? (lotless && `Choose the address lot of ${lotless.name}`),
    routes: strayError(routes),
    peers:
      strayError(peers) ??
      (keyless && `Enter the MD5 key of ${keyless.name} again: drafts do not keep keys`),
  }
}
