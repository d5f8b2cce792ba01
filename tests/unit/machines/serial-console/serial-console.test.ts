import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock, transition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { instanceStates, type InstanceRunState } from '@/machines/instance/instance.machine'
import type { SerialConsoleEvent } from '@/machines/serial-console/serial-console.events'
import {
  CATCH_UP_TIME,
  HANDSHAKE_TIMEOUT,
  serialConsoleMachine,
} from '@/machines/serial-console/serial-console.machine'
import { run } from '../run'

const console = 'i-1'
const read = (runState: InstanceRunState): SerialConsoleEvent => ({
  type: 'serialConsole/runStateRead',
  payload: { console, runState },
})
const opened: SerialConsoleEvent = { type: 'serialConsole/socketOpened', payload: { console } }
const failed: SerialConsoleEvent = { type: 'serialConsole/socketFailed', payload: { console } }
const closed = (code: number, reason = ''): SerialConsoleEvent => ({
  type: 'serialConsole/socketClosed',
  payload: { console, code, reason },
})
const checked = (isAnswered: boolean): SerialConsoleEvent => ({
  type: 'serialConsole/checked',
  payload: { console, isAnswered },
})
const reconnect: SerialConsoleEvent = {
  type: 'serialConsole/reconnectRequested',
  payload: { console },
}
const restored: SerialConsoleEvent = { type: 'connection/restored' }

const REACHABLE: readonly InstanceRunState[] = ['running', 'rebooting', 'migrating', 'repairing']

const play = (runState: InstanceRunState, ...events: SerialConsoleEvent[]) => {
  const { value, context, emitted } = run(serialConsoleMachine, events, { console, runState })
  return { value, context, emitted: emitted.map(decision => (decision as { type: string }).type) }
}

/** The same as an actor with a clock. */
const live = (runState: InstanceRunState) => {
  const clock = new SimulatedClock()
  const actor = createActor(serialConsoleMachine, { clock, input: { console, runState } })
  const emitted: object[] = []
  actor.on('*', decision => emitted.push(decision))
  actor.start()
  return { clock, actor, emitted, value: () => actor.getSnapshot().value }
}

describe('a serial console', () => {
  test.each(instanceStates)('of an instance that is %s', runState => {
    const { value, emitted } = play(runState)
    if (REACHABLE.includes(runState))
      expect({ value, emitted }).toEqual({
        value: 'connecting',
        emitted: ['serialConsole/connectionStarted'],
      })
    else expect({ value, emitted }).toEqual({ value: 'unavailable', emitted: [] })
  })

  test('connects by itself once the instance runs', () => {
    expect(play('creating', read('starting'))).toMatchObject({ value: 'unavailable', emitted: [] })
    expect(play('creating', read('starting'), read('running'))).toMatchObject({
      value: 'connecting',
      emitted: ['serialConsole/connectionStarted'],
    })
  })

  test('ignores events of other consoles', () => {
    const other = { console: 'i-2' }
    const strangers: SerialConsoleEvent[] = [
      { type: 'serialConsole/socketOpened', payload: other },
      { type: 'serialConsole/socketFailed', payload: other },
      { type: 'serialConsole/socketClosed', payload: { ...other, code: 1000, reason: '' } },
      { type: 'serialConsole/runStateRead', payload: { ...other, runState: 'stopped' } },
      { type: 'serialConsole/reconnectRequested', payload: other },
    ]
    expect(play('running', ...strangers)).toMatchObject({
      value: 'connecting',
      context: { runState: 'running', attempts: 1 },
    })
  })

  test('keeps an open connection whatever the run state', () => {
    expect(play('running', opened, read('stopping')).value).toEqual({ connected: 'catchingUp' })
  })
})

describe('a connection that has ended', () => {
  test('is reported with its reason once the instance is read', () => {
    expect(play('running', opened, closed(1006))).toMatchObject({
      value: 'closed',
      context: { end: { code: 1006, reason: '' }, hasConnected: true },
      emitted: ['serialConsole/checkStarted'],
    })
  })

  test('waits for the user to reconnect, within the same session', () => {
    const { clock, actor, emitted, value } = live('running')
    for (const event of [opened, closed(1000), read('running'), checked(true)]) actor.send(event)
    clock.increment(60_000)
    expect(value()).toBe('closed')
    actor.send(reconnect)
    expect(value()).toBe('connecting')
    expect(actor.getSnapshot().context).toMatchObject({ end: null, hasConnected: true })
    expect(emitted).toEqual([
      { type: 'serialConsole/connectionStarted', payload: { console, isNewSession: true } },
      { type: 'serialConsole/checkStarted', payload: { console } },
      { type: 'serialConsole/connectionStarted', payload: { console, isNewSession: false } },
    ])
  })

  test('starts a new session after the instance was stopped', () => {
    const { actor, emitted } = live('running')
    const events = [opened, closed(1000), read('stopping'), read('stopped'), read('running')]
    for (const event of events) actor.send(event)
    expect(emitted.at(-1)).toEqual({
      type: 'serialConsole/connectionStarted',
      payload: { console, isNewSession: true },
    })
  })

  test('reconnects with the network if the network broke it', () => {
    expect(play('running', opened, closed(1006), restored).value).toBe('connecting')
    expect(play('running', opened, closed(1000), restored).value).toBe('closed')
  })
})

