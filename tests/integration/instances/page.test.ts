import { describe, expect, test } from 'vitest'
import { confirmAccepted } from '@/store/confirm/confirm'
import { navigationRequested } from '@/store/navigation/events'
import {
  selectAutoRestart,
  selectExternalIps,
  selectInstanceVpc,
  selectVpcQueries,
} from '@/store/project/instance/instance'
import { selectResize } from '@/store/project/instance/resize'
import { queriesWanted, refreshRequested } from '@/store/queries/slice'
import { startConsole } from '#tests/support/console'
import { choose, chooseAndConfirm, countOf, pageOf, rowNames, storageOf, toastsOf } from './support'

const MOCK = 'mock-project'
const open = (name: string, { project = MOCK, tab = 'storage' } = {}) =>
  startConsole({ path: `/projects/${project}/instances/${name}/${tab}` })

const DETAIL = `/v1/instances/db1?`

test('the path of an instance redirects to its storage', async () => {
  const console = await startConsole({ path: `/projects/${MOCK}/instances/db1` })
  expect(console.history.current().path).toBe(`/projects/${MOCK}/instances/db1/storage`)
  expect(pageOf(console, MOCK, 'db1').name).toBe('db1')
})

test('an unknown instance responds with 404', async () => {
  const console = await open('nobody')
  expect(console.state().actors.navigation).toMatchObject({
    value: 'failed',
    context: { error: { status: 404 } },
  })
})

test('an instance can be addressed by its id, with everything on its page', async () => {
  const db1 = '1a5a1a5a-0000-4000-8000-000000000001'
  const console = await open(db1)
  expect(pageOf(console, MOCK, db1).name).toBe('db1')
  expect(storageOf(console, MOCK, db1).bootDisk?.name).toBe('disk-1')
  expect(selectExternalIps(console.state(), { project: MOCK, instance: db1 })?.shown).toHaveLength(
    2,
  )
  await chooseAndConfirm(console, pageOf(console, MOCK, db1).buttons, 'Stop')
  await console.advance(4000)
  expect(pageOf(console, MOCK, db1).runState).toBe('stopped')
  await choose(console, pageOf(console, MOCK, db1).menu, 'Resize')
  expect(selectResize(console.state())?.current).toMatch(/^Current \(db1\)/)
})

test('stopping from the header shows “stopped” without a refresh', async () => {
  const console = await open('db1')
  await chooseAndConfirm(console, pageOf(console, MOCK, 'db1').buttons, 'Stop')
  expect(pageOf(console, MOCK, 'db1')).toMatchObject({
    runState: 'stopping',
    isTransitioning: true,
  })
  await console.advance(4000)
  expect(pageOf(console, MOCK, 'db1')).toMatchObject({
    runState: 'stopped',
    isTransitioning: false,
  })
  const reads = countOf(console, 'GET', DETAIL)
  await console.advance(60_000)
  expect(countOf(console, 'GET', DETAIL)).toBe(reads)
})

