/*
 * Addresses as strings of zeros and ones: a reference implementation of `lib/ip` and `lib/cidr`.
 * Slow, and for valid addresses only.
 */

const binary = (number: number, width: number) => number.toString(2).padStart(width, '0')

const bitsOfV4 = (text: string): string =>
  text
    .split('.')
    .map(byte => binary(parseInt(byte, 10), 8))
    .join('')

const bitsOfGroups = (text: string): string =>
  text
    .split(':')
    .map(group => {
      if (group === '') return ''
      return group.includes('.') ? bitsOfV4(group) : binary(parseInt(group, 16), 16)
    })
    .join('')

/** The 32 or 128 bits of an address. */
export const plainBits = (text: string): string => {
  if (!text.includes(':')) return bitsOfV4(text)
  const [head = '', tail = ''] = text.split('::').map(bitsOfGroups)
  return head + tail.padStart(128 - head.length, '0')
}

/** The canonical text of an IPv6 address, not IPv4-mapped. */
export const plainText = (groups: readonly number[]): string => {
  const zeros = (start: number) => {
    let end = start
    while (groups[end] === 0) end += 1
    return end - start
  }
  const hex = (part: readonly number[]) => part.map(group => group.toString(16)).join(':')
  const longest = Math.max(...groups.map((_, start) => zeros(start)))
  if (longest < 2) return hex(groups)
  const start = groups.findIndex((_, index) => zeros(index) === longest)
  return `${hex(groups.slice(0, start))}::${hex(groups.slice(start + longest))}`
}

/** First and last address of a block as bits, and its size, in binary. */
export const plainBlock = (address: string, width: number) => {
  const bits = plainBits(address)
  const free = bits.length - width
  return {
    first: bits.slice(0, width) + '0'.repeat(free),
    last: bits.slice(0, width) + '1'.repeat(free),
    size: `1${'0'.repeat(free)}`,
  }
}

/** Whether the first of two blocks contains the second, and whether they overlap. */
export const plainOverlap = (one: string, other: string) => {
  const prefixOf = (text: string) => {
    const [address = '', width] = text.split('/')
    return plainBits(address).slice(0, Number(width))
  }
  const [a, b] = [prefixOf(one), prefixOf(other)]
  return { isInside: b.startsWith(a), overlap: b.startsWith(a) || a.startsWith(b) }
}
