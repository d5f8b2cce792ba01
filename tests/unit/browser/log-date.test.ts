import { expect, test } from 'vitest'
import { replaceDate } from '@/browser/replay/sandbox'

test('a window with the time of a log still parses dates', () => {
  const window = { Date }
  const setDate = replaceDate(window)
  setDate(86_400_000)
  expect(window.Date.now()).toBe(86_400_000)
  expect(new window.Date().toISOString()).toBe('1970-01-02T00:00:00.000Z')
  expect(new window.Date(5).getTime()).toBe(5)
  expect(new window.Date('2025-01-15T12:00:00Z')).toEqual(new Date(Date.UTC(2025, 0, 15, 12)))
  expect(new window.Date()).toBeInstanceOf(Date)
  expect(window.Date.UTC(1970, 0, 1)).toBe(0)
  expect(Date.now()).toBeGreaterThan(86_400_000)
})