test('a change of state refetches all data of the page', async () => {
  const console = await open('db1')
  const paths = [
    DETAIL,
    '/v1/instances/db1/external-ips',
    '/v1/instances/db1/disks',
    '/v1/network-interfaces',
  ]
  const before = paths.map(path => countOf(console, 'GET', path))
  await chooseAndConfirm(console, pageOf(console, MOCK, 'db1').buttons, 'Stop')
  const after = paths.map(path => countOf(console, 'GET', path))
  expect(after.map((count, index) => count > (before[index] ?? 0))).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test('deleting returns to the list', async () => {
  const console = await open('you-fail')
  await chooseAndConfirm(console, pageOf(console, MOCK, 'you-fail').menu, 'Delete')
  expect(console.history.current().path).toBe(`/projects/${MOCK}/instances`)
  expect(rowNames(console, MOCK)).not.toContain('you-fail')
  expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Deleting instance you-fail' }])
  expect(console.reports).toEqual([])
})

test('deleting does not navigate if the user has left the page', async () => {
  let answer = () => {}
  const isAnswered = new Promise<void>(resolve => (answer = resolve))
  const console = await startConsole({
    path: `/projects/${MOCK}/instances/you-fail/storage`,
    wire: async (request, next) => {
      if (request.method === 'DELETE') await isAnswered
      return next(request)
    },
  })
  await choose(console, pageOf(console, MOCK, 'you-fail').menu, 'Delete')
  console.app.send(confirmAccepted())
  await console.elapse(10)
  console.app.send(navigationRequested({ to: '/projects' }))
  answer()
  await console.settle()
  expect(toastsOf(console)).toMatchObject([{ text: 'Deleting instance you-fail' }])
  expect(console.history.current().path).toBe('/projects')
})

test('polling continues in every tab', async () => {
  const console = await open('db1')
  await chooseAndConfirm(console, pageOf(console, MOCK, 'db1').buttons, 'Stop')
  await console.send(navigationRequested({ to: `/projects/${MOCK}/instances/db1/networking` }))
  await console.advance(4000)
  expect(pageOf(console, MOCK, 'db1').runState).toBe('stopped')
})

describe('the network in the header', () => {
  test('lists the floating IP first', async () => {
    const console = await open('db1')
    const { shown = [], moreHref } =
      selectExternalIps(console.state(), { project: MOCK, instance: 'db1' }) ?? {}
    const floating = [...console.backend.backendState.db.floatingIps.all()].filter(
      ({ instanceId }) => instanceId === pageOf(console, MOCK, 'db1').id,
    )
    expect(shown).toHaveLength(2)
    expect(shown[0]?.ip).toBe(floating[0]?.ip)
    expect(moreHref).toBeUndefined()
  })

  test('names the VPC of the primary interface, looked up by its id', async () => {
    const console = await open('db1')
    expect(selectInstanceVpc(console.state(), { project: MOCK, instance: 'db1' })).toEqual({
      kind: 'loading',
    })
    const queries = selectVpcQueries(console.state(), { project: MOCK, instance: 'db1' })
    await console.send(queriesWanted({ owner: 'header', queries }))
    expect(selectInstanceVpc(console.state(), { project: MOCK, instance: 'db1' })).toMatchObject({
      kind: 'found',
    })
    const lookup = console.requests.find(({ url }) => url.startsWith('/v1/vpcs/'))
    expect(lookup?.url).not.toContain('project=')
  })

  test('shows no VPC for an instance without a network interface', async () => {
    const console = await open('pebble', { project: 'rock-garden' })
    expect(
      selectInstanceVpc(console.state(), { project: 'rock-garden', instance: 'pebble' }),
    ).toEqual({ kind: 'none' })
    expect(
      selectExternalIps(console.state(), { project: 'rock-garden', instance: 'pebble' }),
    ).toEqual({
      shown: [],
      moreHref: undefined,
    })
  })
})

test('refreshing fetches all data of the page once', async () => {
  const console = await open('db1')
  const before = console.requests.length
  await console.send(refreshRequested())
  const paths = console.requests.slice(before).map(({ url }) => url.split('?')[0])
  expect(paths.toSorted()).toEqual([
    '/v1/instances/db1',
    '/v1/instances/db1/disks',
    '/v1/instances/db1/external-ips',
    '/v1/network-interfaces',
    '/v1/projects/mock-project',
  ])
})

describe('the auto-restart of a failed instance', () => {
  test('shows the remaining cooldown', async () => {
    const console = await open('you-fail')
    expect(
      selectAutoRestart(console.state(), { project: MOCK, instance: 'you-fail' }),
    ).toMatchObject({
      isEnabled: true,
      policy: 'Default',
      cooldown: { isOver: false, text: 'Waiting (5 minutes)' },
    })
  })

  test('shows that it is imminent', async () => {
    const console = await open('restarting-soon', { project: 'other-project' })
    expect(
      selectAutoRestart(console.state(), { project: 'other-project', instance: 'restarting-soon' })
        ?.cooldown,
    ).toEqual({ isOver: true, text: 'Restarting soon…' })
  })

  test.each(['never-cooling', 'never-cooled'])('is disabled for %s', async name => {
    const console = await open(name, { project: 'other-project' })
    expect(
      selectAutoRestart(console.state(), { project: 'other-project', instance: name }),
    ).toMatchObject({
      isEnabled: false,
      policy: 'never',
      cooldown: undefined,
    })
  })
})
