import { describe, expect, it } from 'vitest'
import type { Measurement } from '@/api/generated/types'
import { stepSeries } from '@/lib/step-series'

const WINDOW = { start: 1000, end: 9000 }

const reading = (time: number, datum: number): Measurement => ({
  timestamp: new Date(time).toISOString(),
  datum: { type: 'i64', datum },
})

const values = (inRange: Measurement[], before: Measurement[] = []) =>
  stepSeries(WINDOW, inRange, before).map(({ time, value }) => [time, value])

describe('stepSeries', () => {
  it('is 0 throughout without readings', () => {
    expect(values([])).toEqual([
      [1000, 0],
      [9000, 0],
    ])
  })

  it('starts with the last earlier reading', () => {
    expect(values([reading(2000, 4), reading(3000, 5)], [reading(500, 3)])).toEqual([
      [1000, 3],
      [2000, 4],
      [3000, 5],
      [9000, 5],
    ])
  })

  it('keeps the last earlier reading if nothing changed', () => {
    expect(values([], [reading(500, 3)])).toEqual([
      [1000, 3],
      [9000, 3],
    ])
  })

  it('needs no earlier reading if there is one at the start', () => {
    expect(values([reading(1000, 7)], [reading(500, 3)])).toEqual([
      [1000, 7],
      [9000, 7],
    ])
  })
})
