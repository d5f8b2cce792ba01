import { describe, expect, it } from 'vitest'
import { cacheKey } from '@/api/core/cache-key'
import { pageRequested, pageTurned } from '@/store/paging/slice'
import {
  selectHasNextPage,
  selectIsListEmpty,
  selectIsPageTurning,
  selectPageNumber,
} from '@/store/paging/selectors'
import { createCache } from '#tests/support/cache'
import { diskWith } from '#tests/support/objects'

const list = {
  endpoint: 'diskList',
  args: { query: { project: 'web', limit: 25 } },
} as const

const second = {
  endpoint: 'diskList',
  args: { query: { project: 'web', limit: 25, pageToken: 'more' } },
} as const

const disks = (count: number) =>
  Array.from({ length: count }, (_, index) => diskWith({ id: `${index}` }))

describe('a paged list', () => {
  it('has a next page if this one is full, regardless of the token', () => {
    const cache = createCache()
    cache.hold(list, { items: disks(25), nextPage: 'more' })
    expect(selectHasNextPage(cache.state(), list)).toBe(true)
    cache.hold(list, { items: disks(24), nextPage: 'more' })
    expect(selectHasNextPage(cache.state(), list)).toBe(false)
  })

  it('is empty if its first page is empty, but not if its last one is', () => {
    const cache = createCache()
    cache.hold(list, { items: [] })
    expect(selectIsListEmpty(cache.state(), list)).toBe(true)
    cache.hold(list, { items: disks(25), nextPage: 'more' })
    cache.hold(second, { items: [] })
    cache.send(pageTurned({ key: cacheKey(list), tokens: ['more'] }))
    expect(selectPageNumber(cache.state(), list)).toBe(1)
    expect(selectIsListEmpty(cache.state(), list)).toBe(false)
    expect(selectHasNextPage(cache.state(), list)).toBe(false)
  })

  it('is turning until the page has loaded', () => {
    const cache = createCache()
    cache.send(pageRequested({ list, direction: 'next' }))
    expect(selectIsPageTurning(cache.state(), list)).toBe(true)
    cache.send(pageTurned({ key: cacheKey(list), tokens: ['more'] }))
    expect(selectIsPageTurning(cache.state(), list)).toBe(false)
  })
})
