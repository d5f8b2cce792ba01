import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockError, overlappingBlocks, summarizeBlock, tidyBlock } from '@/lib/ip-block'
import { cidrsOverlap, containsCidr, formatCidr, networkOf, parseCidr } from '@/lib/cidr'
import { formatIp, parseIp } from '@/lib/ip'
import { plainBits, plainBlock, plainOverlap } from './plain-addresses'

const families = [
  { version: 'v4', bits: 32, address: fc.ipV4() },
  { version: 'v6', bits: 128, address: fc.ipV6() },
] as const

const SEED = { seed: 20_260, numRuns: 500 }

const cidr = (text: string) => parseCidr(text) ?? expect.fail(`${text} is no block`)

/** An address as a number, from its bits. */
const plainIp = (bits: string) => ({
  version: bits.length === 32 ? ('v4' as const) : ('v6' as const),
  value: BigInt(`0b${bits}`),
})

describe.each(families)('blocks of $version, compared with bit strings', ({ bits, address }) => {
  const width = fc.integer({ min: 0, max: bits })
  const block = fc.tuple(address, width)
  /** Two blocks with a common prefix, which random ones rarely have. */
  const pair = fc.tuple(block, address, width, width).map(([[a, wide], b, narrow, alike]) => {
    const text = plainBits(a).slice(0, alike) + plainBits(b).slice(alike)
    return [`${a}/${wide}`, `${formatIp(plainIp(text))}/${narrow}`] as const
  })

  it('are parsed and formatted', () => {
    fc.assert(
      fc.property(block, ([ip, wide]) => {
        const parsed = cidr(`${ip}/${wide}`)
        expect(parsed).toEqual({ ip: plainIp(plainBits(ip)), width: wide })
        expect(plainBits(formatIp(parsed.ip))).toBe(plainBits(ip))
        expect(cidr(formatCidr(parsed))).toEqual(parsed)
        expect(parseIp(formatIp(parsed.ip))).toEqual(parsed.ip)
      }),
      SEED,
    )
  })

  it('have the right ends and size', () => {
    fc.assert(
      fc.property(block, ([ip, wide]) => {
        const reading = summarizeBlock(`${ip}/${wide}`)
        const { first, last, size } = plainBlock(ip, wide)
        expect(plainBits(reading?.first ?? '')).toBe(first)
        expect(plainBits(reading?.last ?? '')).toBe(last)
        expect(reading?.size.toString(2)).toBe(size)
        expect(reading?.hasHostBits).toBe(first !== plainBits(ip))
        expect(cidr(reading?.network ?? '')).toEqual(networkOf(cidr(`${ip}/${wide}`)))
      }),
      SEED,
    )
  })

  it('contain and overlap each other according to their leading bits', () => {
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const [a, b] = [cidr(one), cidr(other)]
        const { isInside, overlap } = plainOverlap(one, other)
        expect(containsCidr(a, b)).toBe(isInside)
        expect(cidrsOverlap(a, b)).toBe(overlap)
        expect(cidrsOverlap(b, a)).toBe(overlap)
        expect(overlappingBlocks(one, [{ name: 'other', block: other }])).toHaveLength(
          overlap ? 1 : 0,
        )
      }),
      SEED,
    )
  })
})

it('blocks of different IP versions never overlap', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV6(), (v4, v6) => {
      expect(cidrsOverlap(cidr(`${v4}/0`), cidr(`${v6}/0`))).toBe(false)
    }),
    SEED,
  )
})

describe('the summary of a block', () => {
  it('shows which host bits are ignored', () => {
    expect(summarizeBlock('10.1.1.7/24')).toEqual({
      network: '10.1.1.0/24',
      hasHostBits: true,
      first: '10.1.1.0',
      last: '10.1.1.255',
      size: 256n,
    })
    expect(summarizeBlock(' fd00::/64 ')).toEqual({
      network: 'fd00::/64',
      hasHostBits: false,
      first: 'fd00::',
      last: 'fd00::ffff:ffff:ffff:ffff',
      size: 2n ** 64n,
    })
  })

  it.each(['', '10.1.1.0', '10.1.1.0/', '10.1.1.0/33', 'fd00::/129', 'abc/8'])(
    'is undefined for %j',
    text => expect(summarizeBlock(text)).toBeUndefined(),
  )

  it('lists overlapping blocks', () => {
    const others = [
      { name: 'web', block: '10.1.0.0/16' },
      { name: 'db', block: '10.1.1.128/25' },
      { name: 'far', block: '10.2.0.0/16' },
      { name: 'six', block: 'fd00::/64' },
    ]
    expect(overlappingBlocks('10.1.1.9/24', others).map(({ name }) => name)).toEqual(['web', 'db'])
    expect(overlappingBlocks('10.3.0.0/16', others)).toEqual([])
    expect(overlappingBlocks('10.1.1', others)).toEqual([])
    expect(overlappingBlocks('10.1.1.0/24', [{ name: 'odd', block: 'unreadable' }])).toEqual([])
  })

  it('is rejected with the other IP version', () => {
    expect(blockError('fd00::/64', 'v4')).toBe('Must be an IPv4 block')
    expect(blockError('10.0.0.0/8', 'v6')).toBe('Must be an IPv6 block')
    expect(blockError('10.0.0.0/8')).toBeUndefined()
    expect(blockError('10.0.0.0/33', 'v6')).toBe('Max width for IPv4 is 32')
  })
})

it.each(['10.2.0.0 /24', '10.2.0.0/ 24', '10.2.0.0 / 24', '10.2.0.0/24'])(
  'a typed block %j has no spaces around its slash',
  text => expect(tidyBlock(text)).toBe('10.2.0.0/24'),
)
