import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { navigationRequested } from '@/store/navigation/events'
import { selectExternalSubnetRows } from '@/store/project/external-subnets/list'
import { selectTargetInstances } from '@/store/project/floating-ips/choices'
import { refreshRequested } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'
import { fill, formOf, sentBody, submit } from '../instance-networking/support'
import { choose, chooseAndConfirm, recordOf, toastsOf } from '../instances/support'

const project = 'mock-project'
const path = `/projects/${project}/external-subnets`

const open = (at = path, release: 18 | 23 = 23) => startConsole({ path: at, release })

const rowOf = (console: TestConsole, name: string) => {
  const row = selectExternalSubnetRows(console.state(), { project }).find(
    each => each.name === name,
  )
  if (!row) throw new Error(`The list shows no ${name}.`)
  return row
}

const instanceId = ({ backend }: TestConsole, name: string) =>
  recordOf(backend.backendState.db.instances, name).id

const reasonOf = (console: TestConsole, name: string, label: string) =>
  plainText(rowOf(console, name).actions.find(each => each.label === label)?.reason ?? '')

describe('creating an external subnet', () => {
  const form = 'externalSubnetCreate'

  test.each([
    [18, 'prefix_len'],
    [23, 'prefix_length'],
  ] as const)('names the pool and the length at release %d', async (release, field) => {
    const console = await open(`${path}-new`, release)
    await fill(console, form, { name: 'net', pool: 'routed-subnets', prefixLength: 26 })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toEqual({
      name: 'net',
      description: '',
      allocator: {
        type: 'auto',
        [field]: 26,
        pool_selector: { type: 'explicit', pool: 'routed-subnets' },
      },
    })
    expect(rowOf(console, 'net').subnet).toMatch(/\/26$/)
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'External subnet net created' }])
    const { action } = console.state().toasts.shown[0]!
    expect(action?.label).toBe('Attach…')
    await console.send({ ...action!.event })
    expect(formOf(console, 'externalSubnetAttachTo')?.params).toMatchObject({
      externalSubnet: 'net',
    })
  })

  test('says beside the pool that it has no room', async () => {
    const console = await open(`${path}-new`)
    await fill(console, form, { name: 'net', pool: 'routed-subnets', prefixLength: 16 })
    const { subnetPoolMembers } = console.backend.backendState.db
    for (const { id } of subnetPoolMembers.all())
      subnetPoolMembers.update(id, { minPrefixLength: 8 })
    await submit(console, form)
    const message = 'Insufficient capacity: No external subnets available'
    expect(formOf(console, form)?.failure?.fields).toEqual({ pool: message })
  })

  test('has no pool at first if there is more than one default', async () => {
    const console = await open(`${path}-new`)
    expect(formOf(console, form)?.values).toMatchObject({ pool: '', prefixLength: 24 })
  })

  test('preselects the only default pool', async () => {
    const console = await open('/projects')
    const { subnetPools, subnetPoolSilos } = console.backend.backendState.db
    const { id } = recordOf(subnetPools, 'routed-subnets')
    for (const link of subnetPoolSilos.all())
      if (link.subnetPoolId === id) subnetPoolSilos.update(link.id, { isDefault: false })
    await console.send(navigationRequested({ to: `${path}-new` }))
    expect(formOf(console, form)?.values).toMatchObject({
      pool: 'routed-subnets-6',
      prefixLength: 64,
    })
  })

  test('sets the length by the version of the pool until one is typed', async () => {
    const console = await open(`${path}-new`)
    const length = () => formOf(console, form)?.values['prefixLength']
    await fill(console, form, { pool: 'routed-subnets-6' })
    expect(length()).toBe(64)
    await fill(console, form, { pool: 'routed-subnets' })
    expect(length()).toBe(24)
    await fill(console, form, { prefixLength: 28 })
    await fill(console, form, { pool: 'routed-subnets-6' })
    expect(length()).toBe(28)
  })

  test('refuses a length that the version does not have, and a missing pool', async () => {
    const console = await open(`${path}-new`)
    await fill(console, form, { name: 'net', prefixLength: 33 })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({
      pool: 'Subnet pool is required',
      prefixLength: expect.stringContaining('32'),
    })
  })

  test('takes a given network, and refuses one with host bits', async () => {
    const console = await open(`${path}-new`)
    await fill(console, form, { name: 'net', allocation: 'given', subnet: '100.64.9.3/24' })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({
      subnet: 'Must be a network, such as 100.64.9.0/24',
    })
    await fill(console, form, { subnet: ' 100.64.9.0/24' })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toMatchObject({
      allocator: { type: 'explicit', subnet: '100.64.9.0/24' },
    })
    expect(rowOf(console, 'net').subnet).toBe('100.64.9.0/24')
  })

  test('keeps the message of the server', async () => {
    const console = await open(`${path}-new`)
    await fill(console, form, { name: 'net', allocation: 'given', subnet: '192.0.2.0/24' })
    await submit(console, form)
    expect(formOf(console, form)?.failure?.message).toMatch(/192\.0\.2\.0\/24|pool/)
  })
})

