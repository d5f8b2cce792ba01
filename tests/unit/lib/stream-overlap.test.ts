import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { streamOverlap } from '@/lib/stream-overlap'

const bytes = (text: string) => new TextEncoder().encode(text)
const overlap = (before: string, again: string) => streamOverlap(bytes(before), bytes(again))

/** By brute force. */
const slowly = (before: string, again: string) => {
  for (let length = Math.min(before.length, again.length); length > 0; length -= 1)
    if (before.endsWith(again.slice(0, length))) return length
  return 0
}

describe('the overlap of two texts', () => {
  test.each([
    ['abcdef', 'defgh', 3],
    ['abc', 'abcdef', 3],
    ['abc', 'xyz', 0],
    ['abab', 'ababab', 4],
    ['aaa', 'aaaa', 3],
    ['', 'abc', 0],
  ])('of %j and %j', (before, again, length) => {
    expect(overlap(before, again)).toEqual({ length, mayGrow: false })
  })

  test.each([
    ['abcdef', 'cd'],
    ['abcabc', 'abc'],
    ['abc', ''],
  ])('may grow while the first contains all of the second: %j, %j', (before, again) => {
    expect(overlap(before, again).mayGrow).toBe(true)
  })

  test('is the longest possible', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 12 })
    fc.assert(
      fc.property(text, text, (before, again) => {
        const { length, mayGrow } = overlap(before, again)
        expect(length).toBe(slowly(before, again))
        expect(mayGrow).toBe(before.slice(0, -1).includes(again) && before !== '')
      }),
      { numRuns: 500 },
    )
  })

  test('of a quarter of a million similar bytes is found quickly', () => {
    const before = bytes('ab'.repeat(131_072))
    const again = bytes(`${'ab'.repeat(131_000)}!`)
    expect(streamOverlap(before, again)).toEqual({ length: 262_000, mayGrow: false })
  })
})
