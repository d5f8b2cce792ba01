import { describe, expect, it } from 'vitest'
import { percentage } from '@/lib/figures'
import { GIB, TIB } from '@/lib/size'
import { resourceUses, filled, sumResources, unitOf } from '@/lib/utilization'

const mazeWar = {
  provisioned: { cpus: 30, memory: 234 * GIB, storage: 4.3 * TIB },
  quota: { cpus: 50, memory: 300 * GIB, storage: 7 * TIB },
}
const NOTHING = { cpus: 0, memory: 0, storage: 0 }

describe('resourceUses', () => {
  it("are in the resources' units, and available is the difference of the rounded values", () => {
    expect(resourceUses(mazeWar.provisioned, mazeWar.quota)).toEqual([
      {
        id: 'cpus',
        title: 'CPU',
        unit: 'vCPUs',
        provisioned: 30,
        quota: 50,
        available: 20,
        percent: 60,
      },
      {
        id: 'memory',
        title: 'Memory',
        unit: 'GiB',
        provisioned: 234,
        quota: 300,
        available: 66,
        percent: 78,
      },
      {
        id: 'storage',
        title: 'Storage',
        unit: 'TiB',
        provisioned: 4.3,
        quota: 7,
        available: 2.7,
        percent: 61.43,
      },
    ])
  })

  it('can be negative if more is provisioned than allowed', () => {
    const [cpu, memory] = resourceUses(
      { cpus: 5, memory: 1.005 * GIB, storage: 0 },
      { cpus: 2, memory: GIB, storage: 0 },
    )
    expect(cpu?.available).toBe(-3)
    expect(memory?.available).toBe(-0.01)
  })
})

describe('sumResources', () => {
  it('adds up bytes before rounding', () => {
    const third = { cpus: 1, memory: GIB / 3, storage: TIB / 3 }
    const [, memory, storage] = resourceUses(sumResources([third, third, third]), NOTHING)
    expect([memory?.provisioned, storage?.provisioned]).toEqual([1, 1])
  })

  it('is 0 for an empty list', () => {
    expect(sumResources([])).toEqual(NOTHING)
  })
})

describe('a share', () => {
  it.each([
    [66.01, 100, 66.01],
    [120, 100, 100],
    [0, 0, 0],
    [3, 0, 100],
    [0, 10, 0],
  ])('of %d used of %d fills %d%% of its bar', (used, quota, expected) => {
    expect(filled(percentage(used, quota))).toBe(expected)
  })

  it('is that of the exact amounts, not of the rounded ones', () => {
    const [, , storage] = resourceUses(
      { cpus: 0, memory: 0, storage: 0.7549 * TIB },
      { cpus: 0, memory: 0, storage: TIB },
    )
    expect(storage).toMatchObject({ provisioned: 0.75, percent: 75.49 })
  })
})

it('tells a few GiB of storage from nothing', () => {
  const [, , storage] = resourceUses(
    { cpus: 0, memory: 0, storage: 0 },
    { cpus: 0, memory: 0, storage: GIB },
  )
  expect(storage).toMatchObject({ quota: 0.001, available: 0.001 })
})

it('writes one vCPU in the singular', () => {
  expect([unitOf(1, 'vCPUs'), unitOf(2, 'vCPUs'), unitOf(1, 'GiB')]).toEqual([
    'vCPU',
    'vCPUs',
    'GiB',
  ])
})
