import { describe, expect, test } from 'vitest'
import { replayMachine, type ReplayEvent } from '@/machines/replay/replay.machine'
import { run } from '../run'

const opened: readonly ReplayEvent[] = [
  { type: 'replay/fileChosen' },
  { type: 'replay/logRead', payload: { inputs: 10 } },
]

const advanced = (order: number, position: number, isDone = true): ReplayEvent => ({
  type: 'replay/advanced',
  payload: { order, position, isDone },
})
const seek = (to: number): ReplayEvent => ({ type: 'replay/seekRequested', payload: { to } })
const step = (by: number): ReplayEvent => ({ type: 'replay/stepRequested', payload: { by } })
const play: ReplayEvent = { type: 'replay/playRequested' }
const pause: ReplayEvent = { type: 'replay/pauseRequested' }
const diverged: ReplayEvent = { type: 'replay/diverged', payload: { position: 4 } }

/** The state after opening a log and these events. */
const after = (...events: readonly ReplayEvent[]) => {
  const { value, context } = run(replayMachine, [...opened, ...events])
  return { value, context }
}

describe('a file', () => {
  test('is read, and opens at the start', () => {
    expect(run(replayMachine, []).value).toBe('empty')
    expect(run(replayMachine, opened.slice(0, 1)).value).toBe('reading')
    expect(after()).toMatchObject({ value: { open: 'seeking' }, context: { target: 0, order: 1 } })
    expect(after(advanced(1, 0)).value).toEqual({ open: 'paused' })
  })

  test('may be refused with a reason, and another one chosen', () => {
    const message = 'Line 1 of the log is not JSON'
    const refused: ReplayEvent[] = [
      { type: 'replay/fileChosen' },
      { type: 'replay/logRefused', payload: { message } },
    ]
    expect(run(replayMachine, refused)).toMatchObject({ value: 'refused', context: { message } })
    expect(run(replayMachine, [...refused, { type: 'replay/fileChosen' }])).toMatchObject({
      value: 'reading',
      context: { message: null },
    })
  })

  test('is closed, which resets everything but the speed', () => {
    const chosen: ReplayEvent = { type: 'replay/speedChosen', payload: { speed: 4 } }
    expect(after(advanced(1, 0), chosen, diverged, { type: 'replay/closed' })).toMatchObject({
      value: 'empty',
      context: { inputs: 0, position: 0, divergedAt: null, speed: 4 },
    })
  })
})

describe('an open log', () => {
  test('plays until paused or at the end', () => {
    const playing = [advanced(1, 0), play, advanced(2, 3, false)]
    expect(after(...playing)).toMatchObject({
      value: { open: 'playing' },
      context: { position: 3 },
    })
    expect(after(...playing, pause).value).toEqual({ open: 'paused' })
    expect(after(...playing, pause, advanced(3, 4)).context.position).toBe(4)
    expect(after(...playing, advanced(2, 10)).value).toEqual({ open: 'paused' })
  })

  test('plays from the start again once at the end', () => {
    const ended = [advanced(1, 0), seek(99), advanced(2, 10)]
    expect(after(...ended).context.position).toBe(10)
    expect(after(...ended, play)).toMatchObject({
      value: { open: 'rewinding' },
      context: { target: 0 },
    })
    expect(after(...ended, play, advanced(3, 0)).value).toEqual({ open: 'playing' })
  })

  test('is stepped through within its bounds, several steps at a time', () => {
    expect(after(advanced(1, 0), step(-1)).context.target).toBe(0)
    expect(after(advanced(1, 0), step(1), step(1), step(1)).context.target).toBe(3)
    expect(after(advanced(1, 0), seek(7), advanced(2, 7), step(-1)).context.target).toBe(6)
    expect(after(advanced(1, 0), seek(-5)).context.target).toBe(0)
  })

  test('ignores reports on superseded orders', () => {
    const late = after(advanced(1, 0), seek(3), seek(8), advanced(2, 3))
    expect(late).toMatchObject({ value: { open: 'seeking' }, context: { position: 0, target: 8 } })
  })

  test('stops at the first divergence when playing, and goes on when told to', () => {
    const stopped = [advanced(1, 0), play, diverged]
    expect(after(...stopped)).toMatchObject({
      value: { open: 'diverged' },
      context: { divergedAt: 4 },
    })
    expect(after(...stopped, play).value).toEqual({ open: 'playing' })
  })

  test('seeks past divergences, and remembers the first', () => {
    const again: ReplayEvent = { type: 'replay/diverged', payload: { position: 8 } }
    expect(after(advanced(1, 0), seek(9), diverged, again, advanced(2, 9))).toMatchObject({
      value: { open: 'paused' },
      context: { divergedAt: 4, position: 9 },
    })
  })

  test('plays on at another speed', () => {
    const faster: ReplayEvent = { type: 'replay/speedChosen', payload: { speed: 16 } }
    expect(after(advanced(1, 0), play, faster)).toMatchObject({
      value: { open: 'playing' },
      context: { speed: 16, order: 3 },
    })
  })

  test('says why it cannot go on, and can seek again', () => {
    const failed: ReplayEvent = { type: 'replay/failed', payload: { message: 'no such route' } }
    expect(after(failed)).toMatchObject({
      value: { open: 'failed' },
      context: { message: 'no such route' },
    })
    expect(after(failed, seek(0)).value).toEqual({ open: 'seeking' })
  })
})
