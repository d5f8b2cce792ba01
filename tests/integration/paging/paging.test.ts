import { describe, expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { pageRequested } from '@/store/paging/slice'
import {
  selectHasNextPage,
  selectIsPageTurning,
  selectPageItems,
  selectPageNumber,
} from '@/store/paging/selectors'
import { diskListQuery } from '@/store/project/queries'
import { refreshRequested } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'

const project = 'rock-garden'
const path = `/projects/${project}/disks`
const list = diskListQuery({ project })
const next = pageRequested({ list, direction: 'next' })
const previous = pageRequested({ list, direction: 'previous' })

const rows = (console: TestConsole) => selectPageItems(console.state(), list).map(({ id }) => id)
const reads = (console: TestConsole) =>
  console.requests.filter(({ url }) => url.startsWith('/v1/disks?')).length

describe('turning pages', () => {
  test('continues after the last row, and stops at the last page', async () => {
    const console = await startConsole({ path })
    const first = rows(console)
    expect(first).toHaveLength(25)
    expect(selectHasNextPage(console.state(), list)).toBe(true)
    await console.send(next)
    expect(selectPageNumber(console.state(), list)).toBe(1)
    expect(selectHasNextPage(console.state(), list)).toBe(false)
    const all = await console.backend.handle({
      method: 'GET',
      url: `/v1/disks?project=${project}`,
      headers: {},
      body: null,
    })
    const { items } = JSON.parse(all.body) as { items: { id: string }[] }
    expect([...first, ...rows(console)]).toEqual(items.map(({ id }) => id))
    await console.send(next)
    expect(selectPageNumber(console.state(), list)).toBe(1)
  })

  test('keeps the rows until the new ones arrive', async () => {
    let release = () => {}
    let isSlow = false
    const console = await startConsole({
      path,
      wire: async (request, pass) => {
        if (isSlow) await new Promise<void>(resolve => (release = resolve))
        return pass(request)
      },
    })
    const first = rows(console)
    isSlow = true
    console.app.send(next)
    expect(selectIsPageTurning(console.state(), list)).toBe(true)
    expect(rows(console)).toEqual(first)
    release()
    await console.settle()
    expect(selectIsPageTurning(console.state(), list)).toBe(false)
    expect(rows(console)).not.toEqual(first)
  })

  test('shows a visited page at once, and refetches it', async () => {
    let isSlow = false
    const console = await startConsole({
      path,
      wire: (request, pass) => (isSlow ? new Promise(() => {}) : pass(request)),
    })
    const first = rows(console)
    await console.send(next)
    await console.advance(5_000)
    const before = reads(console)
    isSlow = true
    console.app.send(previous)
    expect(selectPageNumber(console.state(), list)).toBe(0)
    expect(selectIsPageTurning(console.state(), list)).toBe(false)
    expect(rows(console)).toEqual(first)
    expect(reads(console)).toBe(before + 1)
    console.app.send(previous)
    expect(selectPageNumber(console.state(), list)).toBe(0)
  })

  test('moves to the previous page when the last page becomes empty', async () => {
    let isDeserted = false
    const console = await startConsole({
      path,
      wire: async (request, pass) => {
        const answer = await pass(request)
        return isDeserted && request.url.includes('page_token')
          ? { ...answer, body: '{"items":[],"next_page":null}' }
          : answer
      },
    })
    const first = rows(console)
    await console.send(next)
    isDeserted = true
    await console.send(refreshRequested())
    expect(selectPageNumber(console.state(), list)).toBe(0)
    expect(rows(console)).toEqual(first)
  })

  test('starts at the first page when the list is opened again', async () => {
    const console = await startConsole({ path })
    await console.send(next)
    await console.send(navigationRequested({ to: '/projects' }))
    await console.send(navigationRequested({ to: path }))
    expect(selectPageNumber(console.state(), list)).toBe(0)
  })
})
