/** The common types of each version of ICMP, by number. */
export const ICMP_TYPES = {
  icmp: {
    0: 'Echo Reply',
    3: 'Destination Unreachable',
    5: 'Redirect',
    8: 'Echo Request',
    9: 'Router Advertisement',
    10: 'Router Solicitation',
    11: 'Time Exceeded',
    12: 'Parameter Problem',
    13: 'Timestamp',
    14: 'Timestamp Reply',
  },
  icmp6: {
    1: 'Destination Unreachable',
    2: 'Packet Too Big',
    3: 'Time Exceeded',
    4: 'Parameter Problem',
    128: 'Echo Request',
    129: 'Echo Reply',
    133: 'Router Solicitation',
    134: 'Router Advertisement',
    135: 'Neighbor Solicitation',
    136: 'Neighbor Advertisement',
    137: 'Redirect',
  },
} as const satisfies Record<string, Readonly<Record<number, string>>>

export type IcmpVersion = keyof typeof ICMP_TYPES

/** The number of a type, with its name if it is a common one: `8 Echo Request`. */
export const icmpTypeName = (version: IcmpVersion, type: number): string => {
  const name = (ICMP_TYPES[version] as Readonly<Record<number, string>>)[type]
  return name === undefined ? String(type) : `${type} ${name}`
}

/** The largest type and code: each is one byte. */
const MAX = 255

/** Why a text is not an ICMP type, or undefined. Empty means all types. */
export const icmpTypeError = (text: string): string | undefined =>
  text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= MAX)
    ? undefined
    : `Enter a number from 0 to ${MAX}`

/** The code or range as the API writes it: `0-3`. */
export const normalizeIcmpCode = (text: string): string =>
  text.replace(/\s/g, '').replace(/[\u2010-\u2015\u2212]/g, '-')

/** Why a text is not a code or a range of codes, or undefined. Empty means all codes. */
export const icmpCodeError = (text: string): string | undefined => {
  if (text === '') return undefined
  const match = /^(\d+)(?:-(\d+))?$/.exec(text)
  if (!match) return 'Enter a code or a range such as 0-3'
  const first = Number(match[1])
  const last = match[2] === undefined ? first : Number(match[2])
  if (first > MAX || last > MAX) return `A code is at most ${MAX}`
  return first > last ? 'The first code of a range cannot be above the last one' : undefined
}
