import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { sessionMachine } from '@/machines/session/session.machine'
import { run } from '../run'

const ADA = { owner: 'silo/ada', name: 'Ada', silo: 'silo' }
const BEA = { owner: 'silo/bea', name: 'Bea', silo: 'silo' }
const established = { type: 'session/established', payload: ADA } as const
const other = { type: 'session/established', payload: BEA } as const
const expired = { type: 'session/expired' } as const
const signedOut = { type: 'session/signedOut', payload: { owner: ADA.owner } } as const
const otherSignedOut = { type: 'session/signedOut', payload: { owner: BEA.owner } } as const
const announced = { type: 'session/announced', payload: { owner: ADA.owner } } as const
const otherAnnounced = { type: 'session/announced', payload: { owner: BEA.owner } } as const
const restored = { type: 'session/restored' } as const
const checkRequested = { type: 'session/checkRequested' } as const
const checkFailed = { type: 'session/checkFailed', payload: { message: 'No answer.' } } as const
const CHECK = { type: 'session/checkStarted' }
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
    // Also from a page that does not know its user, such as one that does not exist.
    const nameless = { ...signedOut, payload: { owner: '' } }
    expect(run(sessionMachine, [signOutRequested, nameless]).value).toBe('signedOut')
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

  test('belongs to one person', () => {
    expect(run(sessionMachine, [established, established]).value).toBe('active')
    const { value, emitted, context } = run(sessionMachine, [established, other])
    expect({ value, emitted, context }).toEqual({
      value: 'takenOver',
      emitted: [{ type: 'session/takenOver' }],
      context: { person: ADA, successor: BEA, failure: null },
    })
    const back = run(sessionMachine, [established, other, established])
    expect(back).toMatchObject({ value: 'regained', emitted: [{ type: 'session/regained' }] })
  })

  test('is in doubt until the server has said who is signed in', () => {
    for (const doubt of [otherAnnounced, otherSignedOut, restored]) {
      expect(run(sessionMachine, [established, doubt])).toMatchObject({
        value: 'doubtful',
        emitted: [CHECK],
      })
      expect(run(sessionMachine, [established, doubt, established]).value).toBe('active')
      expect(run(sessionMachine, [established, doubt, other]).value).toBe('takenOver')
      expect(run(sessionMachine, [established, doubt, expired]).value).toBe('expired')
      const failed = run(sessionMachine, [established, doubt, checkFailed])
      expect(failed).toMatchObject({ value: 'doubtful', context: { failure: 'No answer.' } })
      const again = run(sessionMachine, [established, doubt, checkFailed, checkRequested])
      expect(again).toMatchObject({ context: { failure: null }, emitted: [CHECK] })
    }
    expect(run(sessionMachine, [established, expired, restored])).toMatchObject({
      value: 'doubtful',
      emitted: [CHECK],
    })
  })

  test('is not in doubt if the same person signs in again', () => {
    expect(run(sessionMachine, [established, announced])).toMatchObject({
      value: 'active',
      emitted: [],
    })
  })

  test('of which somebody else has taken the place is asked about when something is heard', () => {
    for (const heard of [announced, otherAnnounced, restored, signedOut, otherSignedOut])
      expect(run(sessionMachine, [established, other, heard])).toMatchObject({
        value: 'takenOver',
        emitted: [CHECK],
      })
    expect(run(sessionMachine, [established, other, expired]).emitted).toEqual([
      { type: 'session/leavingForLogin' },
    ])
  })

  test('every state can be reached', () => {
    const events = [
      established,
      other,
      expired,
      signOutRequested,
      signedOut,
      restored,
      { type: 'session/endedBefore' } as const,
    ]
    const reached = new Set(
      getShortestPaths(sessionMachine, { events }).map(({ state }) => state.value),
    )
    expect(reached).toEqual(new Set(Object.keys(sessionMachine.states)))
  })
})
