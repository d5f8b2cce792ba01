import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answeredKey,
  prefetch,
  refetch,
  refetchSubscribed,
  selectData,
  selectEntry,
  startQuery,
  upsert,
} from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import type { Query } from '@/api/operations/table'
import { createClient, json, refusal } from '#tests/unit/api/support/client'

const ping = { endpoint: 'ping', args: {} } as const
const disks = { endpoint: 'diskList', args: { query: { project: 'web' } } } as const
const page = json({ items: [{ id: 'd1', name: 'one' }], next_page: 'token' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a query', () => {
  it('returns its response, which is cached', async () => {
    const { dispatch, state } = createClient(() => page)
    const answer = { items: [{ id: 'd1', name: 'one' }], nextPage: 'token' }
    expect(await startQuery(dispatch, disks).result).toEqual({ data: answer })
    expect(selectData(state(), disks)).toEqual(answer)
    expect(selectEntry(state(), disks)).toMatchObject({
      status: 'fulfilled',
      fulfilledTimeStamp: Date.now(),
    })
  })

  it('is not cached before its request, or with other arguments', async () => {
    const { dispatch, state } = createClient(() => page)
    expect(selectEntry(state(), disks)).toBeUndefined()
    await startQuery(dispatch, disks).result
    const others = { endpoint: 'diskList', args: { query: { project: 'other' } } } as const
    expect(selectData(state(), others)).toBeUndefined()
  })

  it('keeps the identity of its data if a refetch returns the same', async () => {
    const { dispatch, state } = createClient(() => page)
    await startQuery(dispatch, disks).result
    const entry = selectEntry(state(), disks)
    expect(selectEntry(state(), { ...disks })).toBe(entry)
    const data = entry?.data
    await refetch(dispatch, disks)
    expect(selectData(state(), disks)).toBe(data)
  })

  it('is fresh for two seconds', async () => {
    const { dispatch, calls } = createClient(() => json({ status: 'ok' }))
    await startQuery(dispatch, ping).result
    await pass(1999)
    expect(await startQuery(dispatch, ping).result).toEqual({ data: { status: 'ok' } })
    expect(calls).toHaveLength(1)
    await pass(1)
    await startQuery(dispatch, ping).result
    expect(calls).toHaveLength(2)
  })

  it('is fresh as long as the caller requires', async () => {
    const { dispatch, calls } = createClient(() => json({ status: 'ok' }))
    await startQuery(dispatch, ping).result
    await pass(59_000)
    await startQuery(dispatch, ping, { freshSeconds: 60 }).result
    expect(calls).toHaveLength(1)
    await pass(1_000)
    await startQuery(dispatch, ping, { freshSeconds: 60 }).result
    expect(calls).toHaveLength(2)
  })

  it('sends one request for several simultaneous callers', async () => {
    const { dispatch, calls, open } = createClient()
    const results = [startQuery(dispatch, ping).result, startQuery(dispatch, ping).result]
    open.get('GET /v1/ping')?.(json({ status: 'ok' }))
    expect(await Promise.all(results)).toEqual([
      { data: { status: 'ok' } },
      { data: { status: 'ok' } },
    ])
    expect(calls).toHaveLength(1)
  })

  it('is never retried automatically', async () => {
    const { dispatch, calls } = createClient(() => refusal(500, 'Internal'))
    const { result } = startQuery(dispatch, ping)
    expect(await result).toMatchObject({ error: { statusCode: 500 } })
    await pass(600_000)
    expect(calls).toHaveLength(1)
  })

  it('keeps its last data if a refetch fails', async () => {
    let answer = json({ status: 'ok' })
    const { dispatch, state } = createClient(() => answer)
    await startQuery(dispatch, ping).result
    answer = refusal(503)
    expect(await refetch(dispatch, ping)).toMatchObject({ error: { statusCode: 503 } })
    expect(selectEntry(state(), ping)).toMatchObject({
      status: 'rejected',
      data: { status: 'ok' },
      error: { statusCode: 503 },
    })
  })

  it('stays in the cache while subscribed, and for five more minutes', async () => {
    const { dispatch, state } = createClient(() => json({ status: 'ok' }))
    const handles = [startQuery(dispatch, ping), startQuery(dispatch, ping)]
    await pass(0)
    handles[0]?.release()
    handles[0]?.release()
    await pass(600_000)
    expect(selectEntry(state(), ping)).toBeDefined()
    handles[1]?.release()
    await pass(299_999)
    expect(selectEntry(state(), ping)).toBeDefined()
    await pass(1)
    expect(selectEntry(state(), ping)).toBeUndefined()
  })
})