describe('a connection that cannot be made', () => {
  test('is distinguished from a server that does not answer at all', () => {
    expect(play('running', failed, closed(1006), checked(true)).value).toEqual({
      failed: 'refused',
    })
    expect(play('running', failed, closed(1006), checked(false)).value).toEqual({
      failed: 'unanswered',
    })
  })

  test('stays failed when the browser also reports a close', () => {
    expect(play('running', failed, closed(1006)).value).toEqual({ failed: 'checking' })
  })

  test('may be refused after it opened', () => {
    const { value, context } = play('running', opened, closed(1011, 'Forbidden'))
    expect(value).toEqual({ failed: 'checking' })
    expect(context).toMatchObject({ hasConnected: false, end: { reason: 'Forbidden' } })
  })

  test('times out', () => {
    const { clock, emitted, value } = live('running')
    clock.increment(HANDSHAKE_TIMEOUT - 1)
    expect(value()).toBe('connecting')
    clock.increment(1)
    expect(value()).toEqual({ failed: 'checking' })
    expect(emitted).toContainEqual({
      type: 'serialConsole/connectionAbandoned',
      payload: { console },
    })
  })

  test('is explained by the run state, if that is the reason', () => {
    expect(play('running', failed, read('stopped'))).toMatchObject({ value: 'unavailable' })
  })
})

test('repeated output has a time limit', () => {
  const { clock, actor, emitted, value } = live('running')
  actor.send(opened)
  clock.increment(CATCH_UP_TIME)
  expect(value()).toEqual({ connected: 'live' })
  expect(emitted.at(-1)).toEqual({ type: 'serialConsole/caughtUp', payload: { console } })
  actor.send(closed(1011, 'the instance has failed'))
  expect(value()).toBe('closed')
})

describe('on every path of events', () => {
  const events: SerialConsoleEvent[] = [
    read('running'),
    read('stopped'),
    opened,
    failed,
    closed(1000),
    closed(1006),
    closed(1011, 'no'),
    checked(true),
    checked(false),
    reconnect,
    restored,
    // XState's names for the end of the two delays.
    { type: 'xstate.after.catchUpTime.serialConsole.connected.catchingUp' } as never,
    { type: 'xstate.after.handshakeTimeout.serialConsole.connecting' } as never,
  ]
  const serialize = ({ value, context }: { value: unknown; context: object }) =>
    JSON.stringify({ value, context: { ...context, attempts: 0 } })
  const paths = (runState: InstanceRunState) =>
    getShortestPaths(serialConsoleMachine, {
      events,
      input: { console, runState },
      serializeState: serialize,
      limit: 2_000,
    })
  const all = [...paths('running'), ...paths('stopped')]

  test('every state is reached', () => {
    const met = new Set(all.map(({ state }) => JSON.stringify(state.value)))
    expect([...met].sort()).toEqual(
      [
        '"closed"',
        '"connecting"',
        '"unavailable"',
        '{"connected":"catchingUp"}',
        '{"connected":"live"}',
        '{"failed":"checking"}',
        '{"failed":"refused"}',
        '{"failed":"unanswered"}',
      ].sort(),
    )
  })

  test('a connection is started, and the instance read, exactly when it should be', () => {
    const isDown = (value: unknown) =>
      value === 'closed' || JSON.stringify(value).includes('failed')
    for (const { state } of all) {
      for (const event of events) {
        const [next, actions] = transition(serialConsoleMachine, state, event)
        const emitted = actions.flatMap(({ params }) => {
          const { event: decision } = (params ?? {}) as { event?: { type: string } }
          return decision ? [decision.type] : []
        })
        const begins = next.value === 'connecting' && state.value !== 'connecting'
        const ends = isDown(next.value) && !isDown(state.value)
        const way = `${JSON.stringify(state.value)} ${event.type}`
        expect([way, emitted.includes('serialConsole/connectionStarted')]).toEqual([way, begins])
        expect([way, emitted.includes('serialConsole/checkStarted')]).toEqual([way, ends])
        expect(next.context.attempts - state.context.attempts).toBe(begins ? 1 : 0)
      }
    }
  })

  test('there is a short path to a connection from everywhere', () => {
    type State = (typeof all)[number]['state']
    const connects = (state: State, steps: number): boolean =>
      state.matches('connected') ||
      (steps > 0 &&
        events.some(event => {
          const [next] = transition(serialConsoleMachine, state, event)
          return next !== state && connects(next, steps - 1)
        }))
    for (const { state } of all) expect(connects(state, 3), serialize(state)).toBe(true)
  })

  test('the end of a connection is forgotten with the next attempt', () => {
    const trying = all.filter(({ state: { value } }) => /connect/.test(JSON.stringify(value)))
    expect(trying.length).toBeGreaterThan(2)
    expect(trying.filter(({ state }) => state.context.end !== null)).toEqual([])
  })
})
