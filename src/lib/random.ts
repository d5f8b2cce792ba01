/**
 * Randomness as plain data: a state goes in, a value and the next state come out, so that the same
 * seed tells the same story again. Good for names, jitter and seeds; not for secrets.
 */
export type RandomState = number

/** A state from any whole number. */
export const seedRandom = (seed: number): RandomState => seed >>> 0

/** The next number in [0, 1), and the state after it (splitmix, 32 bits). */
export const next = (state: RandomState): [value: number, state: RandomState] => {
  const after = (state + 0x9e3779b9) >>> 0
  let mixed = after ^ (after >>> 16)
  mixed = Math.imul(mixed, 0x21f0aaad)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x735a2d97)
  mixed ^= mixed >>> 15
  return [(mixed >>> 0) / 0x1_0000_0000, after]
}

/** A whole number from `min` to `max`, both included. */
export const nextInteger = (
  state: RandomState,
  min: number,
  max: number,
): [value: number, state: RandomState] => {
  const [value, after] = next(state)
  return [min + Math.floor(value * (max - min + 1)), after]
}

/** Six lower-case hex digits, as generated names end in. */
export const hexSuffix = (state: RandomState): [suffix: string, state: RandomState] => {
  const [value, after] = nextInteger(state, 0, 0xff_ffff)
  return [value.toString(16).padStart(6, '0'), after]
}
