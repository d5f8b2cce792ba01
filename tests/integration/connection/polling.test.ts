import { describe, expect, test } from 'vitest'
import { selectIsConnectionLost } from '@/store/connection/connection'
import { navigationRequested, navigationStayed } from '@/store/navigation/events'
import { selectIsPollBehind } from '@/store/polling/slice'
import { instanceListQuery } from '@/store/project/queries'
import { selectUnrefreshedSince } from '@/store/queries/freshness'
import { START, startConsole, type TestConsole } from '#tests/support/console'

const PATH = '/projects/rock-garden/instances'
const isBehind = (console: TestConsole) => selectIsPollBehind(console.state())
const reads = (console: TestConsole) =>
  console.requests.filter(({ url }) => url.startsWith('/v1/instances?')).length
const since = (console: TestConsole) =>
  selectUnrefreshedSince(console.state(), [instanceListQuery({ project: 'rock-garden' })])

/** A list that is polled once a minute, as from half a minute after its start. */
const startQuiet = async (options: Partial<Parameters<typeof startConsole>[0]> = {}) => {
  const console = await startConsole({ path: PATH, ...options })
  await console.advance(35_000)
  return console
}

describe('a failing poll', () => {
  const startFailing = async () => {
    let isFailing = false
    const console = await startQuiet({
      wire: (request, next) =>
        isFailing && request.url.startsWith('/v1/instances?')
          ? Promise.resolve({ status: 500, headers: {}, body: '{}' })
          : next(request),
    })
    return { ...console, fail: (fails: boolean) => (isFailing = fails) }
  }

  test('shows the age of the data until they are refetched', async () => {
    const console = await startFailing()
    expect(since(console)).toBeNull()
    console.fail(true)
    await console.advance(60_000)
    expect(since(console)).toBeGreaterThan(START)
    expect(since(console)).toBeLessThanOrEqual(START + 35_000)
    console.fail(false)
    await console.advance(60_000)
    expect(since(console)).toBeNull()
  })

  test('marks the data as stale after two failures', async () => {
    const console = await startFailing()
    console.fail(true)
    await console.advance(60_000)
    expect(isBehind(console)).toBe(false)
    await console.advance(60_000)
    expect(isBehind(console)).toBe(true)
    console.fail(false)
    await console.advance(60_000)
    expect(isBehind(console)).toBe(false)
  })
})

test('data whose response is overdue are stale, too', async () => {
  const console = await startConsole({ path: PATH })
  // Some of these are in transition: the list is polled every three seconds.
  console.setServer('silent')
  await console.elapse(5_999)
  expect(isBehind(console)).toBe(false)
  await console.elapse(1)
  expect(isBehind(console)).toBe(true)
})

describe('while the connection is lost', () => {
  const startLost = async () => {
    const console = await startQuiet()
    console.setServer('down')
    await console.advance(60_000)
    expect(selectIsConnectionLost(console.state())).toBe(true)
    return console
  }

  test('polling pauses, the data become stale, and polling resumes with the connection', async () => {
    const console = await startLost()
    const before = reads(console)
    await console.advance(120_000)
    expect(reads(console)).toBe(before)
    expect(isBehind(console)).toBe(true)
    console.setServer('up')
    await console.advance(30_000)
    expect(reads(console)).toBeGreaterThan(before)
    expect(isBehind(console)).toBe(false)
  })

  test('polling resumes on the old page after a cancelled navigation', async () => {
    const console = await startLost()
    await console.send(navigationRequested({ to: '/projects' }))
    await console.send(navigationStayed())
    console.setServer('up')
    await console.advance(30_000)
    const before = reads(console)
    await console.advance(60_000)
    expect(reads(console)).toBe(before + 1)
  })
})
