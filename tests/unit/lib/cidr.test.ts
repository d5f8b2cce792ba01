import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Cidr,
  cidrError,
  cidrSize,
  cidrsOverlap,
  containsCidr,
  containsIp,
  firstAddress,
  formatCidr,
  isNetworkAddress,
  lastAddress,
  parseCidr,
} from '@/lib/cidr'
import { formatIp, type Ip, parseIp } from '@/lib/ip'
import { plainBits } from './plain-addresses'

const PARTS = 'Must contain an IP address and a width, separated by a /'
const ADDRESS = 'Must have an IP address before the /'
const WIDTH = 'Must have a width after the /'
const INTEGER = 'Width must be an integer'

const block = (text: string): Cidr => {
  const cidr = parseCidr(text)
  if (!cidr) throw new Error(`${text} is not a block`)
  return cidr
}

const address = (text: string): Ip => {
  const ip = parseIp(text)
  if (!ip) throw new Error(`${text} is not an address`)
  return ip
}

describe('cidrError', () => {
  it.each([
    ['1.1.1.1/04', undefined],
    ['1.1.1.1/0', undefined],
    ['1.1.1.1/32', undefined],
    ['2001:db8::/00004', undefined],
    ['2001:db8::/128', undefined],
    ['::/0', undefined],
    ['', PARTS],
    ['abc', PARTS],
    ['1.1.1.1', PARTS],
    ['/', ADDRESS],
    ['/32', ADDRESS],
    [' /32', ADDRESS],
    ['1.1.1.1/', WIDTH],
    ['1.1.1.1/ ', WIDTH],
    ['fd::/', WIDTH],
    ['10.99.0/24', '10.99.0 is not a valid IP address'],
    ['192.168.0.0.0/24', '192.168.0.0.0 is not a valid IP address'],
    ['10.0.0.256/33', '10.0.0.256 is not a valid IP address'],
    ['2001:db8:::/64', '2001:db8::: is not a valid IP address'],
    [' 1.1.1.1/24', ' 1.1.1.1 is not a valid IP address'],
    ['web/24', 'web is not a valid IP address'],
    ['1.1.1.1/24/24', 'Must contain only one /'],
    ['1.1.1.1//24', 'Must contain only one /'],
    ['1.1.1.1/a', INTEGER],
    ['1.1.1.1/-1', INTEGER],
    ['1.1.1.1/2.5', INTEGER],
    ['1.1.1.1/24 ', INTEGER],
    ['2001:db8::/1e1', INTEGER],
    ['1.1.1.1/33', 'Max width for IPv4 is 32'],
    ['2001:db8::/129', 'Max width for IPv6 is 128'],
  ])('checks %j', (text, expected) => {
    expect(cidrError(text)).toBe(expected)
    expect(parseCidr(text) === undefined).toBe(expected !== undefined)
  })
})

describe('blocks', () => {
  it('have ends that do not depend on host bits', () => {
    const cidr = block('10.1.1.2/24')
    expect(formatIp(firstAddress(cidr))).toBe('10.1.1.0')
    expect(formatIp(lastAddress(cidr))).toBe('10.1.1.255')
    expect(cidrSize(cidr)).toBe(256n)
    expect(isNetworkAddress(cidr)).toBe(false)
    expect(isNetworkAddress(block('10.1.1.0/24'))).toBe(true)
    expect(formatCidr(cidr)).toBe('10.1.1.2/24')
    expect(cidrSize(block('fd00::/64'))).toBe(2n ** 64n)
  })

  it('contain addresses of their own IP version only', () => {
    expect(containsIp(block('10.0.0.0/8'), address('10.255.0.1'))).toBe(true)
    expect(containsIp(block('10.0.0.0/8'), address('11.0.0.1'))).toBe(false)
    expect(containsIp(block('0.0.0.0/0'), address('::1'))).toBe(false)
    expect(containsIp(block('::/0'), address('::1'))).toBe(true)
  })

  it('overlap if one contains the other', () => {
    expect(cidrsOverlap(block('10.0.0.0/8'), block('10.2.0.0/16'))).toBe(true)
    expect(cidrsOverlap(block('10.2.0.0/16'), block('10.0.0.0/8'))).toBe(true)
    expect(cidrsOverlap(block('10.1.0.0/16'), block('10.2.0.0/16'))).toBe(false)
    expect(containsCidr(block('10.2.0.0/16'), block('10.0.0.0/8'))).toBe(false)
  })

  it('contain what starts with the same bits', () => {
    const width = fc.integer({ min: 0, max: 128 })
    // Random pairs differ in their first bits, so some are given a common prefix.
    const others = fc.tuple(fc.ipV6(), fc.ipV6(), width).map(([network, other, alike]) => {
      const bits = plainBits(network).slice(0, alike) + plainBits(other).slice(alike)
      return [network, formatIp({ version: 'v6', value: BigInt(`0b${bits}`) })] as const
    })
    fc.assert(
      fc.property(others, width, ([network, other], bits) => {
        const expected = plainBits(other).startsWith(plainBits(network).slice(0, bits))
        expect(containsIp(block(`${network}/${bits}`), address(other))).toBe(expected)
      }),
      { numRuns: 1000 },
    )
  })

  it('contain their own ends, and not the addresses next to them', () => {
    const width = fc.integer({ min: 1, max: 31 })
    fc.assert(
      fc.property(fc.ipV4(), width, (network, bits) => {
        const cidr = block(`${network}/${bits}`)
        const first = firstAddress(cidr)
        const last = lastAddress(cidr)
        expect(containsIp(cidr, first) && containsIp(cidr, last)).toBe(true)
        expect(containsIp(cidr, { version: 'v4', value: first.value - 1n })).toBe(false)
        expect(containsIp(cidr, { version: 'v4', value: last.value + 1n })).toBe(false)
      }),
    )
  })
})
