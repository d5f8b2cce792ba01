import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { seedRandom } from '@/lib/random'

/** A seeded random generator. */
export const createRandom = (seed: number) => {
  const generator = xoroshiro128plusFromState(seedRandom(seed))
  const below = (limit: number) => uniformInt(generator, 0, limit - 1)
  return {
    below,
    /** True with a probability of `percent` %. */
    chance: (percent: number) => below(100) < percent,
    oneOf: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item,
  }
}

export type Random = ReturnType<typeof createRandom>
