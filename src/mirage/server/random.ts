import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A seeded random generator: the same seed gives the same sequence. */
export interface Random {
  /** An integer, both bounds inclusive. */
  int(from: number, to: number): number
  pick<T>(choices: readonly T[]): T
  /** True with a probability of `percent` %. */
  chance(percent: number): boolean
  /** `length` characters of `alphabet`. */
  text(length: number, alphabet: string): string
  hex(length: number): string
}

const HEX = '0123456789abcdef'

export const createRandom = (seed: number): Random => {
  const generator = xoroshiro128plus(seed)
  const int = (from: number, to: number) => uniformInt(generator, from, to)
  const text = (length: number, alphabet: string) =>
    Array.from({ length }, () => alphabet[int(0, alphabet.length - 1)]).join('')
  return {
    int,
    text,
    pick: choices => choices[int(0, choices.length - 1)]!,
    chance: percent => int(0, 9_999) < percent * 100,
    hex: length => text(length, HEX),
  }
}
