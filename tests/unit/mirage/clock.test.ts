import { describe, expect, it, vi } from 'vitest'
import { systemClock } from '@/mirage/server/clock'
import { ManualClock } from '#tests/support/manual-clock'
import { createDb } from '@/mirage/server/db'
import { recordActivity } from '@/mirage/metrics/activity'
import { openConsoles } from '@/mirage/serial/consoles'
import { recordCapacity } from '@/mirage/server/capacity-history'
import { createIds, createBackendState } from '@/mirage/server/backend-state'
import { createRandom } from '@/mirage/server/random'

describe('the manual clock', () => {
  it('runs due timers in order, each at its own time', () => {
    const clock = new ManualClock(1_000)
    const seen: [string, number][] = []
    const note = (what: string) => () => seen.push([what, clock.now()])
    clock.setTimeout(note('late'), 300)
    clock.setTimeout(note('early'), 100)
    clock.setTimeout(note('early, too'), 100)
    clock.advance(299)
    expect(seen).toEqual([
      ['early', 1_100],
      ['early, too', 1_100],
    ])
    clock.advance(1)
    expect(seen.at(-1)).toEqual(['late', 1_300])
    expect(clock.now()).toBe(1_300)
  })

  it('schedules timers set by other timers relative to their time', () => {
    const clock = new ManualClock(0)
    const seen: number[] = []
    const again = () => {
      seen.push(clock.now())
      if (seen.length < 4) clock.setTimeout(again, 10)
    }
    clock.setTimeout(again, 10)
    clock.advance(100)
    expect(seen).toEqual([10, 20, 30, 40])
    expect(clock.now()).toBe(100)
  })

  it('does not run cleared timers', () => {
    const clock = new ManualClock()
    const callback = vi.fn()
    clock.clearTimeout(clock.setTimeout(callback, 10))
    clock.clearTimeout('unknown')
    clock.advance(100)
    expect(callback).not.toHaveBeenCalled()
  })
})

describe('the system clock', () => {
  it('uses real time', () => {
    vi.useFakeTimers({ now: 5_000 })
    const clock = systemClock()
    const [kept, cleared] = [vi.fn(), vi.fn()]
    clock.setTimeout(kept, 10)
    clock.clearTimeout(clock.setTimeout(cleared, 10))
    vi.advanceTimersByTime(10)
    expect([kept.mock.calls.length, cleared.mock.calls.length]).toEqual([1, 0])
    expect(clock.now()).toBe(5_010)
    vi.useRealTimers()
  })
})

describe('a scheduled action', () => {
  const open = () => {
    const clock = new ManualClock(Date.UTC(2025, 0, 1))
    const db = createDb()
    const random = createRandom(1)
    const backendState = createBackendState({
      db,
      clock,
      random,
      ids: createIds(random),
      capacity: recordCapacity(db, clock),
      activity: recordActivity(db, clock),
      consoles: openConsoles(db, clock),
      admission: { requireAuth: false, defaultUserId: '' },
      origin: 'http://localhost',
      release: 14,
    })
    return { clock, backendState }
  }

  it('runs once, at its time', () => {
    const { clock, backendState } = open()
    const seen: string[] = []
    backendState.later(1_000, 'a', () => seen.push(backendState.now()))
    clock.advance(5_000)
    expect(seen).toEqual(['2025-01-01T00:00:01.000Z'])
  })

  it('replaces the pending one of the same key', () => {
    const { clock, backendState } = open()
    const seen: string[] = []
    backendState.later(1_000, 'a', () => seen.push('first'))
    backendState.later(2_000, 'a', () => seen.push('second'))
    backendState.later(2_000, 'b', () => seen.push('other'))
    clock.advance(5_000)
    expect(seen).toEqual(['second', 'other'])
  })

  it('can be cancelled, by key or with all others', () => {
    const { clock, backendState } = open()
    const seen: string[] = []
    backendState.later(1_000, 'a', () => seen.push('a'))
    backendState.later(1_000, 'b', () => seen.push('b'))
    backendState.later(1_000, 'c', () => seen.push('c'))
    backendState.cancel('a')
    backendState.cancel('never heard of')
    clock.advance(500)
    backendState.stop()
    clock.advance(5_000)
    expect(seen).toEqual([])
  })
})
