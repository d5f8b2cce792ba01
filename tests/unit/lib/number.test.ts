import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber, round } from '@/lib/number'
import { bigNumber, percentage, splitDecimal } from '@/lib/figures'

describe('round', () => {
  it.each([
    [4.997, 2, 5],
    [1438972340398.648, 2, 1438972340398.65],
    [1.005, 2, 1.01],
    [-1.5, 0, -2],
    [0.5, 0, 1],
    [123.456, 1, 123.5],
    [Infinity, 2, Infinity],
  ])('%d to %d digits is %d', (value, digits, expected) =>
    expect(round(value, digits)).toBe(expected),
  )

  it('keeps NaN', () => expect(round(NaN, 2)).toBeNaN())
})

describe('splitDecimal', () => {
  it.each([
    [1.259, 'en-US', ['1', '.26']],
    [1, 'en-US', ['1', '']],
    [1000.5, 'en-US', ['1,000', '.5']],
    [-0.236, 'en-US', ['-0', '.24']],
    [0, 'en-US', ['0', '']],
    [49.00000001, 'en-US', ['49', '']],
    [1000.5, 'de', ['1.000', ',5']],
  ])('%d in %s', (value, locale, expected) => expect(splitDecimal(value, locale)).toEqual(expected))
})

describe('bigNumber', () => {
  it.each([
    [0, '0'],
    [37, '37'],
    [999_999, '999,999'],
    [1_000_000, '1M'],
    [1_234_567, '1.2M'],
    [492_038_458_320, '492B'],
    [894_283_412_938_921, '894.3T'],
    [1_293_859_032_098_219, '≈1.29×10¹⁵'],
    [23_094_304_823_948_203_952_304_920_342n, '≈2.31×10²⁸'],
    [-1_234_567, '-1.2M'],
  ])('%d is %s', (value, expected) => expect(bigNumber(value, 'en-US').text).toBe(expected))

  it('uses the locale', () => {
    expect(bigNumber(1_234_567, 'de').text).toBe('1,2\u00a0Mio.')
    expect(bigNumber(999_999, 'de').text).toBe('999.999')
  })

  it('has the full number if and only if it is abridged', () => {
    expect(bigNumber(999_999, 'en-US').full).toBeNull()
    expect(bigNumber(1_234_567, 'en-US').full).toBe('1,234,567')
    expect(bigNumber(2n ** 100n, 'en-US').full).toBe('1,267,650,600,228,229,401,496,703,205,376')
  })
})

describe('percentage', () => {
  it.each([
    [1, 3, 33.33],
    [2, 3, 66.67],
    [5, 5, 100],
    [0, 7, 0],
    [3, 2, 150],
  ])('%d of %d is %d', (top, bottom, expected) => expect(percentage(top, bottom)).toBe(expected))

  it('divides BigInts without loss', () => {
    expect(percentage(1n, 3n)).toBe(33.33)
    expect(percentage(2n ** 127n, 2n ** 128n)).toBe(50)
    expect(percentage(1n, 2n ** 128n)).toBe(0)
  })

  it('is NaN for 0 of 0', () => {
    expect(percentage(0, 0)).toBeNaN()
    expect(percentage(0n, 0n)).toBeNaN()
    expect(percentage(1n, 0n)).toBe(Infinity)
  })
})

describe('formatNumber', () => {
  it('formats English integers as Intl does', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), value => {
        expect(formatNumber(value, 'en-US')).toBe(new Intl.NumberFormat('en-US').format(value))
      }),
    )
    expect(formatNumber(-0, 'en-US')).toBe('-0')
    expect(formatNumber(2 ** 60, 'en-US')).toBe('1,152,921,504,606,847,000')
  })

  it('has at most two decimals by default', () => {
    expect(formatNumber(1234.5678, 'en-US')).toBe('1,234.57')
    expect(formatNumber(1234.5678, 'de', 0)).toBe('1.235')
  })
})
