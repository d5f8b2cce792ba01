import { describe, expect, test } from 'vitest'
import type { SiloIpPool } from '@/api/generated/types'
import { selectFreeElsewhere } from '@/store/silo/ip-pools/elsewhere'
import { emptyPoolRefusal, onlyDefault, unicastPools } from '@/store/silo/ip-pools/rules'
import { siloIpPoolsQuery } from '@/store/silo/queries'
import { ipPoolUtilizationQuery } from '@/store/system/ip-pool-utilization/queries'
import { createCache } from '#tests/support/cache'

const pool = (name: string, more: Partial<SiloIpPool> = {}): SiloIpPool => ({
  id: name,
  name,
  description: '',
  timeCreated: '2025-01-01T00:00:00Z',
  timeModified: '2025-01-01T00:00:00Z',
  ipVersion: 'v4',
  poolType: 'unicast',
  isDefault: false,
  ...more,
})

const POOLS = [
  pool('six', { ipVersion: 'v6' }),
  pool('b'),
  pool('a'),
  pool('many', { poolType: 'multicast', isDefault: true }),
  pool('six-default', { ipVersion: 'v6', isDefault: true }),
  pool('default', { isDefault: true }),
]

test('unicast pools are in the order of default, IP version and name', () => {
  const names = unicastPools(POOLS).map(({ name }) => name)
  expect(names).toEqual(['default', 'six-default', 'a', 'b', 'six'])
  expect(unicastPools(POOLS, 'v6').map(({ name }) => name)).toEqual(['six-default', 'six'])
})

test('a default pool counts only if there is no other', () => {
  const pools = unicastPools(POOLS)
  expect(onlyDefault(pools)).toBeUndefined()
  expect(onlyDefault(pools.slice(1))?.name).toBe('six-default')
  expect(onlyDefault(pools.slice(2))).toBeUndefined()
})

describe('a refusal for want of addresses', () => {
  const none = {
    kind: 'error',
    statusCode: 507,
    message: 'Insufficient capacity: No external IP addresses available',
  } as const

  test('names the first of many pools of the same version', () => {
    const pools = ['full', 'b', 'c', 'd', 'e', 'f', 'g'].map(name => pool(name))
    expect(emptyPoolRefusal(none, 'full', { pools })).toBe(
      'full has no free address. Choose b, c, d, e, f or another, or ask an operator to add a range.',
    )
  })

  test('leaves an operator to ask where there is no other pool, or none may be seen', () => {
    const text = 'a has no free address. Ask an operator to add a range.'
    expect(emptyPoolRefusal(none, 'a', { pools: [pool('a'), POOLS[3]!, POOLS[0]!] })).toBe(text)
    expect(emptyPoolRefusal(none, 'a', { pools: undefined })).toBe(text)
  })

  test('is about nothing else, and no pool that was not named', () => {
    expect(emptyPoolRefusal(none, '', { pools: POOLS })).toBeUndefined()
    expect(emptyPoolRefusal({ ...none, statusCode: 400 }, 'a', { pools: POOLS })).toBeUndefined()
  })
})

describe('free addresses elsewhere', () => {
  const said = (left: Record<string, number>, names = ['full', 'b', 'c']) => {
    const cache = createCache(18)
    cache.hold(siloIpPoolsQuery, { items: [...names.map(name => pool(name)), POOLS[0]!] })
    for (const [name, remaining] of Object.entries(left))
      cache.hold(ipPoolUtilizationQuery({ pool: name }), { capacity: 8, remaining })
    return selectFreeElsewhere(cache.state(), 'full')
  }

  test('are named with their pools', () => {
    expect(said({ b: 3, c: 0 })).toBe('Free addresses are in b (3).')
    expect(said({ b: 3, c: 2 ** 60 })).toMatch(/^Free addresses are in b \(3\) and c \(.*10¹⁸\)\.$/)
  })

  test('are denied only once all other pools have been counted', () => {
    expect(said({ b: 0 })).toBe('')
    expect(said({ b: 0, c: 0 })).toBe('No other pool of the silo has one.')
    expect(said({}, ['full'])).toBe('The silo has no other such pool.')
  })
})
