import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bytesToGib,
  bytesToTib,
  formatBytes,
  GIB,
  gibToBytes,
  KIB,
  MIB,
  nextMultipleOf10,
  sizeParts,
  TIB,
} from '@/lib/size'

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [512, '512 B'],
    [1023, '1,023 B'],
    [1024, '1 KiB'],
    [1500, '1.46 KiB'],
    [512 * MIB, '512 MiB'],
    [4 * GIB, '4 GiB'],
    [10 * GIB, '10 GiB'],
    [1.5 * TIB, '1.5 TiB'],
    [2048 * TIB, '2,048 TiB'],
  ])('%d is %s', (bytes, expected) => expect(formatBytes(bytes)).toBe(expected))

  it('moves to the next unit rather than showing 1024 of one', () => {
    expect(formatBytes(MIB - 1)).toBe('1 MiB')
    expect(formatBytes(GIB - 1)).toBe('1 GiB')
  })

  it('pads file sizes to two decimals', () => {
    expect(formatBytes(3 * MIB, { padded: true })).toBe('3.00 MiB')
    expect(formatBytes(1500, { padded: true })).toBe('1.46 KiB')
    expect(formatBytes(17, { padded: true })).toBe('17 B')
  })

  it('separates number and unit', () => {
    expect(sizeParts(2 * GIB)).toEqual({ value: '2', unit: 'GiB' })
  })

  it('keeps the number below 1024 up to the largest unit', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1023 * TIB, noNaN: true }), bytes => {
        expect(Number(sizeParts(bytes).value.replace(',', ''))).toBeLessThan(1024)
      }),
    )
  })
})

describe('conversions', () => {
  it('divides and rounds', () => {
    expect(bytesToGib(1879048192)).toBe(1.75)
    expect(bytesToGib(1879048192, 1)).toBe(1.8)
    expect(bytesToTib(TIB / 3)).toBe(0.33)
    expect(bytesToTib(TIB / 3, 4)).toBe(0.3333)
    expect(gibToBytes(2)).toBe(2147483648)
    expect(KIB).toBe(1024)
  })
})

describe('nextMultipleOf10', () => {
  it.each([
    [1, 10],
    [10, 10],
    [10.0001, 20],
    [11, 20],
    [100, 100],
    [1019, 1020],
    [1021, 1023],
    [1023, 1023],
  ])('%d GiB suggests %d', (gib, expected) => expect(nextMultipleOf10(gib)).toBe(expected))
})
