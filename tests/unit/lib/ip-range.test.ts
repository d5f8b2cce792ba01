import { describe, expect, test } from 'vitest'
import { ipRangeSize, ipRangesOverlap, parseIpRange } from '@/lib/ip-range'

const range = (first: string, last: string) => {
  const found = parseIpRange(first, last)
  if (!found) throw new Error(`${first}–${last} is no range.`)
  return found
}

describe('a range', () => {
  test.each([
    ['10.0.0.1', '10.0.0.1', 1n],
    ['10.0.0.50', '10.0.1.0', 207n],
    ['0.0.0.0', '255.255.255.255', 2n ** 32n],
    ['::1', '::ffff:ffff:ffff:ffff', 2n ** 64n - 1n],
    ['::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 2n ** 128n],
  ])('%s–%s has %s addresses', (first, last, size) => {
    expect(ipRangeSize(range(first, last))).toBe(size)
  })

  test.each([
    ['10.0.0.2', '10.0.0.1'],
    ['10.0.0.1', '::1'],
    ['', '10.0.0.1'],
    ['10.0.0.1', 'abc'],
  ])('%s–%s is invalid', (first, last) => {
    expect(parseIpRange(first, last)).toBeUndefined()
  })
})

test.each([
  ['10.0.0.1', '10.0.0.9', '10.0.0.9', '10.0.0.20', true],
  ['10.0.0.1', '10.0.0.9', '10.0.0.10', '10.0.0.20', false],
  ['10.0.0.1', '10.0.0.99', '10.0.0.20', '10.0.0.22', true],
  ['10.0.0.20', '10.0.0.22', '10.0.0.1', '10.0.0.99', true],
  // Numerically equal.
  ['0.0.0.1', '0.0.0.9', '::1', '::9', false],
])('%s–%s and %s–%s overlap: %s', (a, b, c, d, overlap) => {
  expect(ipRangesOverlap(range(a, b), range(c, d))).toBe(overlap)
  expect(ipRangesOverlap(range(c, d), range(a, b))).toBe(overlap)
})
