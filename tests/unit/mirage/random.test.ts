import { describe, expect, it } from 'vitest'
import { createIds } from '@/mirage/server/backend-state'
import { createRandom } from '@/mirage/server/random'

const draw = (seed: number) => {
  const random = createRandom(seed)
  return [random.int(1, 1_000_000), random.hex(20), random.text(8, 'XYZ'), random.pick([1, 2, 3])]
}

describe('a random generator', () => {
  it('is deterministic for a seed', () => {
    expect(draw(3)).toEqual(draw(3))
    expect(draw(3)).not.toEqual(draw(4))
  })

  it('includes both bounds', () => {
    const random = createRandom(1)
    const seen = new Set(Array.from({ length: 200 }, () => random.int(1, 3)))
    expect([...seen].toSorted()).toEqual([1, 2, 3])
  })

  it('matches the given probabilities', () => {
    const random = createRandom(1)
    const count = (percent: number) =>
      Array.from({ length: 10_000 }, () => random.chance(percent)).filter(Boolean).length
    expect(count(0)).toBe(0)
    expect(count(100)).toBe(10_000)
    expect(count(25)).toBeGreaterThan(2_300)
    expect(count(25)).toBeLessThan(2_700)
  })
})

describe('ids', () => {
  it('are unique and look like random UUIDs', () => {
    const ids = createIds(createRandom(1))
    const seen = Array.from({ length: 1_000 }, () => ids.next())
    expect(new Set(seen).size).toBe(1_000)
    for (const id of seen) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    }
  })
})
