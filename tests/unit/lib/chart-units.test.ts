import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scaleOf, timeTicks, toPercent, valueTicks } from '@/lib/chart-units'

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

describe('the ticks of the value axis', () => {
  test.each([
    [100, [20, 40, 60, 80, 100, 120]],
    [26, [6, 12, 18, 24, 30, 36]],
    [0, [1, 2, 3, 4, 5, 6]],
    [Number.NaN, [1, 2, 3, 4, 5, 6]],
    [1.3, [0.3, 0.6, 0.9, 1.2, 1.5, 1.8]],
  ])('up to %d are %j', (max, marks) => {
    expect(valueTicks(max)).toEqual(marks)
  })

  test('are six, evenly spaced, and reach between a fifth and twice above the largest value', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e15, noNaN: true }), max => {
        const marks = valueTicks(max)
        const [first = 0, , , , , top = 0] = marks
        expect(marks).toHaveLength(6)
        for (const [index, mark] of marks.entries())
          expect(mark).toBeCloseTo(first * (index + 1), 6 - Math.ceil(Math.log10(top + 1)))
        expect(top).toBeGreaterThanOrEqual(max * 1.2 * (1 - 1e-9))
        expect(top).toBeLessThanOrEqual(max * 1.2 * 2 + 1e-9)
      }),
    )
  })
})

describe('the ticks of the time axis', () => {
  const start = Date.UTC(2024, 0, 1)
  const minutes = (marks: readonly number[]) => marks.map(mark => (mark - start) / 60_000)

  test('are whole minutes, evenly spaced and clear of both ends', () => {
    const hour = { start, end: start + 3_600_000 }
    expect(minutes(timeTicks(hour, 5))).toEqual([3, 15, 26, 37, 48])
    expect(minutes(timeTicks(hour, 2, 0.1))).toEqual([6, 48])
  })

  test('of a window of seconds are unique and within it', () => {
    const short = { start: start + 1, end: start + 90_000 }
    expect(minutes(timeTicks(short, 5))).toEqual([1])
  })
})
