import ipaddr from 'ipaddr.js'

export type IpVersion = 'v4' | 'v6'

/** An address as a number, which makes ranges and networks arithmetic. */
export interface Ip {
  readonly version: IpVersion
  readonly value: bigint
}

/** Length of an address in bits. */
export const ADDRESS_BITS = { v4: 32, v6: 128 } as const satisfies Record<IpVersion, number>

const NOT_AN_IP = 'Not a valid IP address'

/** Dotted quad. No leading zeros, which other programs read as octal. */
const parseV4 = (text: string): ipaddr.IPv4 | undefined =>
  ipaddr.IPv4.isValidFourPartDecimal(text) ? ipaddr.IPv4.parse(text) : undefined

const groupsOf = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): string =>
  [(a << 8) | b, (c << 8) | d].map(group => group.toString(16)).join(':')

/**
 * Rewrites an IPv4 address in the last two groups as hex groups, because ipaddr.js accepts octal
 * numbers there and reads `::1.2.3.4` as `::ffff:1.2.3.4`.
 */
const withoutV4 = (text: string): string => {
  const start = text.lastIndexOf(':') + 1
  const v4 = parseV4(text.slice(start))
  return v4 ? text.slice(0, start) + groupsOf(v4.octets) : text
}

const parseV6 = (text: string): ipaddr.IPv6 | undefined => {
  const groups = withoutV4(text)
  const isPlain = !/[.%]/.test(groups)
  return isPlain && ipaddr.IPv6.isValid(groups) ? ipaddr.IPv6.parse(groups) : undefined
}

/** Returns undefined if the text is not an address. Spaces around it and zones are not accepted. */
export const parseIp = (text: string): Ip | undefined => {
  const version = text.includes(':') ? 'v6' : 'v4'
  const bytes = (version === 'v6' ? parseV6(text) : parseV4(text))?.toByteArray()
  return bytes && { version, value: bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) }
}

/** Why a text is not an address, or undefined. */
export const ipError = (text: string): string | undefined => (parseIp(text) ? undefined : NOT_AN_IP)

const write = (value: bigint, version: IpVersion): string => {
  const bytes = Array.from({ length: ADDRESS_BITS[version] / 8 }, (_, place) =>
    Number((value >> BigInt(8 * place)) & 0xffn),
  )
  return ipaddr.fromByteArray(bytes.toReversed()).toString()
}

/** The canonical text (RFC 5952), with a dotted quad for IPv4-mapped addresses. */
export const formatIp = ({ version, value }: Ip): string =>
  version === 'v6' && value >> 32n === 0xffffn
    ? `::ffff:${write(value, 'v4')}`
    : write(value, version)

/** Sort order: IPv4 before IPv6, then by value. */
export const compareIps = (a: Ip, b: Ip): number => {
  if (a.version !== b.version) return a.version === 'v4' ? -1 : 1
  if (a.value === b.value) return 0
  return a.value < b.value ? -1 : 1
}

/**
 * The place of an address, or of the first address of a block, among all of them: IPv4 before IPv6.
 * Null if the text is neither.
 */
export const ipOrder = (text: string): bigint | null => {
  const ip = parseIp(text.split('/', 1)[0]!)
  return ip ? ip.value + (ip.version === 'v6' ? 1n << 32n : 0n) : null
}
