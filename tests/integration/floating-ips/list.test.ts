import { systemOperations } from '@/api/operations/system'
import { describe, expect, test } from 'vitest'
import { selectData } from '@/api/core/api'
import { confirmAccepted } from '@/store/confirm/confirm'
import { navigationRequested } from '@/store/navigation/events'
import { selectExternalIps } from '@/store/project/instance/instance'
import { queriesWanted, refreshRequested } from '@/store/queries/slice'
import { selectPoolById } from '@/store/silo/ip-pools/choices'
import { startConsole } from '#tests/support/console'
import { choose, chooseAndConfirm, countOf, reasonsOf, toastsOf } from '../instances/support'
import { labelsOf } from '../instance-networking/support'
import {
  actionsOf,
  instanceId,
  openList,
  path,
  project,
  rowOf,
  rowsOf,
  turnInstance,
} from './support'

const COLA = '123.4.56.5'

test('the list shows each floating IP with its address, pool and instance', async () => {
  const console = await openList()
  expect(rowsOf(console)).toMatchObject([
    { name: 'cola-float', description: 'A favourite.', ip: COLA },
    { name: 'rootbeer-float', description: 'A classic.', ip: '123.4.56.4', instanceId: null },
  ])
  const cola = rowOf(console, 'cola-float')
  expect(cola.instanceId).toBe(instanceId(console, 'db1'))
  expect(selectPoolById(console.state(), cola.ipPoolId)).toMatchObject({
    name: 'ip-pool-1',
    description: 'public IPs',
  })
})

test('an attached floating IP can be detached or moved, a free one attached or deleted', async () => {
  const console = await openList()
  expect(labelsOf(actionsOf(console, 'cola-float'))).toEqual([
    'Edit',
    'Detach',
    'Move to another instance…',
    'Delete',
  ])
  expect(reasonsOf(actionsOf(console, 'cola-float'))).toEqual({
    Delete: 'It must be detached from its instance before it can be deleted',
  })
  expect(labelsOf(actionsOf(console, 'rootbeer-float'))).toEqual(['Edit', 'Attach', 'Delete'])
  expect(reasonsOf(actionsOf(console, 'rootbeer-float'))).toEqual({})
})

test('the page renders for a user who cannot list pools or instances', async () => {
  const console = await startConsole({
    path,
    wire: (request, next) =>
      /^\/v1\/(ip-pools|instances)\?/.test(request.url)
        ? Promise.resolve({ status: 403, headers: {}, body: '{"error_code":"Forbidden"}' })
        : next(request),
  })
  expect(rowsOf(console)).toHaveLength(2)
  expect(selectPoolById(console.state(), rowOf(console, 'cola-float').ipPoolId)).toBeUndefined()
  await choose(console, actionsOf(console, 'cola-float'), 'Detach')
  const { body = [] } = console.state().actors.confirm?.context.request ?? {}
  expect(JSON.stringify(body)).not.toContain('from the instance')
  expect(JSON.stringify(body)).toContain(COLA)
})

describe('detaching', () => {
  test('asks for confirmation and clears the cell of the instance', async () => {
    const console = await openList()
    await choose(console, actionsOf(console, 'cola-float'), 'Detach')
    const { title, body = [] } = console.state().actors.confirm?.context.request ?? {}
    expect(title).toBe('Detach floating IP')
    for (const word of ['cola-float', 'db1', COLA]) expect(JSON.stringify(body)).toContain(word)
    await console.send(confirmAccepted())
    expect(console.state().actors.confirm?.value).toBe('closed')
    expect(rowOf(console, 'cola-float').instanceId).toBeNull()
    expect(toastsOf(console)).toEqual([
      { variant: 'success', text: 'Floating IP cola-float detached' },
    ])
  })

  test('removes the address from the networking page of the instance', async () => {
    const console = await startConsole({ path: `/projects/${project}/instances/db1/networking` })
    const shown = () =>
      selectExternalIps(console.state(), { project, instance: 'db1' })?.shown.map(({ ip }) => ip)
    expect(shown()).toContain(COLA)
    await console.send(navigationRequested({ to: path }))
    await chooseAndConfirm(console, actionsOf(console, 'cola-float'), 'Detach')
    await console.send(navigationRequested({ to: `/projects/${project}/instances/db1/networking` }))
    expect(shown()).toEqual(['123.4.56.0'])
  })

  test('shows one toast if it fails, and refetches the list', async () => {
    const console = await openList()
    await choose(console, actionsOf(console, 'cola-float'), 'Detach')
    turnInstance(console, 'db1', 'migrating')
    const before = countOf(console, 'GET', '/v1/floating-ips?')
    await console.send(confirmAccepted())
    expect(toastsOf(console)).toMatchObject([
      { variant: 'error', title: 'Could not detach floating IP' },
    ])
    expect(rowOf(console, 'cola-float').instanceId).not.toBeNull()
    expect(countOf(console, 'GET', '/v1/floating-ips?')).toBe(before + 1)
  })

  test('is disabled until the instance, which is polled, is in a suitable state', async () => {
    const console = await openList()
    const idle = countOf(console, 'GET', '/v1/instances?')
    await console.advance(20_000)
    expect(countOf(console, 'GET', '/v1/instances?')).toBe(idle)
    turnInstance(console, 'db1', 'starting')
    await console.send(refreshRequested())
    expect(reasonsOf(actionsOf(console, 'cola-float'))).toMatchObject({
      Detach: 'External IPs can change only while the instance is running, stopped or rebooting',
    })
    turnInstance(console, 'db1', 'running')
    await console.advance(3000)
    expect(reasonsOf(actionsOf(console, 'cola-float'))).not.toHaveProperty('Detach')
  })
})

describe('deleting a floating IP', () => {
  test('asks for confirmation, shows a toast, and returns the address to its pool', async () => {
    const console = await openList()
    // Only the system area shows the utilization of pools, and loads the operation for it.
    Object.assign(console.app.operations, systemOperations)
    const utilization = {
      endpoint: 'systemIpPoolUtilizationView',
      args: { path: { pool: 'ip-pool-1' } },
    } as const
    await console.send(queriesWanted({ owner: 'pool', queries: [utilization] }))
    const allocated = () => {
      const { capacity = 0, remaining = 0 } = selectData(console.state(), utilization) ?? {}
      return capacity - remaining
    }
    const before = allocated()
    await choose(console, actionsOf(console, 'rootbeer-float'), 'Delete')
    const { title, body = [] } = console.state().actors.confirm?.context.request ?? {}
    expect(title).toBe('Delete floating IP')
    expect(JSON.stringify(body)).toContain('goes back to its pool. This cannot be undone.')
    await console.send(confirmAccepted())
    expect(rowsOf(console).map(({ name }) => name)).toEqual(['cola-float'])
    expect(toastsOf(console)).toEqual([
      { variant: 'success', text: 'Floating IP rootbeer-float deleted' },
    ])
    expect(allocated()).toBe(before - 1)
  })
})
