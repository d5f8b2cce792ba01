import { describe, expect, test } from 'vitest'
import { scaleOf, toPercent } from '@/lib/chart-data'

const at = (value: number | null) => [{ time: 0, value }]

describe('bytes', () => {
  test.each([
    [0, 'Bytes', 1],
    [1023, 'Bytes', 1],
    [1024, 'KiB', 1024],
    [5 * 1024 ** 2, 'MiB', 1024 ** 2],
    [1024 ** 3, 'GiB', 1024 ** 3],
    [1024 ** 4, 'TiB', 1024 ** 4],
    [1024 ** 6, 'TiB', 1024 ** 4],
  ])('up to %d are shown in %s', (max, label, divisor) => {
    expect(scaleOf('bytes', max)).toMatchObject({ label, divisor })
  })
})

describe('sizes in a fixed unit', () => {
  test.each([
    ['gib', 3 * 1024 ** 4, 'GiB', '3,072'],
    ['tib', 512 * 1024 ** 3, 'TiB', '0.5'],
  ] as const)('%s stay in it, however large they are', (unit, max, label, text) => {
    const scale = scaleOf(unit, max)
    expect(scale).toMatchObject({ label, suffix: ` ${label}` })
    expect(scale.tick(max / scale.divisor, 'en-US')).toBe(text)
  })
})

describe('counts', () => {
  test.each([
    [0, 0, '0'],
    [900, 450, '450'],
    [1000, 333.4, '0.333k'],
    [12_345, 6172.5, '6.17k'],
    [2e6, 1e6, '1M'],
    [3e9, 1.5e9, '1.5B'],
    [4e12, 2e12, '2T'],
    [4e15, 2e15, '2,000T'],
  ])('up to %d have %d written as %s', (max, value, text) => {
    expect(scaleOf('count', max).tick(value, 'en-US')).toBe(text)
  })

  test('are not scaled', () => {
    expect(scaleOf('count', 5e6)).toMatchObject({ divisor: 1, label: 'Count', suffix: '' })
  })
})

describe('percent', () => {
  test.each([
    [1, 100.04612223059189],
    [4, 25.011530557647973],
  ])('of %d CPUs is relative to all their time', (count, percent) => {
    expect(toPercent(at(5_002_306_111.529594), count)[0]?.value).toBeCloseTo(percent, 10)
  })

  test('of a gap is a gap', () => {
    expect(toPercent(at(null), 2)).toEqual(at(null))
  })
})