describe('prefetching and refetching', () => {
  it('prefetches a query that is not fresh, without a subscription', async () => {
    const { dispatch, state, calls } = createClient(() => json({ status: 'ok' }))
    prefetch(dispatch, ping)
    await pass(1_000)
    prefetch(dispatch, ping)
    expect(calls).toHaveLength(1)
    await pass(1_000)
    prefetch(dispatch, ping)
    expect(calls).toHaveLength(2)
    await pass(300_000)
    expect(selectEntry(state(), ping)).toBeUndefined()
  })

  it('refetches a query of any age', async () => {
    const { dispatch, calls } = createClient(() => json({ status: 'ok' }))
    await startQuery(dispatch, ping).result
    expect(await refetch(dispatch, ping)).toEqual({ data: { status: 'ok' } })
    expect(calls).toHaveLength(2)
  })

  it('refetches each subscribed query once, and waits for all', async () => {
    const { dispatch, calls, open } = createClient(call =>
      call === 'GET /v1/ping' && calls.length > 2 ? undefined : json({ items: [] }),
    )
    const released = startQuery(dispatch, { endpoint: 'groupList', args: {} })
    startQuery(dispatch, ping)
    startQuery(dispatch, { ...ping })
    await pass(0)
    released.release()
    let isDone = false
    const all = refetchSubscribed(dispatch).then(() => (isDone = true))
    await pass(0)
    expect(calls.slice(2)).toEqual(['GET /v1/ping'])
    expect(isDone).toBe(false)
    open.get('GET /v1/ping')?.(json({ status: 'ok' }))
    await all
  })

  it('caches a given response as fresh', async () => {
    const { dispatch, state, calls } = createClient()
    upsert(dispatch, ping, { status: 'ok' })
    expect(selectData(state(), ping)).toEqual({ status: 'ok' })
    expect(await startQuery(dispatch, ping).result).toEqual({ data: { status: 'ok' } })
    expect(calls).toEqual([])
  })
})

describe('the cache key of a query', () => {
  it('ignores the order of keys, and missing values', () => {
    const one: Query = {
      endpoint: 'diskList',
      args: { query: { project: 'web', limit: 25, pageToken: undefined } },
    }
    const other: Query = {
      endpoint: 'diskList',
      args: { query: { pageToken: null, limit: 25, project: 'web' } },
    }
    expect(cacheKey(one)).toBe(cacheKey(other))
    expect(cacheKey(one)).toBe('diskList({"query":{"limit":25,"project":"web"}})')
  })

  it('depends on the expected statuses', () => {
    const plain: Query = { endpoint: 'imageView', args: { path: { image: 'i' } } }
    expect(cacheKey({ ...plain, expect: [404] })).not.toBe(cacheKey(plain))
  })

  it('ignores other properties of the query object', () => {
    const marked = { ...ping, isOptional: true }
    expect(cacheKey(marked)).toBe(cacheKey(ping))
  })
})

it('answeredKey returns the key of the query that an action completes', async () => {
  const { dispatch, dispatched } = createClient(() => json({ status: 'ok' }))
  await startQuery(dispatch, ping).result
  expect(dispatched.map(answeredKey).filter(Boolean)).toEqual([cacheKey(ping)])
  expect(answeredKey(undefined)).toBeNull()
})
