import { describe, expect, test } from 'vitest'
import { rateOf, withSample, type Sample } from '@/machines/image-upload/progress'

const MIB = 1024 * 1024

/** Samples of a steady upload: one every `step` ms, of this many bytes. */
const steady = (count: number, step: number, bytes: number) => {
  let samples: readonly Sample[] = []
  for (let index = 0; index <= count; index++)
    samples = withSample(samples, { at: index * step, done: index * bytes, sent: index * bytes })
  return samples
}

describe('the rate', () => {
  test('is unknown within the first second', () => {
    expect(rateOf([])).toBeNull()
    expect(rateOf(steady(9, 100, MIB))).toBeNull()
    expect(rateOf(steady(10, 100, MIB))?.sent).toBeCloseTo(10 * MIB)
  })

  test('covers the last 15 seconds with few samples', () => {
    let samples = steady(10_000, 10, MIB)
    expect(samples.length).toBeLessThan(40)
    expect(rateOf(samples)?.done).toBeCloseTo(100 * MIB, -6)
    const { at, done, sent } = samples.at(-1)!
    for (let second = 1; second <= 20; second++)
      samples = withSample(samples, { at: at + second * 1000, done: done + second * MIB, sent })
    expect(rateOf(samples)).toEqual({ done: MIB, sent: 0 })
  })
})
