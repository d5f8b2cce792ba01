import { describe, expect, it, test } from 'vitest'
import { mapCells } from '@/lib/address-map'
import { parseIpRange } from '@/lib/ip-range'
import { plainText } from '@/lib/rich-text'
import {
  countAddresses,
  floatingHoldings,
  groupsOf,
  marksOf,
  poolSentence,
  wasteOf,
  type Holding,
  type HoldingKind,
} from '@/store/system/pool-addresses/holders'

const range = parseIpRange('10.0.0.0', '10.0.0.23')!
const NOW = Date.parse('2026-03-01T00:00:00Z')

type Stopped = Holding['instance']

const stoppedAt = (id: string, timeRunStateUpdated: string) =>
  ({ id, name: id, runState: 'stopped', timeRunStateUpdated }) as Stopped

const held = (kind: HoldingKind, last: number, holder: string, instance?: Stopped): Holding => ({
  id: `${holder} ${last}`,
  ip: `10.0.0.${last}`,
  kind,
  project: 'p',
  holder,
  href: `/${holder}`,
  instance,
})

const FOUR = [
  held('floating', 0, 'a'),
  held('unattached', 1, 'b'),
  held('ephemeral', 2, 'c'),
  held('snat', 3, 'c'),
]

const SIX = [...FOUR, held('snat', 3, 'd'), held('snat', 3, 'e'), held('floating', 4, 'f')]

const counted = (holdings: readonly Holding[], allocated: bigint, capacity = 24n) =>
  countAddresses(holdings, { allocated, capacity, isInexact: capacity > 2n ** 53n })

describe('a pool of 24 addresses', () => {
  const letters = (holdings: readonly Holding[], isCertain: boolean) =>
    mapCells(
      range,
      marksOf(holdings, 'v4'),
      isCertain
        ? { kind: 'free', letter: '', text: '' }
        : { kind: 'unknown', letter: '?', text: '' },
      4_096,
    )!
      .map(({ letter }) => letter || '.')
      .join(' ')

  it('with 6 in use and 4 found has 2 others, and no cell that is certainly free', () => {
    const counts = counted(FOUR, 6n)
    expect(counts).toMatchObject({ found: 4n, others: 2n, isCertain: false })
    expect(counts.known).toEqual({ floating: 1, unattached: 1, ephemeral: 1, snat: 1 })
    expect(letters(FOUR, counts.isCertain)).toBe(`F f E S1${' ?'.repeat(20)}`)
    expect(poolSentence(counts, 'own', true)).toBe(
      '6 of 24 addresses are taken: 4 by objects of silo own that were found, 2 by others',
    )
  })

  it('with all in use found has free cells, and one for three instances that share it', () => {
    const counts = counted(SIX, 5n)
    expect(counts).toMatchObject({ found: 5n, others: 0n, isCertain: true })
    expect(letters(SIX, counts.isCertain)).toBe(`F f E S3 F${' .'.repeat(19)}`)
    expect(marksOf(SIX, 'v4').get(0x0a_00_00_03n)?.text).toBe('SNAT: p/c, p/d, and p/e')
  })

  it('counted before the last one was allocated is not certain', () => {
    expect(counted(SIX, 4n)).toMatchObject({ others: 0n, isCertain: false, allocated: 5n })
  })
})

test.each([
  [0n, 24n, [], 'No address is taken'],
  [1n, 1n, [], '1 of 1 address is taken: 0 by objects of silo own that were found, 1 by others'],
  [0n, 2n ** 64n, FOUR, 'At least 4 of ≈1.84×10¹⁹ addresses are taken by objects of silo own'],
])('%i of %i taken reads so', (allocated, capacity, holdings, sentence) => {
  expect(poolSentence(counted(holdings, allocated, capacity), 'own', true)).toBe(sentence)
})

test('what was not looked at may hold the rest', () => {
  expect(poolSentence(counted(FOUR, 6n), 'own', false)).toMatch(/, 2 by others or not looked at$/)
})

