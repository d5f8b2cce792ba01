import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { ConnectionEvent } from '@/machines/connection/connection.events'
import { connectionMachine } from '@/machines/connection/connection.machine'
import { run } from '../run'

const unanswered: ConnectionEvent = { type: 'connection/unanswered' }
const answered: ConnectionEvent = { type: 'connection/answered' }
const retried: ConnectionEvent = { type: 'connection/retried' }
const checked = (isAnswered: boolean): ConnectionEvent => ({
  type: 'connection/checked',
  payload: { isAnswered },
})
const network = (online: boolean): ConnectionEvent => ({
  type: 'tab/connectionChanged',
  payload: { online },
})

const after = (...events: ConnectionEvent[]) => {
  const { value, context, emitted } = run(connectionMachine, events)
  return { value, context, emitted: emitted.map(decision => (decision as { type: string }).type) }
}
const lost = [unanswered, checked(false)] as const

describe('a connection', () => {
  test.each([unanswered, network(false)])('is verified, not lost, after %j', event => {
    expect(after(event)).toMatchObject({
      value: 'verifying',
      emitted: ['connection/checkStarted'],
    })
  })

  test('is not verified when the browser goes online', () => {
    expect(after(network(true)).value).toBe('connected')
  })

  test('is lost if the check is not answered either', () => {
    expect(after(...lost)).toEqual({
      value: { lost: 'waiting' },
      context: { failures: 1, losses: 1 },
      emitted: ['connection/lost'],
    })
  })

  test.each([checked(true), answered])('holds after %j, whatever happened to one call', event => {
    expect(after(unanswered, event)).toMatchObject({
      value: 'connected',
      context: { losses: 0 },
      emitted: ['connection/held'],
    })
  })

  test('is not lost if a second call fails during the check', () => {
    expect(after(unanswered, unanswered).value).toBe('verifying')
  })
})

describe('a lost connection', () => {
  test.each([retried, network(true)])('is checked at once after %j', event => {
    expect(after(...lost, event)).toMatchObject({
      value: { lost: 'checking' },
      emitted: ['connection/checkStarted'],
    })
  })

  test('is restored when a check or any other call is answered', () => {
    for (const events of [[retried, checked(true)], [answered], [retried, answered]])
      expect(after(...lost, ...events)).toMatchObject({
        value: 'connected',
        context: { failures: 0, losses: 1 },
        emitted: ['connection/restored'],
      })
  })

  test('is checked after 2, 5, 15 and then every 30 seconds', () => {
    const clock = new SimulatedClock()
    const actor = createActor(connectionMachine, { clock }).start()
    for (const event of lost) actor.send(event)
    for (const seconds of [2, 5, 15, 30, 30]) {
      clock.increment(seconds * 1000 - 1)
      expect(actor.getSnapshot().value).toEqual({ lost: 'waiting' })
      clock.increment(1)
      expect(actor.getSnapshot().value).toEqual({ lost: 'checking' })
      actor.send(checked(false))
    }
  })

  test('starts with short delays when lost again', () => {
    const again = [...lost, retried, checked(false), answered, ...lost] as const
    expect(after(...again).context).toEqual({ failures: 1, losses: 2 })
  })
})
