import { describe, expect, test } from 'vitest'
import { createSeen, SHARE } from '@/browser/recordings/seen'
import { memoryStore } from '@/browser/recordings/memory-store'
import type { Seen } from '@/recorder/log'
import { readLog } from '#tests/support/read-log'
import { logHeader, recordingStoreOn } from '#tests/support/recordings'

const ROOM = 1_000_000

const scroll = (y: number, place = '#content'): Seen => ({ type: 'scroll', place, x: 0, y })
const size = (width: number): Seen => ({ type: 'size', width, height: 900, ratio: 100 })
/** An event of a given length, as answers are packed. */
const eventLine = (seq: number, length: number) =>
  ({ kind: 'event', seq, t: seq, event: { type: 'a/b', payload: 'x'.repeat(length) } }) as const

const press = (x: number): Seen => ({ type: 'press', x, y: 1, role: 'button', name: 'Create' })
const focus = (name: string): Seen => ({ type: 'focus', role: 'button', name })

/** Notes each value at its time, and returns what is written at the end. */
const written = (notes: readonly (readonly [at: number, what: Seen])[], now: number) => {
  const seen = createSeen()
  for (const [at, what] of notes) seen.note(what, 1, at)
  return seen.take(now, ROOM).map(({ at, what }) => [at, what])
}

describe('what was seen is thinned', () => {
  test('to one scroll of each place in 250 milliseconds, the last one', () => {
    const notes = [
      [0, scroll(1)],
      [100, scroll(2)],
      [120, scroll(7, '#root/1')],
      [249, scroll(3)],
      [250, scroll(4)],
    ] as const
    expect(written(notes, 500)).toEqual([
      [120, scroll(7, '#root/1')],
      [249, scroll(3)],
      [250, scroll(4)],
    ])
  })

  test('to sizes that rest, and to presses', () => {
    const notes = [
      [0, size(1)],
      [200, size(2)],
      [210, press(1)],
      [220, press(1)],
      [400, size(3)],
    ] as const
    expect(written(notes, 600)).toEqual([
      [210, press(1)],
      [220, press(1)],
    ])
    expect(written(notes, 650)).toHaveLength(3)
    expect(written(notes, 650).at(-1)).toEqual([400, size(3)])
  })

  test('to changes', () => {
    const seen = createSeen()
    seen.note(focus('a'), 1, 0)
    expect(seen.take(300, ROOM)).toHaveLength(1)
    seen.note(focus('b'), 1, 400)
    seen.note(focus('a'), 1, 500)
    expect(seen.take(900, ROOM)).toEqual([])
  })

  test('unless the page is left, which writes all that waits', () => {
    const seen = createSeen()
    seen.note(size(1), 1, 0)
    expect(seen.take(10, ROOM)).toEqual([])
    expect(seen.take(10, ROOM, true)).toHaveLength(1)
  })
})

test('of a log, it is at most five per cent, presses and sizes before the rest', async () => {
  let now = 1_000
  const store = recordingStoreOn({ store: memoryStore(), now: () => now })
  store.keep(logHeader())
  for (let seq = 1; seq <= 200; seq += 1) {
    now += 1_000
    store.see(scroll(seq))
    store.see(focus(`Button ${seq}`))
    if (seq > 100) store.see(press(seq))
    now += 1_000
    store.keep(eventLine(seq, 900))
  }
  const text = await store.read()
  const lines = text.split('\n').filter(line => line.includes('"kind":"seen"'))
  const share = lines.join('\n').length / text.length
  expect(share).toBeGreaterThan(SHARE - 0.01)
  expect(share).toBeLessThanOrEqual(SHARE)
  const types = readLog(text).lines.flatMap(line => (line.kind === 'seen' ? [line.what.type] : []))
  const count = (type: string) => types.filter(each => each === type).length
  expect(count('scroll') + count('focus')).toBeGreaterThan(20)
  // The rest has left room for them.
  expect(types.slice(-10)).toEqual(Array.from({ length: 10 }, () => 'press'))
})

test('it stands before the input that follows, but never within a task', async () => {
  let now = 1_000
  const store = recordingStoreOn({ store: memoryStore(), now: () => now })
  store.keep(logHeader())
  store.keep({ ...eventLine(1, 4_000), t: 0 })
  store.see(press(1))
  now = 1_100
  store.keep({ ...eventLine(2, 4_000), t: 100, sameTask: true })
  store.keep({ ...eventLine(3, 4_000), t: 100 })
  const { lines } = readLog(await store.read())
  expect(lines.map(({ kind }) => kind)).toEqual(['event', 'event', 'seen', 'event'])
  expect(lines[2]).toMatchObject({ seq: 1, at: 0, what: press(1) })
})

test('nothing is noted while someone else is signed in, or after the end', async () => {
  const store = recordingStoreOn({ store: memoryStore(), owner: 'ada' })
  store.keep(logHeader())
  store.keep(eventLine(1, 9_000))
  store.claim(null)
  store.see(press(1))
  store.flush()
  expect(await store.read()).not.toContain('seen')
  store.claim('ada')
  store.see(press(2))
  store.flush()
  expect(await store.read()).toContain('"x":2')
  store.end('Recording was switched off.')
  store.see(press(3))
  store.flush()
  expect(await store.read()).not.toContain('"x":3')
})
