import { ADDRESS_BITS, formatIp, type Ip, parseIp } from './ip'

/** A CIDR block. `ip` may have host bits set: `10.1.1.2/24` means the block that contains it. */
export interface Cidr {
  readonly ip: Ip
  readonly width: number
}

const NOT_TWO_PARTS = 'Must contain an IP address and a width, separated by a /'

const read = (text: string): Cidr | string => {
  const [address = '', width, ...rest] = text.split('/')
  if (width === undefined) return NOT_TWO_PARTS
  if (rest.length > 0) return 'Must contain only one /'
  if (address.trim() === '') return 'Must have an IP address before the /'
  const ip = parseIp(address)
  if (!ip) return `${address} is not a valid IP address`
  if (width.trim() === '') return 'Must have a width after the /'
  if (!/^\d+$/.test(width)) return 'Width must be an integer'
  const max = ADDRESS_BITS[ip.version]
  if (Number(width) > max) return `Max width for IP${ip.version} is ${max}`
  return { ip, width: Number(width) }
}

/** Returns undefined if the text is not a CIDR block. */
export const parseCidr = (text: string): Cidr | undefined => {
  const result = read(text)
  return typeof result === 'string' ? undefined : result
}

/** Why a text is not a CIDR block, or undefined. */
export const cidrError = (text: string): string | undefined => {
  const result = read(text)
  return typeof result === 'string' ? result : undefined
}

/** Number of host bits. */
const hostBits = ({ ip, width }: Cidr): bigint => BigInt(ADDRESS_BITS[ip.version] - width)

/** Number of addresses in the block. */
export const cidrSize = (cidr: Cidr): bigint => 1n << hostBits(cidr)

export const firstAddress = (cidr: Cidr): Ip => ({
  version: cidr.ip.version,
  value: (cidr.ip.value >> hostBits(cidr)) << hostBits(cidr),
})

export const lastAddress = (cidr: Cidr): Ip => ({
  version: cidr.ip.version,
  value: firstAddress(cidr).value + cidrSize(cidr) - 1n,
})

/** The block with its host bits cleared. */
export const networkOf = (cidr: Cidr): Cidr => ({ ip: firstAddress(cidr), width: cidr.width })

/** True if no host bits are set, as required where an exact network is expected. */
export const isNetworkAddress = (cidr: Cidr): boolean => firstAddress(cidr).value === cidr.ip.value

export const containsIp = (cidr: Cidr, ip: Ip): boolean =>
  cidr.ip.version === ip.version && cidr.ip.value >> hostBits(cidr) === ip.value >> hostBits(cidr)

/** True if all of `inner` lies in `outer`. */
export const containsCidr = (outer: Cidr, inner: Cidr): boolean =>
  outer.width <= inner.width && containsIp(outer, inner.ip)

/** Two blocks overlap only when one contains the other. */
export const cidrsOverlap = (a: Cidr, b: Cidr): boolean => containsCidr(a, b) || containsCidr(b, a)

export const formatCidr = ({ ip, width }: Cidr): string => `${formatIp(ip)}/${width}`

const blocks = (...texts: readonly string[]): readonly Cidr[] =>
  texts.flatMap(text => parseCidr(text) ?? [])

const MULTICAST = blocks('224.0.0.0/4', 'ff00::/8')
const LOOPBACK = blocks('127.0.0.0/8', '::1/128')

/** True if the whole block is multicast (RFC 5771, RFC 4291). */
export const isMulticast = (block: Cidr): boolean =>
  MULTICAST.some(outer => containsCidr(outer, block))

/** Multicast from senders that the receiver names (RFC 4607). */
export const SOURCE_SPECIFIC = blocks('232.0.0.0/8', 'ff30::/12')

/** True if the whole block is loopback. */
export const isLoopback = (block: Cidr): boolean =>
  LOOPBACK.some(outer => containsCidr(outer, block))
