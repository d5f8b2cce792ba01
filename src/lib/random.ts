import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/**
 * Randomness as plain data: a state goes in, a value and the next state come out, so that the same
 * seed tells the same story again. Good for names; not for secrets. As JSON it is four numbers.
 */
export type RandomState = readonly number[]

/** A state from any whole number. */
export const seedRandom = (seed: number): RandomState => {
  const generator = xoroshiro128plus(seed)
  // The first numbers of a fresh generator still look like its seed.
  generator.jump()
  return generator.getState()
}

/** Six lower-case hex digits, as generated names end in, and the state after drawing them. */
export const hexSuffix = (state: RandomState): [suffix: string, state: RandomState] => {
  const generator = xoroshiro128plusFromState(state)
  const drawn = generator.next() >>> 8
  return [drawn.toString(16).padStart(6, '0'), generator.getState()]
}
