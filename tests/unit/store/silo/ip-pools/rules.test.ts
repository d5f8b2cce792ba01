import { expect, test } from 'vitest'
import type { SiloIpPool } from '@/api/generated/types'
import { onlyDefault, unicastPools } from '@/store/silo/ip-pools/rules'

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
