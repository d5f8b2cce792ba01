import { expect, test } from 'vitest'
import { median, medianInterval } from '../../../tools/bench/statistics'

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
