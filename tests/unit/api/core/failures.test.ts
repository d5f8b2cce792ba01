import { describe, expect, test } from 'vitest'
import type { ApiError } from '@/api/core/api-error'
import { isUnanswered, tooSlow, unreachable, unreadable, unsendable } from '@/api/core/failures'

const reading = { host: 'rack.test', isChange: false }
const changing = { host: 'rack.test', isChange: true }

describe('a request without a usable response', () => {
  test.each([
    [unreachable(reading), 'No answer came from rack.test. Try again in a moment.'],
    [
      unreachable(changing),
      'No answer came from rack.test. It may have been done anyway: check before you try again.',
    ],
    [
      tooSlow(reading, 30_000),
      'No answer came from rack.test within 30 seconds. Try again in a moment.',
    ],
    [
      tooSlow(changing, 120_000),
      'No answer came from rack.test within 2 minutes. It may have been done anyway: check before you try again.',
    ],
    [
      unreadable(reading, 200),
      'Error reading API response: what rack.test sent is not an answer of the API. Try again in a moment.',
    ],
    [
      unreadable(changing, 502),
      'Error reading API response: what rack.test sent is not an answer of the API. It may have been done anyway: check before you try again.',
    ],
    [unsendable, 'The console made a mistake and could not send this request. Nothing was done.'],
  ])('%#', ({ message }, sentence) => {
    expect(message).toBe(sentence)
  })

  test('has a cause apart from its advice', () => {
    expect(tooSlow(changing, 90_000).cause).toBe('No answer came from rack.test within 90 seconds.')
  })
})

test.each<[ApiError, boolean]>([
  [unreachable(reading), true],
  [tooSlow(reading, 1_000), true],
  [unreadable(reading, 200), false],
  [unreadable(reading, 504), true],
  [{ kind: 'error', message: '', statusCode: 502 }, true],
  [{ kind: 'error', message: '', statusCode: 504 }, true],
  [{ kind: 'error', message: '', statusCode: 503 }, false],
  [{ kind: 'error', message: '', statusCode: 401 }, false],
])('whether %j counts as unanswered: %s', (error, expected) => {
  expect(isUnanswered(error)).toBe(expected)
})