test('what was found can be grouped, an address of several instances counted once in a group', () => {
  const silos = { own: 'own', others: 3n }
  expect(groupsOf(SIX, 'kind', silos).map(({ id, count }) => [id, count])).toEqual([
    ['ephemeral', 1n],
    ['floating', 2n],
    ['unattached', 1n],
    ['snat', 1n],
  ])
  const others = SIX.map((holding, at) => ({ ...holding, project: at < 4 ? 'p10' : 'p9' }))
  expect(groupsOf(others, 'project', silos).map(({ name, count }) => [name, count])).toEqual([
    ['p9', 2n],
    ['p10', 4n],
  ])
})

test.each([
  [3n, [['Other silos or not looked at', 3n]]],
  [undefined, [['Other silos or not looked at', undefined]]],
  [0n, []],
])(
  'of the silos, only the own one is known by name, with %s addresses of others',
  (others, more) => {
    const groups = groupsOf(SIX, 'silo', { own: 'own', others })
    expect(groups.map(({ name, count }) => [name, count])).toEqual([['own', 5n], ...more])
  },
)

test('addresses of another IP version are not marked', () => {
  expect(marksOf(FOUR, 'v6').size).toBe(0)
})

test('before releases that tell it, the pool is the one whose range has the address', () => {
  const pool = { id: 'pool', spans: [range] }
  const floating = (ip: string, ipPoolId?: string) =>
    floatingHoldings(
      [{ id: ip, name: 'n', ip, ipPoolId, timeCreated: '' }] as never,
      'p',
      pool,
      new Map(),
    ).length
  expect(floating('10.0.0.5')).toBe(1)
  expect(floating('10.0.1.5')).toBe(0)
  expect(floating('10.0.1.5', 'pool')).toBe(1)
  expect(floating('10.0.0.5', 'other')).toBe(0)
})

describe('what is held without need', () => {
  const found = (holdings: readonly Holding[], spans = [range], isCertain = true) =>
    wasteOf({ holdings, pool: { id: 'pool', spans }, now: NOW, isCertain, page: '/pool' })

  const texts = (...input: Parameters<typeof found>) => found(...input).map(plainText)

  const links = (holdings: readonly Holding[]) =>
    found(holdings).flatMap(text =>
      text.flatMap(part => (typeof part === 'string' ? [] : (part.href ?? []))),
    )

  it('is nothing if all is used', () => {
    expect(texts([held('floating', 0, 'a'), held('snat', 3, 'c')])).toEqual([])
  })

  it('are floating IPs without an instance, by name', () => {
    const many = [1, 2, 3, 4, 5, 6, 7].map(last => held('unattached', last, `f${last}`))
    expect(texts(many.slice(0, 1))).toEqual(['1 floating IP attached to nothing: p/f1.'])
    expect(texts(many)).toEqual([
      '7 floating IPs attached to nothing: p/f1, p/f2, p/f3, p/f4, p/f5, and 2 more.',
    ])
    expect(links(many)).toEqual([
      ...[1, 2, 3, 4, 5].map(last => `/f${last}`),
      '/pool?tab=addresses&group=kind&of=unattached',
    ])
  })

  it.each([
    ['2026-01-29T00:00:00Z', ['1 ephemeral IP of instances stopped for more than 30 days: p/c.']],
    ['2026-01-31T00:00:00Z', []],
  ])('are ephemeral IPs of instances stopped on %s', (since, expected) => {
    expect(texts([held('ephemeral', 2, 'c', stoppedAt('c', since))])).toEqual(expected)
  })

  it('are SNAT addresses of instances with an address of their own', () => {
    const both = stoppedAt('c', '2026-02-28T00:00:00Z')
    expect(texts([held('ephemeral', 2, 'c', both), held('snat', 3, 'c', both)])).toEqual([
      '1 instance with a floating or ephemeral IP also has an address for outbound traffic, which the rack always assigns.',
    ])
  })

  it('are ranges without any use, unless there is only one or others may use them', () => {
    const other = parseIpRange('10.9.0.0', '10.9.0.7')!
    expect(texts([held('floating', 0, 'a')], [range, other])).toEqual([
      'Nothing uses 10.9.0.0–10.9.0.7.',
    ])
    expect(texts([held('floating', 0, 'a')], [range, other], false)).toEqual([])
  })
})
