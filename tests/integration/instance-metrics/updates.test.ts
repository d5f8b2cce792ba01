import { describe, expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { refreshRequested, selectIsRefreshing } from '@/store/queries/slice'
import { intervalChosen, updateRequested } from '@/store/time-range/events'
import { selectIsWindowKept, selectWindow } from '@/store/time-range/selectors'
import { startConsole, START, type TestConsole } from '#tests/support/console'
import { chartsOn, DB1, go, isTimeseries, queriesOf, respond } from './support'

const CPU = `${DB1}/metrics/cpu`
const MINUTE = 60_000

const endOf = (console: TestConsole) => (selectWindow(console.state())?.end ?? 0) - START

describe('charts of a window up to now', () => {
  test('move forward each minute', async () => {
    const console = await startConsole({ path: CPU })
    await console.advance(MINUTE - 1)
    expect(queriesOf(console)).toHaveLength(1)
    await console.advance(1)
    expect(queriesOf(console)).toHaveLength(2)
    expect(queriesOf(console)[1]).toContain('timestamp < @2025-01-15T12:01:00.000')
    expect(endOf(console)).toBe(MINUTE)
    await console.advance(2 * MINUTE)
    expect(queriesOf(console)).toHaveLength(4)
    await go(console, `${CPU}?range=24h`)
    const { length } = queriesOf(console)
    await console.advance(MINUTE - 1)
    expect(queriesOf(console)).toHaveLength(length)
    await console.advance(1)
    expect(queriesOf(console)).toHaveLength(length + 1)
  })

  test('keep their values until the new ones arrive', async () => {
    let isSlow = false
    const console = await startConsole({
      path: CPU,
      wire: async (request, next) => {
        const response = await next(request)
        if (isSlow && isTimeseries(request)) await new Promise(done => setTimeout(done, 5000))
        return response
      },
    })
    isSlow = true
    await console.elapse(MINUTE + 4000)
    expect(queriesOf(console)).toHaveLength(2)
    expect(endOf(console)).toBe(0)
    expect(chartsOn(console)['CPU utilization: Running']?.kind).toBe('values')
    await console.elapse(2000)
    expect(endOf(console)).toBe(MINUTE)
    await console.advance(0)
  })

  test('stand still if updates are off, until an update is requested', async () => {
    const console = await startConsole({ path: CPU })
    await console.send(intervalChosen({ every: 0 }))
    await console.advance(10 * MINUTE)
    expect(queriesOf(console)).toHaveLength(1)
    await console.send(updateRequested())
    expect(queriesOf(console)).toHaveLength(2)
    expect(endOf(console)).toBe(10 * MINUTE)
    await console.advance(10 * MINUTE)
    expect(queriesOf(console)).toHaveLength(2)
  })

  test('move forward at the chosen interval, not at once', async () => {
    const console = await startConsole({ path: CPU })
    await console.send(intervalChosen({ every: 10_000 }))
    expect(queriesOf(console)).toHaveLength(1)
    await console.advance(30_000)
    expect(queriesOf(console)).toHaveLength(4)
    expect(endOf(console)).toBe(30_000)
  })

  test('are fetched once by a refresh of the screen', async () => {
    const console = await startConsole({ path: CPU })
    await console.advance(10_000)
    await console.send(refreshRequested())
    expect(queriesOf(console)).toHaveLength(2)
    expect(endOf(console)).toBe(10_000)
  })

  test('are fetched by each refresh, however soon after the last one', async () => {
    const console = await startConsole({ path: CPU })
    await console.send(refreshRequested())
    expect(queriesOf(console)).toHaveLength(2)
    await console.send(refreshRequested())
    expect(queriesOf(console)).toHaveLength(3)
  })

  /** A console that holds the responses for its charts back until `answer`. */
  const startHeld = async () => {
    const held: (() => void)[] = []
    let isHeld = false
    const console = await startConsole({
      path: CPU,
      hold: request =>
        isHeld && isTimeseries(request) ? new Promise<void>(done => held.push(done)) : null,
    })
    isHeld = true
    const answer = async () => {
      held.shift()?.()
      await console.advance(0)
    }
    return { console, answer }
  }

  test('keep the refresh pending until they arrive, and can be refreshed again meanwhile', async () => {
    const { console, answer } = await startHeld()
    await console.advance(10_000)
    await console.send(refreshRequested())
    expect(selectIsRefreshing(console.state())).toBe(true)
    await console.advance(5_000)
    await console.send(refreshRequested())
    await answer()
    expect(endOf(console)).toBe(0)
    expect(selectIsRefreshing(console.state())).toBe(true)
    await answer()
    expect(endOf(console)).toBe(15_000)
    expect(selectIsRefreshing(console.state())).toBe(false)
  })

  test('do not keep the refresh pending on another page', async () => {
    const { console } = await startHeld()
    await console.send(refreshRequested())
    await go(console, `${DB1}/storage`)
    expect(selectIsRefreshing(console.state())).toBe(false)
  })

  test('keep their window and interval between tabs, but not for another page', async () => {
    const console = await startConsole({ path: CPU })
    await console.send(intervalChosen({ every: 0 }))
    await console.advance(30_000)
    await go(console, `${DB1}/metrics/network`)
    expect(endOf(console)).toBe(0)
    await go(console, `${DB1}/storage`)
    expect(selectWindow(console.state())).toBeUndefined()
    expect(console.state().timeRange.every).toBeNull()
    await go(console, CPU)
    expect(endOf(console)).toBe(30_000)
  })

  test('are not fetched on another page', async () => {
    const console = await startConsole({ path: CPU })
    await console.send(navigationRequested({ to: `${DB1}/storage` }))
    await console.advance(10 * MINUTE)
    expect(queriesOf(console)).toHaveLength(1)
  })

  test('pause while the page is hidden', async () => {
    const console = await startConsole({ path: CPU })
    await console.emit({ type: 'visibility', visible: false })
    await console.advance(10 * MINUTE)
    expect(queriesOf(console)).toHaveLength(1)
    await console.emit({ type: 'visibility', visible: true })
    await console.advance(0)
    expect(queriesOf(console)).toHaveLength(2)
  })
})

test('a custom window is fetched once, and again on refresh', async () => {
  const search = '?start=2025-01-14T00%3A00%3A00Z&end=2025-01-14T12%3A00%3A00Z'
  const console = await startConsole({ path: CPU + search })
  await console.advance(10 * MINUTE)
  expect(queriesOf(console)).toHaveLength(1)
  await console.send(refreshRequested())
  expect(queriesOf(console)).toHaveLength(2)
  expect(queriesOf(console)[0]).toBe(queriesOf(console)[1])
})

describe('a failed update', () => {
  const start = async () => {
    const broken = { is: false, but: '' }
    const console = await startConsole({
      path: `${DB1}/metrics/disk`,
      wire: (request, next) =>
        broken.is && isTimeseries(request) && !(broken.but && request.body?.includes(broken.but))
          ? respond(500, { message: 'broken' })
          : next(request),
    })
    return { console, broken }
  }

  test('keeps the old values, marks them, and recovers with the next update', async () => {
    const { console, broken } = await start()
    broken.is = true
    await console.advance(MINUTE)
    expect(endOf(console)).toBe(0)
    expect(selectIsWindowKept(console.state())).toBe(true)
    expect(Object.values(chartsOn(console)).map(({ kind }) => kind)).not.toContain('failed')
    broken.is = false
    await console.advance(MINUTE)
    expect(endOf(console)).toBe(2 * MINUTE)
    expect(selectIsWindowKept(console.state())).toBe(false)
  })

  test('of a chart that never had values does not block the others', async () => {
    const console = await startConsole({
      path: `${DB1}/metrics/disk`,
      wire: (request, next) =>
        request.body?.includes('virtual_disk:reads')
          ? respond(400, { message: 'no such timeseries' })
          : next(request),
    })
    await console.advance(MINUTE)
    expect(endOf(console)).toBe(MINUTE)
    expect(chartsOn(console)['Disk reads']?.kind).toBe('failed')
    expect(chartsOn(console)['Disk writes']?.kind).toBe('values')
  })
})

test('polling the instance and updating its charts are independent', async () => {
  const console = await startConsole({ path: '/projects/mock-project/instances/you-fail/metrics' })
  const views = () =>
    console.requests.filter(({ url }) => url.startsWith('/v1/instances/you-fail?')).length
  const before = views()
  await console.advance(2 * MINUTE + 1000)
  expect(views() - before).toBe(4)
  expect(queriesOf(console)).toHaveLength(3)
})
