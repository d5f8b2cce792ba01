import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteRange } from '@/lib/byte-range'

describe('a range of five bytes', () => {
  it.each([
    ['bytes=0-4', [0, 4]],
    ['Bytes=1-1', [1, 1]],
    ['bytes=2-', [2, 4]],
    ['bytes=-2', [3, 4]],
    ['bytes=-99999999999999999999', [0, 4]],
    ['bytes=0-99999999999999999999', [0, 4]],
    ['bytes=5-', 'unsatisfiable'],
    ['bytes=3-2', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=99999999999999999999-', 'unsatisfiable'],
    ['bytes=-', null],
    ['bytes=0-1,3-4', null],
    ['bytes=a-b', null],
    ['bytes=1.5-2', null],
    ['lines=0-1', null],
    ['', null],
  ])('%s is %j', (range, expected) => expect(byteRange(range, 5)).toEqual(expected))

  it('is never out of bounds', () => {
    const number = fc.oneof(fc.nat(20), fc.bigInt({ min: 0n }), fc.constant(''))
    fc.assert(
      fc.property(number, number, fc.nat(20), (from, to, size) => {
        const part = byteRange(`bytes=${from}-${to}`, size)
        if (part === null || part === 'unsatisfiable') return
        const [first, last] = part
        expect(0 <= first && first <= last && last < size).toBe(true)
      }),
    )
  })

  it('of an empty file is unsatisfiable', () => {
    expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(byteRange('bytes=-1', 0)).toBe('unsatisfiable')
  })
})
