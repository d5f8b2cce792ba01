import { expect, test } from 'vitest'
import { growth, median, medianInterval } from '../../../tools/bench/statistics'

const upTo = (count: number) => Array.from({ length: count }, (_, at) => count - at)

test.each([
  // Ranks from tables of the sign test.
  [5, 1, 5],
  [6, 1, 6],
  [8, 1, 8],
  [9, 2, 8],
  [10, 2, 9],
  [15, 4, 12],
  [20, 6, 15],
])('the median of %i numbers lies between those of rank %i and %i', (count, least, most) => {
  expect(medianInterval(upTo(count))).toEqual([least, most])
})

test('the median is one of the numbers', () => {
  expect(median([5, 1, 9])).toBe(5)
  expect(median([])).toBe(0)
})

test('growth compares each number with the one half a series later', () => {
  const noise = [0, 2, 1, 3, 0, 2, 1, 3, 0, 2, 1, 3]
  expect(growth(noise).interval).toEqual([-1, 1])
  const rising = noise.map((value, at) => value + at)
  expect(growth(rising)).toEqual({ median: 7, interval: [5, 7] })
  expect(growth([4])).toEqual({ median: 0, interval: [0, 0] })
})
