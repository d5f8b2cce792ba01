import { type Cidr, firstAddress, lastAddress } from './cidr'
import { formatIp, parseIp, type Ip } from './ip'
import { type IpSpan, ipRangeSize } from './ip-range'
import { formatNumber } from './number'
import { bigNumber } from './figures'

/** How an address is used. Its letter and its kind are drawn, its text is said. */
export interface AddressMark {
  /** Names the color and the pattern. */
  kind: string
  letter: string
  /** `floating IP gate-a`. */
  text: string
  /** The page of its holder. */
  href?: string | undefined
}

/** A cell of a map: an address, or if there are too many, as many as all other cells have. */
export interface MapCell extends AddressMark {
  /** `203.0.113.4`, or `203.0.0.0–203.0.0.15`. */
  addresses: string
  /** The share of its addresses that are known to be in use, from 0 to 1. */
  share: number
}

/** The marks of known addresses, by their values. */
export type Marks = ReadonlyMap<bigint, AddressMark>

/** Ranges of more addresses have no map. */
const LARGEST_MAP = 1n << 24n

/** The size of the cells of a range, as a power of two: 0 for one address a cell. */
const cellBits = (size: bigint, mostCells: number): bigint => {
  let bits = 0n
  while ((size + (1n << bits) - 1n) >> bits > BigInt(mostCells)) bits += 1n
  return bits
}

const wordsOf = (first: Ip, count: bigint): string =>
  count === 1n
    ? formatIp(first)
    : `${formatIp(first)}–${formatIp({ ...first, value: first.value + count - 1n })}`

/**
 * The cells of a range of addresses: those without a mark get `rest`. Undefined for IPv6 and for
 * ranges that are too large for a map.
 */
export const mapCells = (
  span: IpSpan,
  marks: Marks,
  rest: AddressMark,
  mostCells: number,
): readonly MapCell[] | undefined => {
  const size = ipRangeSize(span)
  const { version, value: start } = span.first
  if (version === 'v6' || size > LARGEST_MAP) return undefined
  const bits = cellBits(size, mostCells)
  const step = 1n << bits
  const cells: MapCell[] = []
  for (let value = start; value <= span.last.value; value += step) {
    const left = span.last.value - value + 1n
    const mark = bits === 0n ? marks.get(value) : undefined
    const addresses = wordsOf({ version, value }, left < step ? left : step)
    cells.push({ addresses, share: mark ? 1 : 0, ...(mark ?? rest) })
  }
  if (bits === 0n) return cells
  const counts = new Map<number, number>()
  for (const value of marks.keys()) {
    if (value < start || value > span.last.value) continue
    const at = Number((value - start) >> bits)
    counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  for (const [at, count] of counts) {
    const cell = cells[at]!
    const most = at === cells.length - 1 ? Number(size - BigInt(at) * step) : Number(step)
    cells[at] = {
      ...cell,
      kind: 'share',
      letter: '',
      share: count / most,
      text: `${formatNumber(count)} of ${formatNumber(most)} known to be in use`,
    }
  }
  return cells
}

export const isInSpan = ({ first, last }: IpSpan, { version, value }: Ip): boolean =>
  first.version === version && first.value <= value && value <= last.value

/** Which cell of a range has the address; -1 if none has. */
export const cellWith = (span: IpSpan, address: string, mostCells: number): number => {
  const ip = parseIp(address)
  return ip && isInSpan(span, ip)
    ? Number((ip.value - span.first.value) >> cellBits(ipRangeSize(span), mostCells))
    : -1
}

/** A marked address, or the number of addresses between two of them. */
export type AddressOrGap = { ip: string; text: string } | { gap: bigint }

/** The addresses of a range that are marked, in order, with the gaps before, between and after. */
export const withGaps = (span: IpSpan, marks: Marks): readonly AddressOrGap[] => {
  const { version } = span.first
  const parts: AddressOrGap[] = []
  let next = span.first.value
  const inside = [...marks].filter(([value]) => isInSpan(span, { version, value }))
  for (const [value, { text }] of inside.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (value > next) parts.push({ gap: value - next })
    parts.push({ ip: formatIp({ version, value }), text })
    next = value + 1n
  }
  if (next <= span.last.value) parts.push({ gap: span.last.value - next + 1n })
  return parts
}

/** A number of addresses; of more than 2⁵³, three digits and the size. */
export const countText = (count: bigint): string =>
  count <= BigInt(Number.MAX_SAFE_INTEGER) ? formatNumber(count) : bigNumber(count, 'en-US').text

/** `1 address`, `18 addresses`. */
export const addressesText = (count: bigint): string =>
  `${countText(count)} ${count === 1n ? 'address' : 'addresses'}`

/** The addresses of a subnet that the system keeps for itself, at its start. */
const RESERVED = 5n

/** The addresses of a subnet that interfaces can have; undefined if there are none. */
export const usableSpan = (block: Cidr): IpSpan | undefined => {
  const { version, value } = firstAddress(block)
  const end = lastAddress(block).value
  const first = { version, value: value + RESERVED }
  const last = { version, value: version === 'v4' ? end - 1n : end }
  return first.value <= last.value ? { first, last } : undefined
}

/** The lowest address of a range that is not taken; undefined if all are. */
export const lowestFree = ({ first, last }: IpSpan, taken: ReadonlySet<bigint>): Ip | undefined => {
  for (let { value } = first; value <= last.value; value += 1n) {
    if (!taken.has(value)) return { version: first.version, value }
  }
  return undefined
}
