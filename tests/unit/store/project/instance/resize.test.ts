import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Instance } from '@/api/generated/types'
import { plainText } from '@/lib/rich-text'
import { GIB } from '@/lib/size'
import { actorChanged } from '@/store/bridge/slice'
import { instanceViewQuery, instanceListQuery } from '@/store/project/queries'
import { selectResize } from '@/store/project/instance/resize'
import { createCache } from '#tests/support/cache'
import { instanceWith } from '#tests/support/objects'

const stopped = instanceWith({ name: 'web-1', ncpus: 2, memory: 4 * GIB, runState: 'stopped' })

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2025, 0, 15, 12) })
})
afterEach(() => {
  vi.useRealTimers()
})

const formOver = (instance: Instance, typed: object = {}) =>
  actorChanged({
    id: 'form/instanceResize',
    value: 'open',
    tags: [],
    status: 'active',
    context: {
      params: { project: 'web', instance: instance.name, on: 'list' },
      values: { ncpus: 2, memory: 4, ...typed },
    },
  })

/** A cache with the instance, and its open resize form. */
const resizing = (instance = stopped, typed: object = {}) => {
  const cache = createCache()
  cache.hold(instanceViewQuery({ project: 'web', instance: instance.name }), instance)
  cache.send(formOver(instance, typed))
  return cache
}

describe('the open resize form', () => {
  test('shows the current size, with a shortened name', () => {
    const instance = instanceWith({ ...stopped, name: 'a-name-of-more-than-twenty-letters' })
    expect(selectResize(resizing(instance).state())?.current).toBe(
      'Current (a-name-of-more-tha…): 2 vCPUs / 4 GiB',
    )
  })

  test.each([
    [{}, false],
    [{ ncpus: 3 }, true],
    [{ memory: 5 }, true],
    [{ ncpus: 65 }, false],
    [{ ncpus: null, memory: 5 }, false],
  ])('with %j can be submitted: %s', (typed, canSubmit) => {
    expect(selectResize(resizing(stopped, typed).state())?.canSubmit).toBe(canSubmit)
  })

  test('shows errors at once', () => {
    expect(selectResize(resizing(stopped, { ncpus: 65 }).state())?.errors).toEqual({
      ncpus: 'At most 64 vCPUs',
    })
  })

  test('says that a text is not a number', () => {
    const { errors, canSubmit } = selectResize(resizing(stopped, { memory: '4 GBs' }).state()) ?? {}
    expect(errors).toEqual({ memory: 'Enter a whole number of GiB' })
    expect(canSubmit).toBe(false)
  })

  test('is blocked as soon as the list finds another state', () => {
    const { state, hold } = resizing(stopped, { ncpus: 3 })
    expect(selectResize(state())?.blocked).toBeUndefined()
    vi.advanceTimersByTime(3000)
    hold(instanceListQuery({ project: 'web' }), { items: [{ ...stopped, runState: 'starting' }] })
    const { blocked, canSubmit } = selectResize(state()) ?? {}
    expect(blocked && plainText(blocked)).toContain('can be resized')
    expect(canSubmit).toBe(false)
  })

  test('ignores an older list', () => {
    const { state, hold, send } = createCache()
    hold(instanceListQuery({ project: 'web' }), { items: [{ ...stopped, runState: 'running' }] })
    vi.advanceTimersByTime(3000)
    hold(instanceViewQuery({ project: 'web', instance: 'web-1' }), stopped)
    send(formOver(stopped, { ncpus: 3 }))
    expect(selectResize(state())?.canSubmit).toBe(true)
  })

  test('is undefined while closed', () => {
    expect(selectResize(createCache().state())).toBeUndefined()
  })
})
