import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { sessionMachine } from '@/machines/session/session.machine'
import { run } from '../run'

const established = { type: 'session/established', payload: { owner: 'ada' } } as const
const expired = { type: 'session/expired' } as const
const signedOut = { type: 'session/signedOut' } as const
const signOutRequested = { type: 'session/signOutRequested' } as const

describe('session', () => {
  test('leaves for the login once, however many calls are refused', () => {
    const first = run(sessionMachine, [established, expired])
    expect(first.value).toBe('expired')
    expect(first.emitted).toEqual([{ type: 'session/leavingForLogin' }])
    expect(run(sessionMachine, [established, expired, expired]).emitted).toEqual([])
  })

  test('leaves for the login after a refused first call, too', () => {
    expect(run(sessionMachine, [expired]).emitted).toEqual([{ type: 'session/leavingForLogin' }])
  })

  test('remembers an earlier end until somebody signs in', () => {
    const endedBefore = { type: 'session/endedBefore' } as const
    expect(run(sessionMachine, [endedBefore]).value).toBe('ended')
    expect(run(sessionMachine, [endedBefore, established]).value).toBe('active')
  })

  test('signing out leaves once the server agrees', () => {
    const asked = run(sessionMachine, [established, signOutRequested])
    expect(asked.value).toBe('signingOut')
    expect(asked.emitted).toEqual([{ type: 'session/signOutStarted' }])
    const done = run(sessionMachine, [established, signOutRequested, signedOut])
    expect(done.emitted).toEqual([{ type: 'session/leftSignedOut' }])
  })

  test('a sign-out that fails changes nothing', () => {
    const failed = run(sessionMachine, [
      established,
      signOutRequested,
      { type: 'session/signOutFailed' },
    ])
    expect(failed.value).toBe('active')
  })

  test('a call refused while signing out does not lead back after the login', () => {
    const { value, emitted } = run(sessionMachine, [established, signOutRequested, expired])
    expect(value).toBe('signedOut')
    expect(emitted).toEqual([{ type: 'session/leftSignedOut' }])
  })

  test('ends with a sign-out in another tab, again if the page is restored', () => {
    expect(run(sessionMachine, [signedOut]).emitted).toEqual([])
    for (const events of [
      [established, signedOut],
      [established, signedOut, signedOut],
    ])
      expect(run(sessionMachine, events)).toMatchObject({
        value: 'signedOut',
        emitted: [{ type: 'session/leftSignedOut' }],
      })
  })

  test('belongs to one person: another one reloads the page', () => {
    expect(run(sessionMachine, [established, established]).value).toBe('active')
    const other = { ...established, payload: { owner: 'bea' } }
    const { value, emitted } = run(sessionMachine, [established, other])
    expect({ value, emitted }).toEqual({
      value: 'takenOver',
      emitted: [{ type: 'session/takenOver' }],
    })
    expect(run(sessionMachine, [established, other, expired, other]).emitted).toEqual([])
  })

  test('every state can be reached', () => {
    const events = [
      established,
      { ...established, payload: { owner: 'bea' } },
      expired,
      signOutRequested,
      signedOut,
      { type: 'session/endedBefore' } as const,
    ]
    const reached = new Set(
      getShortestPaths(sessionMachine, { events }).map(({ state }) => state.value),
    )
    expect(reached).toEqual(new Set(Object.keys(sessionMachine.states)))
  })
})
