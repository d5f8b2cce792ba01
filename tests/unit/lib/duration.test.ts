import { expect, test } from 'vitest'
import { formatDuration, formatInterval } from '@/lib/duration'

test.each([
  [0, '0 s'],
  [999, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_725_000, '1 h 2 min'],
  [86_400_000, '1 d'],
  [10 * 86_400_000 + 4 * 3_600_000 + 5, '10 d 4 h'],
  [86_400_000 + 60_000, '1 d'],
])('%d ms are %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})

test.each([
  [0, '0 µs'],
  [50, '50 µs'],
  [1500, '1.5 ms'],
  [300_000, '300 ms'],
  [1_000_000, '1 s'],
  [2_500_001, '2.500001 s'],
])('%d µs are %s', (micros, text) => {
  expect(formatInterval(micros, 'en-US')).toBe(text)
})
