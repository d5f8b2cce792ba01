import { describe, expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { visibilityChanged } from '@/store/tab/events'
import { startConsole } from '#tests/support/console'
import { choose, chooseAndConfirm, countOf, reasonsOf, rowNames, rowOf, toastsOf } from './support'

const MOCK = 'mock-project'
const openList = () => startConsole({ path: `/projects/${MOCK}/instances` })

/** The list as it is read, apart from single instances. */
const LIST = '/v1/instances?'

describe('a failed instance', () => {
  test('is started and shows it', async () => {
    const console = await openList()
    await chooseAndConfirm(console, rowOf(console, MOCK, 'you-fail').actions, 'Start')
    expect(rowOf(console, MOCK, 'you-fail').runState).toBe('starting')
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Starting instance you-fail' }])
    await console.advance(3000)
    await console.advance(3000)
    expect(rowOf(console, MOCK, 'you-fail').runState).toBe('running')
  })

  test('is stopped at once: it has no machine left to stop', async () => {
    const console = await openList()
    await chooseAndConfirm(console, rowOf(console, MOCK, 'you-fail').actions, 'Stop')
    expect(rowOf(console, MOCK, 'you-fail').runState).toBe('stopped')
  })

  test('cannot be rebooted, and is deleted from the list', async () => {
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
  test('is stopped: stopping, then stopped by polling alone, and can then be deleted', async () => {
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

  test('is rebooted', async () => {
    const console = await openList()
    await chooseAndConfirm(console, rowOf(console, MOCK, 'db1').actions, 'Reboot')
    expect(rowOf(console, MOCK, 'db1').runState).toBe('rebooting')
    await console.advance(6000)
    expect(rowOf(console, MOCK, 'db1').runState).toBe('running')
  })
})

test('a starting instance is stopped, started again, and cannot be rebooted in between', async () => {
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

describe('how often the list is read', () => {
  test('every three seconds for half a minute, then every minute', async () => {
    // One instance hangs in `starting` from the beginning.
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

  test('not at all while nobody looks, and at once when somebody does again', async () => {
    const console = await openList()
    await console.send(visibilityChanged({ visible: false }))
    const before = countOf(console, 'GET', LIST)
    await console.advance(120_000)
    expect(countOf(console, 'GET', LIST)).toBe(before)
    await console.send(visibilityChanged({ visible: true }))
    await console.advance(0)
    expect(countOf(console, 'GET', LIST)).toBe(before + 1)
  })

  test('fast again when the one that hangs is stopped', async () => {
    const console = await openList()
    await console.advance(45_000)
    await chooseAndConfirm(console, rowOf(console, MOCK, 'not-there-yet').actions, 'Stop')
    await console.advance(3500)
    expect(rowOf(console, MOCK, 'not-there-yet').runState).toBe('stopped')
  })
})

test('what is refused is told in one toast, and nothing changes', async () => {
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
    { variant: 'error', title: 'Error starting you-fail', text: 'Action not authorized' },
  ])
  expect(rowOf(console, MOCK, 'you-fail').runState).toBe('failed')
  expect(console.state().actors.confirm?.value).toBe('closed')
})

test('a command that comes too late shows what has become of the instance', async () => {
  const console = await openList()
  await console.backend.handle({
    method: 'DELETE',
    url: `/v1/instances/you-fail?project=${MOCK}`,
    headers: {},
    body: null,
  })
  await chooseAndConfirm(console, rowOf(console, MOCK, 'you-fail').actions, 'Start')
  expect(toastsOf(console)).toMatchObject([{ variant: 'error', title: 'Error starting you-fail' }])
  expect(rowNames(console, MOCK)).not.toContain('you-fail')
})

test('a question goes with the screen it was asked on', async () => {
  const console = await openList()
  await choose(console, rowOf(console, MOCK, 'you-fail').actions, 'Delete')
  expect(console.state().actors.confirm?.value).toBe('asking')
  await console.send(navigationRequested({ to: '/projects' }))
  expect(console.state().actors.confirm?.value).toBe('closed')
})

test('a project that cannot be viewed fails with its status', async () => {
  const console = await startConsole({ path: '/projects/error-403/instances' })
  expect(console.state().actors.navigation).toMatchObject({
    value: 'failed',
    context: { error: { status: 403 } },
  })
})
