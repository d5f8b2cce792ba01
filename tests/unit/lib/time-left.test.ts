import { expect, test } from 'vitest'
import { timeLeft } from '@/lib/duration'

test.each([
  [0, 'a few seconds left'],
  [4.9, 'a few seconds left'],
  [5, '5 s left'],
  [21, '25 s left'],
  [56, '1 min left'],
  [61, '2 min left'],
  [3541, '1 h left'],
  [3601, '1 h 1 min left'],
  [7200, '2 h left'],
])('%d seconds are %s', (seconds, text) => {
  expect(timeLeft(seconds)).toBe(text)
})
