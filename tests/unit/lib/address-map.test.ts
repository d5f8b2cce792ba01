import { describe, expect, it, test } from 'vitest'
import {
  addressesText,
  cellWith,
  lowestFree,
  mapCells,
  usableSpan,
  withGaps,
} from '@/lib/address-map'
import { parseCidr } from '@/lib/cidr'
import { formatIp, parseIp } from '@/lib/ip'
import { parseIpRange } from '@/lib/ip-range'

const range = (first: string, last: string) => parseIpRange(first, last)!
const at = (ip: string) => parseIp(ip)!.value
const REST = { kind: 'free', letter: '', text: 'free' }
const used = (letter: string) => ({ kind: 'floating', letter, text: 'used' })

describe('the cells of a range', () => {
  it('are one for each address, marked if it is used', () => {
    const marks = new Map([[at('10.0.0.3'), used('F')]])
    const cells = mapCells(range('10.0.0.2', '10.0.0.4'), marks, REST, 4_096)
    expect(cells?.map(({ addresses, letter }) => `${addresses} ${letter}`)).toEqual([
      '10.0.0.2 ',
      '10.0.0.3 F',
      '10.0.0.4 ',
    ])
  })

  it('have a power of two of addresses each if there are too many, and a share', () => {
    const marks = new Map(['10.0.0.0', '10.0.0.1', '10.0.0.8'].map(ip => [at(ip), used('F')]))
    const cells = mapCells(range('10.0.0.0', '10.0.0.8'), marks, REST, 4)
    expect(cells?.map(({ addresses, share, text }) => [addresses, share, text])).toEqual([
      ['10.0.0.0–10.0.0.3', 0.5, '2 of 4 known to be in use'],
      ['10.0.0.4–10.0.0.7', 0, 'free'],
      ['10.0.0.8', 1, '1 of 1 known to be in use'],
    ])
  })

  it.each([
    ['fd00::', 'fd00::f'],
    ['10.0.0.0', '12.0.0.0'],
  ])('are none for %s to %s', (first, last) => {
    expect(mapCells(range(first, last), new Map(), REST, 4_096)).toBeUndefined()
  })
})

test.each([
  ['10.0.0.0', 4_096, 0],
  ['10.0.0.9', 4_096, 9],
  ['10.0.0.9', 4, 2],
  ['10.0.1.0', 4_096, -1],
  ['fd00::1', 4_096, -1],
])('%s is in the cell of at most %i: %i', (ip, most, cell) => {
  expect(cellWith(range('10.0.0.0', '10.0.0.15'), ip, most)).toBe(cell)
})

describe('the addresses of a range with gaps', () => {
  const words = (first: string, last: string, ips: readonly string[]) =>
    withGaps(range(first, last), new Map(ips.map(ip => [at(ip), used('F')]))).map(part =>
      'ip' in part ? part.ip : `… ${addressesText(part.gap)} …`,
    )

  it.each([
    [['10.0.0.0'], ['10.0.0.0', '… 3 addresses …']],
    [
      ['10.0.0.3', '10.0.0.2', '10.0.0.2'],
      ['… 2 addresses …', '10.0.0.2', '10.0.0.3'],
    ],
    [['10.0.0.1'], ['… 1 address …', '10.0.0.1', '… 2 addresses …']],
    [[], ['… 4 addresses …']],
    [['10.0.9.9'], ['… 4 addresses …']],
  ])('with %j', (ips, expected) => {
    expect(words('10.0.0.0', '10.0.0.3', ips)).toEqual(expected)
  })

  it('never give a number above 2⁵³ as exact', () => {
    expect(words('fd00::', 'fd00::ffff:ffff:ffff:ffff', ['fd00::1'])).toEqual([
      '… 1 address …',
      'fd00::1',
      '… ≈1.84×10¹⁹ addresses …',
    ])
    expect(addressesText(2n ** 53n - 1n)).toBe('9,007,199,254,740,991 addresses')
    expect(addressesText(2n ** 53n)).toBe('≈9.01×10¹⁵ addresses')
  })
})

describe('the usable addresses of a subnet', () => {
  it.each([
    ['10.0.0.0/24', '10.0.0.5', '10.0.0.254'],
    ['10.0.0.77/29', '10.0.0.77', '10.0.0.78'],
    ['fd00::/64', 'fd00::5', 'fd00::ffff:ffff:ffff:ffff'],
  ])('of %s are %s to %s', (block, first, last) => {
    const span = usableSpan(parseCidr(block)!)
    expect(span && [formatIp(span.first), formatIp(span.last)]).toEqual([first, last])
  })

  it('are none in a block of four', () => {
    expect(usableSpan(parseCidr('10.0.0.0/30')!)).toBeUndefined()
  })
})

test.each([
  [[], '10.0.0.5'],
  [['10.0.0.5', '10.0.0.7'], '10.0.0.6'],
  [['10.0.0.5', '10.0.0.6', '10.0.0.7'], undefined],
])('with %j taken, the lowest free address is %s', (ips, free) => {
  const next = lowestFree(range('10.0.0.5', '10.0.0.7'), new Set(ips.map(at)))
  expect(next && formatIp(next)).toBe(free)
})
