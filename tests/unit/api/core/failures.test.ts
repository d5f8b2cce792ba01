import { describe, expect, test } from 'vitest'
import {
  type ApiError,
  isUnanswered,
  mayBeDone,
  NOT_SENT,
  tooSlow,
  unreachable,
  unreadable,
  unsendable,
  unsent,
  withBetterAdvice,
} from '@/api/core/api-error'
import { toApiError } from '@/api/core/errors'

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
    [unsent('Nothing listens there.', reading), 'Nothing listens there. Try again in a moment.'],
    [unsent('Nothing listens there.', changing), 'Nothing listens there. Nothing was changed.'],
    [
      unsendable,
      'The console made a mistake and could not send this request. Nothing was changed.',
    ],
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
  [unsent('', changing), true],
  [unreadable(reading, 200), false],
  [unreadable(reading, 504), true],
  [{ kind: 'error', message: '', statusCode: 502 }, true],
  [{ kind: 'error', message: '', statusCode: 504 }, true],
  [{ kind: 'error', message: '', statusCode: 503 }, false],
  [{ kind: 'error', message: '', statusCode: 401 }, false],
])('whether %j counts as unanswered: %s', (error, expected) => {
  expect(isUnanswered(error)).toBe(expected)
})

describe('a proxy that answers for the API', () => {
  const failed = (status: number, errorCode: string) =>
    toApiError('diskDelete', changing, status, { errorCode, message: 'Nothing listens there' })

  test.each([502, 503])('tells with %i and a code that the change was not sent', status => {
    const error = failed(status, NOT_SENT)
    expect(error.message).toBe('Nothing listens there. Nothing was changed.')
    expect(mayBeDone(error)).toBe(false)
    expect(withBetterAdvice(error, 'Look at the list.')).toBe(error.message)
  })

  test.each([502, 503, 504])('leaves open with %i alone what became of the change', status => {
    const error = failed(status, 'ServiceNotAvailable')
    expect(error.message).toContain('It may have been done anyway')
    expect(mayBeDone(error)).toBe(true)
  })
})
