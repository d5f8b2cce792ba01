import { describe, expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { visibilityChanged } from '@/store/tab/slice'
import { startConsole } from '#tests/support/console'
import { choose, chooseAndConfirm, countOf, reasonsOf, rowNames, rowOf, toastsOf } from './support'

const MOCK = 'mock-project'
const openList = () => startConsole({ path: `/projects/${MOCK}/instances` })

/** The prefix of requests for the list, as opposed to single instances. */
const LIST = '/v1/instances?'

describe('a failed instance', () => {
  test('can be started', async () => {
    const console = await openList()
    await chooseAndConfirm(console, rowOf(console, MOCK, 'you-fail').actions, 'Start')
    expect(rowOf(console, MOCK, 'you-fail').runState).toBe('starting')
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Starting instance you-fail' }])
    await console.advance(3000)
    await console.advance(3000)
    expect(rowOf(console, MOCK, 'you-fail').runState).toBe('running')
  })

  test('stops at once', async () => {
    const console = await openList()
    await chooseAndConfirm(console, rowOf(console, MOCK, 'you-fail').actions, 'Stop')
    expect(rowOf(console, MOCK, 'you-fail').runState).toBe('stopped')
  })

  test('cannot be rebooted, and can be deleted', async () => {
    const console = await openList()
    const row = rowOf(console, MOCK, 'you-fail')
    expect(reasonsOf(row.actions)).toEqual({
      Reboot: 'Only running instances can be rebooted',
    })
    await chooseAndConfirm(console, row.actions, 'Delete')
    expect(rowNames(console, MOCK)).not.toContain('you-fail')
    expect(console.history.current().path).toBe(`/projects/${MOCK}/instances`)
  })
})

describe('a running instance', () => {
  test('can be stopped, which polling detects, and then deleted', async () => {
    const console = await openList()
    expect(reasonsOf(rowOf(console, MOCK, 'db1').actions)).toEqual({
      Start: 'Only stopped or failed instances can be started',
      Resize: 'Only creating, stopped or failed instances can be resized',
      Delete: 'Only stopped or failed instances can be deleted',
    })
    await chooseAndConfirm(console, rowOf(console, MOCK, 'db1').actions, 'Stop')
    expect(rowOf(console, MOCK, 'db1').runState).toBe('stopping')
    const others = rowOf(console, MOCK, 'db2')
    await console.advance(6000)
    expect(rowOf(console, MOCK, 'db1').runState).toBe('stopped')
    expect(rowOf(console, MOCK, 'db2')).toBe(others)
    await chooseAndConfirm(console, rowOf(console, MOCK, 'db1').actions, 'Delete')
    expect(rowNames(console, MOCK)).not.toContain('db1')
  })

  test('can be rebooted', async () => {
    const console = await openList()
    await chooseAndConfirm(console, rowOf(console, MOCK, 'db1').actions, 'Reboot')
    expect(rowOf(console, MOCK, 'db1').runState).toBe('rebooting')
    await console.advance(6000)
    expect(rowOf(console, MOCK, 'db1').runState).toBe('running')
  })
})

test('a starting instance can be stopped and started again', async () => {
  const console = await openList()
  expect(Object.keys(reasonsOf(rowOf(console, MOCK, 'not-there-yet').actions))).toEqual([
    'Start',
    'Reboot',
    'Resize',
    'Delete',
  ])
  await chooseAndConfirm(console, rowOf(console, MOCK, 'not-there-yet').actions, 'Stop')
  await console.advance(6000)
  const stopped = rowOf(console, MOCK, 'not-there-yet')
  expect(stopped.runState).toBe('stopped')
  expect(Object.keys(reasonsOf(stopped.actions))).toEqual(['Stop', 'Reboot'])
  await chooseAndConfirm(console, stopped.actions, 'Start')
  await console.advance(6000)
  expect(rowOf(console, MOCK, 'not-there-yet').runState).toBe('running')
})

describe('the list of instances', () => {
  test('is polled every three seconds for half a minute, then every minute', async () => {
    // One instance stays in `starting` from the beginning.
    const console = await openList()
    const before = countOf(console, 'GET', LIST)
    const readsAfter = async (ms: number) => {
      await console.advance(ms)
      return countOf(console, 'GET', LIST) - before
    }
    expect(await readsAfter(2900)).toBe(0)
    expect(await readsAfter(100)).toBe(1)
    expect(await readsAfter(26_900)).toBe(9)
    expect(await readsAfter(100)).toBe(10)
    expect(await readsAfter(59_900)).toBe(10)
    expect(await readsAfter(100)).toBe(11)
  })

  test('is not polled while the page is hidden, and is polled at once when it is visible again', async () => {
    const console = await openList()
    await console.send(visibilityChanged({ visible: false }))
    const before = countOf(console, 'GET', LIST)
    await console.advance(120_000)
    expect(countOf(console, 'GET', LIST)).toBe(before)
    await console.send(visibilityChanged({ visible: true }))
    await console.advance(0)
    expect(countOf(console, 'GET', LIST)).toBe(before + 1)
  })

  test('is polled fast again when the stuck instance is stopped', async () => {
    const console = await openList()
    await console.advance(45_000)
    await chooseAndConfirm(console, rowOf(console, MOCK, 'not-there-yet').actions, 'Stop')
    await console.advance(3500)
    expect(rowOf(console, MOCK, 'not-there-yet').runState).toBe('stopped')
  })
})

test('a refused command shows one toast and changes nothing', async () => {
  const console = await startConsole({
    path: `/projects/${MOCK}/instances`,
    wire: (request, next) =>
      request.method === 'POST' && request.url.includes('/start')
        ? Promise.resolve({
            status: 403,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({
              error_code: 'Forbidden',
              message: 'Forbidden',
              request_id: 'r-1',
            }),
          })
        : next(request),
  })
  await chooseAndConfirm(console, rowOf(console, MOCK, 'you-fail').actions, 'Start')
  expect(toastsOf(console)).toEqual([
    {
      variant: 'error',
      title: 'Could not start you-fail',
      text: 'Action not authorized',
      link: { label: 'View instance', to: `/projects/${MOCK}/instances/you-fail/storage` },
    },
  ])
  expect(rowOf(console, MOCK, 'you-fail').runState).toBe('failed')
  expect(console.state().actors.confirm?.value).toBe('closed')
})

test('a failed command refetches the list', async () => {
  const console = await openList()
  await console.backend.handle({
    method: 'DELETE',
    url: `/v1/instances/you-fail?project=${MOCK}`,
    headers: {},
    body: null,
  })
  await chooseAndConfirm(console, rowOf(console, MOCK, 'you-fail').actions, 'Start')
  expect(toastsOf(console)).toMatchObject([{ variant: 'error', title: 'Could not start you-fail' }])
  expect(rowNames(console, MOCK)).not.toContain('you-fail')
})

test('a confirmation closes with its screen', async () => {
  const console = await openList()
  await choose(console, rowOf(console, MOCK, 'you-fail').actions, 'Delete')
  expect(console.state().actors.confirm?.value).toBe('asking')
  await console.send(navigationRequested({ to: '/projects' }))
  expect(console.state().actors.confirm?.value).toBe('closed')
})

test('a project the user cannot view fails with its status', async () => {
  const console = await startConsole({ path: '/projects/error-403/instances' })
  expect(console.state().actors.navigation).toMatchObject({
    value: 'failed',
    context: { error: { status: 403 } },
  })
})
