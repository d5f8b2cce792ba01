import { describe, expect, it } from 'vitest'
import type { Measurement } from '@/api/generated/types'
import { readingsOver } from '@/lib/readings'

const WINDOW = { start: 1000, end: 9000 }

const reading = (time: number, datum: number): Measurement => ({
  timestamp: new Date(time).toISOString(),
  datum: { type: 'i64', datum },
})

const values = (inRange: Measurement[], before: Measurement[] = []) =>
  readingsOver(WINDOW, inRange, before).map(({ time, value }) => [time, value])

describe('readingsOver', () => {
  it('is nothing from end to end where nothing was ever read', () => {
    expect(values([])).toEqual([
      [1000, 0],
      [9000, 0],
    ])
  })

  it('begins with what was there before', () => {
    expect(values([reading(2000, 4), reading(3000, 5)], [reading(500, 3)])).toEqual([
      [1000, 3],
      [2000, 4],
      [3000, 5],
      [9000, 5],
    ])
  })

  it('holds what was there before where nothing changed', () => {
    expect(values([], [reading(500, 3)])).toEqual([
      [1000, 3],
      [9000, 3],
    ])
  })

  it('needs no beginning where a reading is at the very start', () => {
    expect(values([reading(1000, 7)], [reading(500, 3)])).toEqual([
      [1000, 7],
      [9000, 7],
    ])
  })
})
