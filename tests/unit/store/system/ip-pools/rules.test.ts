import { describe, expect, test } from 'vitest'
import { addressCounts, poolPercent } from '@/store/system/ip-pools/rules'

describe('the addresses of a pool', () => {
  test('are counted by version before release 17', () => {
    const old = {
      ipv4: { allocated: 6, capacity: 24 },
      ipv6: { allocated: '1', capacity: '18446744073709551616' },
    }
    expect(addressCounts(old as never)).toEqual([
      { version: 'v4', allocated: 6n, capacity: 24n },
      { version: 'v6', allocated: 1n, capacity: 18446744073709551616n },
    ])
  })

  test('are counted together from release 17 on, as what remains', () => {
    expect(addressCounts({ capacity: 24, remaining: 18 })).toEqual([
      { allocated: 6n, capacity: 24n },
    ])
    expect(addressCounts({ capacity: 0, remaining: 0 })).toEqual([{ allocated: 0n, capacity: 0n }])
    expect(addressCounts({ capacity: 2 ** 64, remaining: 2 ** 63 })).toEqual([
      { allocated: 2n ** 63n, capacity: 2n ** 64n, isInexact: true },
    ])
  })
})

test('a pool without addresses has no share in use', () => {
  expect(poolPercent({ allocated: 65n, capacity: 100n })).toBe(65)
  expect(poolPercent({ allocated: 0n, capacity: 0n })).toBeNull()
})
