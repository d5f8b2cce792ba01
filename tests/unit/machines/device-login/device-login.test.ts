import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import {
  deviceLoginMachine,
  type DeviceLoginEvent,
} from '@/machines/device-login/device-login.machine'
import { run } from '../run'

const type = (text: string) => ({ type: 'deviceLogin/codeChanged', payload: { text } }) as const
const submit = { type: 'deviceLogin/submitted' } as const
const confirm = { type: 'deviceLogin/confirmed' } as const
const fail = (status: number) =>
  ({ type: 'deviceLogin/failed', payload: { status, message: `Told with ${status}` } }) as const

const whole = type('ABCDEFGH')
const checkStarted = { type: 'deviceLogin/checkStarted', payload: { code: 'ABCDEFGH' } }

const after = (...events: DeviceLoginEvent[]) => run(deviceLoginMachine, events, { code: '' })

describe('the login of a device', () => {
  test.each<[string, DeviceLoginEvent[], unknown]>([
    ['nothing is typed yet', [], { entering: 'incomplete' }],
    ['a letter is missing', [type('ABCDEFG')], { entering: 'incomplete' }],
    ['a box before the last is empty', [type('ABC EFGH')], { entering: 'incomplete' }],
    ['something is missing and it is sent', [type('ABC'), submit], { entering: 'incomplete' }],
    ['all letters are there', [whole], { entering: 'complete' }],
    ['a letter is taken out again', [whole, type('ABCDEFG')], { entering: 'incomplete' }],
    ['the code is sent', [whole, submit], 'checking'],
    ['it is sent twice', [whole, submit, submit], 'checking'],
    ['it is typed on while it is checked', [whole, submit, type('X')], 'checking'],
    ['the API confirms it', [whole, submit, confirm], 'accepted'],
    ['more is typed after that', [whole, submit, confirm, type('X'), submit], 'accepted'],
    ['the API knows no such code', [whole, submit, fail(400)], 'refused'],
    ['the API says that it is gone', [whole, submit, fail(404)], 'refused'],
    ['nobody is signed in', [whole, submit, fail(401)], 'signedOut'],
    ['the server fails', [whole, submit, fail(500)], 'unchecked'],
    ['no answer comes', [whole, submit, fail(0)], 'unchecked'],
    [
      'a refused code is changed',
      [whole, submit, fail(400), type('ABCDEFG')],
      { entering: 'incomplete' },
    ],
    ['a refused code is sent again', [whole, submit, fail(400), submit], 'checking'],
    ['a code that was not checked is sent again', [whole, submit, fail(0), submit], 'checking'],
    [
      'a code that was not checked is changed',
      [whole, submit, fail(0), type('HGFEDCBA')],
      { entering: 'complete' },
    ],
    ['an answer comes that nothing was asked for', [whole, confirm], { entering: 'complete' }],
  ])('when %s', (_when, events, value) => {
    expect(after(...events).value).toEqual(value)
  })

  test('checks a submitted code once, and reports success once', () => {
    expect(after(whole).emitted).toEqual([])
    expect(after(whole, submit).emitted).toEqual([checkStarted])
    expect(after(whole, submit, submit).emitted).toEqual([])
    expect(after(whole, submit, confirm).emitted).toEqual([{ type: 'deviceLogin/accepted' }])
    expect(after(whole, submit, fail(0), submit).emitted).toEqual([checkStarted])
  })

  test('keeps the code whatever happens, and the message until the next try', () => {
    for (const status of [0, 400, 401, 500])
      expect(after(whole, submit, fail(status)).context.code).toBe('ABCDEFGH')
    expect(after(whole, submit, fail(503)).context).toMatchObject({
      message: 'Told with 503',
      failedSubmits: 1,
    })
    expect(after(whole, submit, fail(503), submit).context.message).toBeNull()
    expect(after(whole, submit, fail(400), submit, fail(400)).context.failedSubmits).toBe(2)
  })

  test('starts with the kept code, ready to be submitted', () => {
    const { value } = run(deviceLoginMachine, [], { code: 'ABCDEFGH' })
    expect(value).toEqual({ entering: 'complete' })
  })

  test('every state can be reached', () => {
    const events = [type('A'), whole, submit, confirm, fail(0), fail(400), fail(401)]
    // The count of `failedSubmits` would make their number infinite.
    const serializeState = ({ value }: { value: unknown }) => JSON.stringify(value)
    const paths = getShortestPaths(deviceLoginMachine, { events, serializeState })
    const reached = new Set(
      paths.map(({ state: { value } }) => (typeof value === 'string' ? value : value.entering)),
    )
    const { entering, ...others } = deviceLoginMachine.states
    const { counting: _passing, ...within } = entering?.states ?? {}
    expect(reached).toEqual(new Set([...Object.keys(others), ...Object.keys(within)]))
  })
})
