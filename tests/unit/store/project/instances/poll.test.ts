import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { InstanceState } from '@/api/generated/types'
import { instanceListPoll } from '@/store/project/instances/instances'
import { instanceListQuery } from '@/store/project/queries'
import { createCache } from '#tests/support/cache'
import { instanceWith } from '#tests/support/objects'

const START = Date.UTC(2025, 0, 15, 12)
const query = instanceListQuery({ project: 'web' })

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Returns functions that fill the list, and its polling interval some seconds after the start. */
const visit = () => {
  const { state, hold } = createCache()
  const poll = instanceListPoll({ project: 'web' })
  return {
    read: (...runStates: InstanceState[]) =>
      hold(query, {
        items: runStates.map((runState, index) => instanceWith({ id: String(index), runState })),
      }),
    paceAt(seconds: number) {
      const now = START + seconds * 1000
      return (poll.schedule(state(), now) ?? poll.also?.(state(), now))?.intervalMs
    },
  }
}

describe('polling the list', () => {
  test('starts only after the first fetch', () => {
    expect(visit().paceAt(0)).toBeUndefined()
  })

  test('is slow while no instance is in transition', () => {
    const { read, paceAt } = visit()
    read('running', 'stopped', 'migrating')
    expect(paceAt(0)).toBe(60_000)
  })

  test('is fast for thirty seconds after the first transition, then slow', () => {
    const { read, paceAt } = visit()
    read('running', 'starting')
    expect(paceAt(0)).toBe(3000)
    expect(paceAt(29.9)).toBe(3000)
    expect(paceAt(30)).toBe(60_000)
  })

  test('is slow as soon as the transition is over', () => {
    const { read, paceAt } = visit()
    read('starting')
    expect(paceAt(0)).toBe(3000)
    read('running')
    expect(paceAt(6)).toBe(60_000)
  })

  test('is fast again when a stuck instance is stopped', () => {
    const { read, paceAt } = visit()
    read('starting')
    expect(paceAt(0)).toBe(3000)
    expect(paceAt(40)).toBe(60_000)
    read('stopping')
    expect(paceAt(41)).toBe(3000)
    expect(paceAt(70)).toBe(3000)
    expect(paceAt(71)).toBe(60_000)
  })

  test('counts from the latest transition on the page', () => {
    const { read, paceAt } = visit()
    read('starting', 'running')
    paceAt(0)
    read('starting', 'stopping')
    expect(paceAt(20)).toBe(3000)
    expect(paceAt(49)).toBe(3000)
    expect(paceAt(50)).toBe(60_000)
  })

  test('does not restart when a transition ends', () => {
    const { read, paceAt } = visit()
    read('starting', 'stopping')
    paceAt(0)
    read('starting', 'stopped')
    expect(paceAt(20)).toBe(3000)
    expect(paceAt(30)).toBe(60_000)
  })
})
