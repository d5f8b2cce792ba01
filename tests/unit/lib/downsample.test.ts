import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { downsample } from '@/lib/downsample'
import type { Point } from '@/lib/timeseries'

const points = fc
  .array(fc.option(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { nil: null }), {
    maxLength: 3000,
  })
  .map(values => values.map((value, index): Point => ({ time: index * 1000, value })))
const columns = fc.integer({ min: 1, max: 500 })

const numbers = (of: readonly Point[]) => of.flatMap(({ value }) => value ?? [])

describe('points downsampled to columns of pixels', () => {
  test('are at most three per column, and two at the ends', () => {
    fc.assert(
      fc.property(points, columns, (all, width) => {
        expect(downsample(all, width).length).toBeLessThanOrEqual(3 * width + 2)
      }),
    )
  })

  test('are a subset in order, with the first and the last', () => {
    fc.assert(
      fc.property(points, columns, (all, width) => {
        const kept = downsample(all, width)
        const indices = kept.map(point => all.indexOf(point))
        expect(indices).toEqual([...new Set(indices)].sort((a, b) => a - b))
        expect(indices).not.toContain(-1)
        expect([kept[0], kept.at(-1)]).toEqual([all[0], all.at(-1)])
      }),
    )
  })

  test('keep minimum, maximum and gaps', () => {
    fc.assert(
      fc.property(points, columns, (all, width) => {
        const [before, after] = [numbers(all), numbers(downsample(all, width))]
        expect(Math.max(...after)).toBe(Math.max(...before))
        expect(Math.min(...after)).toBe(Math.min(...before))
        const hasGap = (of: readonly Point[]) => of.some(({ value }) => value === null)
        expect(hasGap(downsample(all, width))).toBe(hasGap(all))
      }),
    )
  })

  test('keep a peak of a single point', () => {
    const flat = Array.from({ length: 10_000 }, (_, index) => ({ time: index, value: 1 }))
    const peak = { time: 5003, value: 100 }
    const kept = downsample(flat.with(5003, peak), 300)
    expect(kept).toContain(peak)
    expect(kept.length).toBeLessThan(1000)
  })

  test('are unchanged if there is space for all', () => {
    fc.assert(
      fc.property(points, all => {
        expect(downsample(all, Math.max(1, Math.ceil(all.length / 3)))).toBe(all)
      }),
    )
  })
})