describe('an external subnet', () => {
  test('is attached to an instance of its project, and detached', async () => {
    const console = await open()
    const form = 'externalSubnetAttachTo'
    expect(reasonOf(console, 'idle-net', 'Delete')).toBe('')
    await choose(console, rowOf(console, 'idle-net').actions, 'Attach')
    const db1 = instanceId(console, 'db1')
    await fill(console, form, { instance: db1 })
    expect(selectTargetInstances(console.state(), form)).toMatchObject({ isUnsuited: false })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toEqual({ instance: db1 })
    expect(rowOf(console, 'idle-net').instanceId).toBe(db1)
    expect(reasonOf(console, 'idle-net', 'Delete')).toBe(
      'It must be detached from its instance before it can be deleted',
    )
    await chooseAndConfirm(console, rowOf(console, 'idle-net').actions, 'Detach')
    expect(rowOf(console, 'idle-net').instanceId).toBeNull()
  })

  test('is detached by trying again if its instance was busy', async () => {
    const console = await open()
    const { externalSubnets, instances } = console.backend.backendState.db
    const id = instanceId(console, 'db1')
    externalSubnets.update(rowOf(console, 'idle-net').id, { instanceId: id })
    await console.send(refreshRequested())
    instances.update(id, { runState: 'migrating' })
    await chooseAndConfirm(console, rowOf(console, 'idle-net').actions, 'Detach')
    const [failure] = toastsOf(console)
    expect(failure?.title).toBe('Could not detach external subnet')
    expect(failure?.text).toMatch(/It is safe to try again\.$/)
    instances.update(id, { runState: 'running' })
    const { action } = console.state().toasts.shown[0]!
    expect(action?.label).toBe('Try again')
    await console.send({ ...action!.event })
    expect(rowOf(console, 'idle-net').instanceId).toBeNull()
  })

  test('is shown attached although the rack takes a while', async () => {
    const console = await open()
    const form = 'externalSubnetAttachTo'
    await choose(console, rowOf(console, 'idle-net').actions, 'Attach')
    await fill(console, form, { instance: instanceId(console, 'db1') })
    await submit(console, form)
    const { externalSubnets } = console.backend.backendState.db
    externalSubnets.update(rowOf(console, 'idle-net').id, {
      instanceId: instanceId(console, 'db2'),
    })
    await console.advance(2000)
    expect(rowOf(console, 'idle-net').instanceId).toBe(instanceId(console, 'db2'))
  })

  test('is renamed and deleted', async () => {
    const console = await open(`${path}/idle-net/edit`)
    const form = 'externalSubnetEdit'
    await fill(console, form, { name: 'quiet-net' })
    await submit(console, form)
    expect(sentBody(console, 'PUT')).toEqual({ name: 'quiet-net' })
    await chooseAndConfirm(console, rowOf(console, 'quiet-net').actions, 'Delete')
    expect(() => rowOf(console, 'quiet-net')).toThrow()
  })
})
