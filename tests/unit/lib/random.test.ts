import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexSuffix, type RandomState, seedRandom } from '@/lib/random'

const draw = (seed: number, count: number): string[] => {
  const suffixes: string[] = []
  let state: RandomState = seedRandom(seed)
  for (let drawn = 0; drawn < count; drawn += 1) {
    const [suffix, after] = hexSuffix(state)
    suffixes.push(suffix)
    state = after
  }
  return suffixes
}

describe('the random generator', () => {
  it('is deterministic for a seed, and differs between seeds', () => {
    expect(draw(7, 50)).toEqual(draw(7, 50))
    expect(draw(7, 50)).not.toEqual(draw(8, 50))
  })

  it('never changes, because recorded sessions would not replay', () => {
    expect(draw(1, 3)).toEqual(['ba34dd', '5011b4', '33ab30'])
    expect(draw(2024, 3)).toEqual(['9e438f', '9013f2', 'ea9b8e'])
  })

  it('has an immutable state that survives JSON', () => {
    const state = seedRandom(3)
    const copy = JSON.parse(JSON.stringify(state)) as RandomState
    expect(hexSuffix(copy)).toEqual(hexSuffix(state))
    expect(state).toEqual(copy)
  })

  it('has uncorrelated sequences for adjacent seeds', () => {
    const first = Array.from({ length: 1_000 }, (_, seed) => draw(seed, 1)[0]!)
    expect(new Set(first).size).toBeGreaterThan(990)
    expect(new Set(first.map(suffix => suffix.slice(0, 2))).size).toBeGreaterThan(240)
    expect(new Set(first.map(suffix => suffix.slice(-2))).size).toBeGreaterThan(240)
  })

  it('is uniform over sixteen buckets', () => {
    const drawn = draw(42, 16_000)
    for (const place of [0, 5]) {
      for (const digit of '0123456789abcdef') {
        const count = drawn.filter(suffix => suffix[place] === digit).length
        expect(Math.abs(count - 1000)).toBeLessThan(150)
      }
    }
  })

  it('draws six lower-case hex digits', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        expect(hexSuffix(seedRandom(seed))[0]).toMatch(/^[0-9a-f]{6}$/)
      }),
    )
  })
})
