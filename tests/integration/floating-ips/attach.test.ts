import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { navigationRequested } from '@/store/navigation/events'
import { selectTargetInstances } from '@/store/project/floating-ips/choices'
import { startConsole, type TestConsole } from '#tests/support/console'
import { choose, toastsOf } from '../instances/support'
import { fill, formOf, sentBody, submit } from '../instance-networking/support'
import { actionsOf, instanceId, openList, path, rowOf, turnInstance } from './support'

const changes = (console: TestConsole) =>
  console.requests.flatMap(({ method, url }) => (method === 'POST' ? [url.split('?')[0]] : []))

const DETACH = '/v1/floating-ips/cola-float/detach'
const ATTACH = '/v1/floating-ips/cola-float/attach'

describe('attaching', () => {
  const form = 'floatingIpAttachTo'
  const open = async () => {
    const console = await openList()
    await choose(console, actionsOf(console, 'rootbeer-float'), 'Attach')
    return console
  }

  test('offers the instances of the project in any state', async () => {
    const console = await open()
    const { items, ip } = selectTargetInstances(console.state(), form)
    expect(ip).toBe('123.4.56.4')
    expect(items.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['db1', 'db2', 'you-fail', 'not-there-yet']),
    )
    const db1 = instanceId(console, 'db1')
    await fill(console, form, { instance: db1 })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toEqual({ kind: 'instance', parent: db1 })
    expect(formOf(console, form)).toBeUndefined()
    expect(rowOf(console, 'rootbeer-float').instanceId).toBe(db1)
    expect(toastsOf(console)).toEqual([
      { variant: 'success', text: 'Floating IP rootbeer-float attached' },
    ])
  })

  test('shows why the instance cannot be chosen, and the error of the server', async () => {
    const console = await open()
    await fill(console, form, { instance: instanceId(console, 'you-fail') })
    const { obstacle } = selectTargetInstances(console.state(), form)
    expect(plainText(obstacle ?? '')).toContain('only while the instance is running')
    await submit(console, form)
    const message = formOf(console, form)?.failure?.message
    expect(message).toEqual(expect.any(String))
    expect(toastsOf(console)).toEqual([
      { variant: 'error', title: 'Could not attach floating IP', text: message },
    ])
  })
})

describe('moving', () => {
  const form = 'floatingIpMove'
  const open = async (options: Partial<Parameters<typeof startConsole>[0]> = {}) => {
    const console = await startConsole({ path, ...options })
    await choose(console, actionsOf(console, 'cola-float'), 'Move to another instance…')
    return console
  }
  const moveTo = async (console: TestConsole, name: string) => {
    await fill(console, form, { instance: instanceId(console, name) })
    await submit(console, form)
  }

  test('detaches, then attaches, and shows a single toast', async () => {
    const console = await open()
    const { items, from } = selectTargetInstances(console.state(), form)
    expect(from).toBe('db1')
    expect(items.map(({ label }) => label)).not.toContain('db1')
    await moveTo(console, 'db2')
    expect(changes(console)).toEqual([DETACH, ATTACH])
    expect(rowOf(console, 'cola-float').instanceId).toBe(instanceId(console, 'db2'))
    expect(formOf(console, form)).toBeUndefined()
    expect(toastsOf(console)).toEqual([
      { variant: 'success', text: 'Floating IP cola-float moved to db2' },
    ])
  })

  test('reports a failure halfway, and resumes with the attachment', async () => {
    const console = await open()
    turnInstance(console, 'db2', 'migrating')
    await moveTo(console, 'db2')
    expect(rowOf(console, 'cola-float').instanceId).toBeNull()
    const stranded = formOf(console, form)?.failure?.message
    expect(stranded).toContain('cola-float was detached, but could not be attached to db2')
    expect(stranded).toContain('Try again, or attach it to any instance later.')
    expect(toastsOf(console)).toEqual([
      { variant: 'error', title: 'Could not move floating IP', text: stranded },
    ])
    expect(selectTargetInstances(console.state(), form).from).toBeUndefined()

    turnInstance(console, 'db2', 'running')
    await submit(console, form)
    expect(changes(console)).toEqual([DETACH, ATTACH, ATTACH])
    expect(rowOf(console, 'cola-float').instanceId).toBe(instanceId(console, 'db2'))
    expect(formOf(console, form)).toBeUndefined()
    expect(toastsOf(console).at(-1)?.text).toBe('Floating IP cola-float moved to db2')
  })

  test('keeps the floating IP attached if it cannot be detached', async () => {
    const console = await open()
    turnInstance(console, 'db1', 'migrating')
    await moveTo(console, 'db2')
    expect(changes(console)).toEqual([DETACH])
    expect(formOf(console, form)?.failure?.message).not.toContain('detached now')
    expect(rowOf(console, 'cola-float').instanceId).toBe(instanceId(console, 'db1'))
  })

  test('does not take the floating IP from an instance that another user attached it to', async () => {
    const console = await open()
    turnInstance(console, 'db2', 'migrating')
    await moveTo(console, 'db2')
    const { floatingIps } = console.backend.backendState.db
    const elsewhere = instanceId(console, 'not-there-yet')
    floatingIps.update(rowOf(console, 'cola-float').id, { instanceId: elsewhere })
    turnInstance(console, 'db2', 'running')
    await submit(console, form)
    expect(changes(console)).toEqual([DETACH, ATTACH, ATTACH])
    expect(floatingIps.get(rowOf(console, 'cola-float').id)?.instanceId).toBe(elsewhere)
  })

  test('continues when the page is left, and shows its toast there', async () => {
    let release = () => undefined as void
    const console = await open({
      hold: ({ url }) =>
        url.startsWith(ATTACH) ? new Promise<void>(resolve => (release = resolve)) : null,
    })
    await moveTo(console, 'db2')
    await console.send(navigationRequested({ to: '/projects' }))
    release()
    await console.settle()
    expect(toastsOf(console)).toEqual([
      { variant: 'success', text: 'Floating IP cola-float moved to db2' },
    ])
  })
})
