import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cacheKey } from '@/api/core/cache-key'
import { pageTurned } from '@/store/paging/slice'
import { instanceViewQuery, instanceListQuery } from '@/store/project/queries'
import {
  selectInstance,
  selectInstanceRows,
  selectInstanceReadAt,
} from '@/store/project/instances/instances'
import { createCache } from '#tests/support/cache'
import { instanceWith } from '#tests/support/objects'

const NOW = Date.UTC(2025, 0, 15, 12)
const list = instanceListQuery({ project: 'web' })

const one = instanceWith({ id: 'a', name: 'one' })
const two = instanceWith({ id: 'b', name: 'two', runState: 'stopping' })

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the rows of the list', () => {
  test('have the values of the columns', () => {
    const { state, hold } = createCache()
    hold(list, { items: [one] })
    expect(selectInstanceRows(state(), { project: 'web' })[0]).toMatchObject({
      id: 'a',
      name: 'one',
      href: '/projects/web/instances/one/storage',
      ncpus: 2,
      memory: 4 * 1024 ** 3,
      runState: 'running',
      timeRunStateUpdated: '2025-01-10T08:00:00.000Z',
      timeCreated: '2025-01-10T08:00:00.000Z',
    })
  })

  test('have their actions in the order of the menu', () => {
    const { state, hold } = createCache()
    hold(list, { items: [one] })
    expect(
      selectInstanceRows(state(), { project: 'web' })[0]?.actions.map(({ label }) => label),
    ).toEqual([
      'Start',
      'Stop',
      'Reboot',
      'Resize',
      'View serial console',
      'Check reachability',
      'Metrics',
      'Create similar',
      'Create similar with its disks',
      'Delete',
    ])
  })

  test('keep their identity after a poll, except for changed ones', () => {
    const { state, hold } = createCache()
    hold(list, { items: [one, two] })
    const before = selectInstanceRows(state(), { project: 'web' })
    vi.advanceTimersByTime(3000)
    hold(list, { items: [{ ...one }, { ...two, runState: 'stopped' }] })
    const after = selectInstanceRows(state(), { project: 'web' })
    expect(after[0]).toBe(before[0])
    expect(after[1]).not.toBe(before[1])
    expect(after[1]?.runState).toBe('stopped')
  })

  test('are the same array after a poll without changes', () => {
    const { state, hold } = createCache()
    hold(list, { items: [one, two] })
    const before = selectInstanceRows(state(), { project: 'web' })
    hold(list, { items: [{ ...one }, { ...two }] })
    expect(selectInstanceRows(state(), { project: 'web' })).toBe(before)
  })

  test('are those of the current page', () => {
    const { state, hold, send } = createCache()
    hold(list, { items: [one], nextPage: 'second' })
    hold(
      {
        endpoint: 'instanceList',
        args: { query: { project: 'web', limit: 25, pageToken: 'second' } },
      },
      { items: [two] },
    )
    send(pageTurned({ key: cacheKey(list), tokens: ['second'] }))
    expect(selectInstanceRows(state(), { project: 'web' }).map(({ name }) => name)).toEqual(['two'])
  })

  test('are empty before the first fetch', () => {
    const { state } = createCache()
    expect(selectInstanceRows(state(), { project: 'web' })).toEqual([])
    expect(selectInstanceReadAt(state(), { project: 'web' }, 'a')).toBe(0)
  })

  test('have the time at which they were fetched', () => {
    const { state, hold } = createCache()
    hold(list, { items: [one] })
    vi.advanceTimersByTime(10_000)
    expect(selectInstanceReadAt(state(), { project: 'web' }, 'a')).toBe(NOW)
  })
})

describe('an instance on its own page', () => {
  const query = instanceViewQuery({ project: 'web', instance: 'one' })

  test('has buttons to start and stop, and a menu for the rest', () => {
    const { state, hold } = createCache()
    hold(query, one)
    const instance = selectInstance(state(), { project: 'web', instance: 'one' })
    expect(instance?.buttons.map(({ label }) => label)).toEqual(['Start', 'Stop'])
    expect(instance?.menu.map(({ label }) => label)).toEqual([
      'Reboot',
      'Resize',
      'View serial console',
      'Check reachability',
      'Metrics',
      'Create similar',
      'Create similar with its disks',
      'Delete',
    ])
  })

  test.each([
    ['creating', true],
    ['starting', true],
    ['stopping', true],
    ['rebooting', true],
    ['running', false],
    ['migrating', false],
    ['repairing', false],
    ['failed', false],
  ] as const)('that is %s is transitioning: %s', (runState, isTransitioning) => {
    const { state, hold } = createCache()
    hold(query, { ...one, runState })
    expect(selectInstance(state(), { project: 'web', instance: 'one' })).toMatchObject({
      runState,
      isTransitioning,
    })
  })

  test('keeps its identity until it changes', () => {
    const { state, hold } = createCache()
    hold(query, one)
    const before = selectInstance(state(), { project: 'web', instance: 'one' })
    hold(query, { ...one })
    expect(selectInstance(state(), { project: 'web', instance: 'one' })).toBe(before)
  })
})
