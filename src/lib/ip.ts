export type IpVersion = 'v4' | 'v6'

/** An address as a number, so that ranges and networks are arithmetic. */
export interface Ip {
  readonly version: IpVersion
  readonly value: bigint
}

/** How many bits an address has. */
export const ADDRESS_BITS = { v4: 32, v6: 128 } as const satisfies Record<IpVersion, number>

const NOT_AN_IP = 'Not a valid IP address'

/** Dotted quad without leading zeros, which other programs would read as octal. */
const parseV4 = (text: string): bigint | undefined => {
  const bytes = text.split('.')
  if (bytes.length !== 4) return undefined
  if (!bytes.every(byte => /^(0|[1-9]\d{0,2})$/.test(byte) && Number(byte) <= 255)) return undefined
  return bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n)
}

/** The 16-bit groups of one side of `::`; the last group may be a dotted quad, worth two. */
const parseGroups = (text: string, mayEndInV4: boolean): bigint[] | undefined => {
  if (text === '') return []
  const groups: bigint[] = []
  const pieces = text.split(':')
  for (const [index, piece] of pieces.entries()) {
    if (/^[0-9a-f]{1,4}$/i.test(piece)) {
      groups.push(BigInt(`0x${piece}`))
      continue
    }
    const v4 = mayEndInV4 && index === pieces.length - 1 ? parseV4(piece) : undefined
    if (v4 === undefined) return undefined
    groups.push(v4 >> 16n, v4 & 0xffffn)
  }
  return groups
}

/** Only link-local addresses may name a zone; it says where, not what, so it is dropped. */
const withoutZone = (text: string): string => text.replace(/^(fe80:[^%]*)%[0-9a-z]+$/i, '$1')

const parseV6 = (text: string): bigint | undefined => {
  const sides = withoutZone(text).split('::')
  if (sides.length > 2) return undefined
  const [left = '', right] = sides
  const head = parseGroups(left, right === undefined)
  const tail = right === undefined ? [] : parseGroups(right, true)
  if (!head || !tail) return undefined
  const missing = 8 - head.length - tail.length
  if (right === undefined ? missing !== 0 : missing < 1) return undefined
  const groups = [...head, ...Array<bigint>(missing).fill(0n), ...tail]
  return groups.reduce((value, group) => (value << 16n) | group, 0n)
}

/** The address a text means, or undefined. Surrounding spaces are not forgiven. */
export const parseIp = (text: string): Ip | undefined => {
  const version = text.includes(':') ? 'v6' : 'v4'
  const value = version === 'v6' ? parseV6(text) : parseV4(text)
  return value === undefined ? undefined : { version, value }
}

/** Why a text is not an address, or undefined. */
export const ipError = (text: string): string | undefined => (parseIp(text) ? undefined : NOT_AN_IP)

const formatV4 = (value: bigint): string =>
  [24n, 16n, 8n, 0n].map(shift => (value >> shift) & 0xffn).join('.')

/**
 * The canonical text of RFC 5952: lower case, the longest run of two or more zero groups as `::`,
 * and the dotted quad kept for IPv4 addresses mapped into IPv6.
 */
const formatV6 = (value: bigint): string => {
  if (value >> 32n === 0xffffn) return `::ffff:${formatV4(value)}`
  const groups = Array.from({ length: 8 }, (_, index) =>
    ((value >> BigInt(112 - 16 * index)) & 0xffffn).toString(16),
  )
  const text = groups.join(':')
  const runs = text.match(/(?<![0-9a-f])0(?::0)+(?![0-9a-f])/g) ?? []
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '')
  if (longest === '') return text
  const run = new RegExp(`(?:^|:)${longest}(?:$|:)`)
  return text.replace(run, '::')
}

export const formatIp = ({ version, value }: Ip): string =>
  version === 'v4' ? formatV4(value) : formatV6(value)

/** Orders all IPv4 addresses before all IPv6 ones, each by value. */
export const compareIps = (a: Ip, b: Ip): number => {
  if (a.version !== b.version) return a.version === 'v4' ? -1 : 1
  if (a.value === b.value) return 0
  return a.value < b.value ? -1 : 1
}
