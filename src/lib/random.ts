import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/**
 * Random numbers as pure functions: state in, value and next state out, so that a seed always gives
 * the same sequence. Good enough for names, not for secrets. The state is four numbers, as JSON.
 */
export type RandomState = readonly number[]

/** `seed` may be any integer. */
export const seedRandom = (seed: number): RandomState => {
  const generator = xoroshiro128plus(seed)
  // The first numbers of a fresh generator still correlate with its seed.
  generator.jump()
  return generator.getState()
}

/** Six lower-case hex digits, the suffix of generated names, and the next state. */
export const hexSuffix = (state: RandomState): [suffix: string, state: RandomState] => {
  const generator = xoroshiro128plusFromState(state)
  const drawn = generator.next() >>> 8
  return [drawn.toString(16).padStart(6, '0'), generator.getState()]
}
