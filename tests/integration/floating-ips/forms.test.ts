import { describe, expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { selectFloatingIp } from '@/store/project/floating-ips/floating-ips'
import { formDismissRequested } from '@/store/forms/events'
import { selectIsFormLeaving } from '@/store/forms/selectors'
import { selectHasDefaultPool } from '@/store/silo/ip-pools/choices'
import { ipPoolUtilizationQuery } from '@/store/system/ip-pool-utilization/queries'
import { queriesWanted } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'
import { countOf, recordOf, toastsOf } from '../instances/support'
import { fill, formOf, sentBody, submit } from '../instance-networking/support'
import { openList, path, project, rowOf, where } from './support'

const poolOf = (console: TestConsole, name: string) =>
  recordOf(console.backend.backendState.db.ipPools, name).id

describe('creating a floating IP', () => {
  const form = 'floatingIpCreate'
  const open = () => startConsole({ path: `${path}-new` })

  test('sends the chosen pool', async () => {
    const console = await open()
    await fill(console, form, { name: 'fanta', description: 'Orange.', pool: 'ip-pool-1' })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toEqual({
      name: 'fanta',
      description: 'Orange.',
      pool: 'ip-pool-1',
    })
    expect(where(console)).toBe(path)
    expect(rowOf(console, 'fanta')).toMatchObject({
      description: 'Orange.',
      ipPoolId: poolOf(console, 'ip-pool-1'),
      instanceId: null,
    })
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Floating IP fanta created' }])
  })

  test('omits the pool if none is chosen', async () => {
    const console = await open()
    await fill(console, form, { name: 'fanta' })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toEqual({ name: 'fanta', description: '' })
    expect(rowOf(console, 'fanta').ipPoolId).toBe(poolOf(console, 'ip-pool-1'))
  })

  test('knows from the scenario’s pool that it is full, and sends nothing to it', async () => {
    const console = await startConsole({ path: `${path}-new`, scenario: 'full-pool', release: 23 })
    console.send(
      queriesWanted({ owner: 'field', queries: [ipPoolUtilizationQuery({ pool: 'full-pool' })] }),
    )
    await console.settle()
    await fill(console, form, { name: 'fanta', pool: 'full-pool' })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({ pool: 'full-pool has no free address' })
    expect(console.requests.filter(({ method }) => method === 'POST')).toEqual([])
    await fill(console, form, { pool: 'nearly-full-pool' })
    await submit(console, form)
    expect(rowOf(console, 'fanta').ip).toBe('203.0.113.23')
  })

  test('names the other pools when the server refuses', async () => {
    const console = await startConsole({ path: `${path}-new`, scenario: 'full-pool', release: 23 })
    await fill(console, form, { name: 'fanta', pool: 'full-pool' })
    await submit(console, form)
    expect(formOf(console, form)?.errors['pool']).toMatch(
      /^full-pool has no free address\. Choose .*nearly-full-pool.* or ask an operator to add a range\.$/,
    )
    expect(formOf(console, form)?.failure?.message).toMatch(/No external IP addresses available/)
  })

  test.each([
    [14, { ip: '123.4.56.17' }],
    [23, { address_allocator: { type: 'explicit', ip: '123.4.56.17' } }],
  ] as const)('takes a given address at release %d', async (release, expected) => {
    const console = await startConsole({ path: `${path}-new`, release })
    await fill(console, form, { name: 'fanta', source: 'given' })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({ ip: 'IP address is required' })
    await fill(console, form, { ip: '123.4.56' })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({ ip: 'Not a valid IP address' })
    await fill(console, form, { ip: '123.4.56.17' })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toEqual({ name: 'fanta', description: '', ...expected })
    expect(rowOf(console, 'fanta').ip).toBe('123.4.56.17')
  })

  test.each([
    [17, { ip: '45.45.45.7', pool: 'ip-pool-2' }],
    [23, { address_allocator: { type: 'explicit', ip: '45.45.45.7' } }],
  ] as const)('says at release %d where a given address is', async (release, expected) => {
    const console = await startConsole({ path: `${path}-new`, release })
    await fill(console, form, { name: 'fanta', source: 'given', ip: '45.45.45.7' })
    await fill(console, form, { pool: 'ip-pool-2' })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toEqual({ name: 'fanta', description: '', ...expected })
  })

  test('names the pool at release 23, where several can be the default', async () => {
    const console = await startConsole({ path: `${path}-new`, release: 23 })
    const { ipPoolSilos } = console.backend.backendState.db
    expect([...ipPoolSilos.all()].filter(({ isDefault }) => isDefault).length).toBeGreaterThan(1)
    await fill(console, form, { name: 'fanta', pool: '' })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({ pool: 'IP pool is required' })
    await fill(console, form, { pool: 'ip-pool-1' })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toMatchObject({
      address_allocator: { type: 'auto', pool_selector: { type: 'explicit', pool: 'ip-pool-1' } },
    })
    expect(rowOf(console, 'fanta').ipPoolId).toBe(poolOf(console, 'ip-pool-1'))
  })

  test('preselects the only default pool', async () => {
    const console = await startConsole({ path: '/projects', release: 23 })
    const { ipPools, ipPoolSilos } = console.backend.backendState.db
    const { id } = recordOf(ipPools, 'ip-pool-2')
    for (const link of ipPoolSilos.all())
      ipPoolSilos.update(link.id, { isDefault: link.ipPoolId === id })
    await console.send(navigationRequested({ to: `${path}-new` }))
    expect(formOf(console, form)?.values).toMatchObject({ source: 'pool', pool: 'ip-pool-2' })
  })

  test('requires a free name', async () => {
    const console = await open()
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({ name: 'Name is required' })
    await fill(console, form, { name: 'cola-float' })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({ name: 'Name already exists' })
    expect(where(console)).toBe(`${path}-new`)
  })

  test('says to choose a pool if the silo has no default pool', async () => {
    const console = await open()
    const { ipPoolSilos } = console.backend.backendState.db
    for (const link of ipPoolSilos.all()) ipPoolSilos.update(link.id, { isDefault: false })
    await console.send(navigationRequested({ to: path }))
    await console.advance(3000)
    await console.send(navigationRequested({ to: `${path}-new` }))
    expect(selectHasDefaultPool(console.state())).toBe(false)
    await fill(console, form, { name: 'fanta' })
    await submit(console, form)
    expect(formOf(console, form)?.failure?.message).toBe(
      'Not found: default IP pool for current silo. Choose a pool.',
    )
  })

  test('asks for confirmation before a started form is closed', async () => {
    const console = await open()
    await fill(console, form, { name: 'fanta' })
    await console.send(formDismissRequested({ form }))
    expect(selectIsFormLeaving(console.state(), form)).toBe(true)
    expect(where(console)).toBe(`${path}-new`)
  })
})

describe('editing a floating IP', () => {
  const form = 'floatingIpEdit'
  const edit = `${path}/cola-float/edit`

  test('changes the name and the description, from the list', async () => {
    const console = await openList()
    const views = () => countOf(console, 'GET', '/v1/floating-ips/cola-float')
    await console.send(navigationRequested({ to: edit }))
    expect(formOf(console, form)?.values).toEqual({
      name: 'cola-float',
      description: 'A favourite.',
    })
    await fill(console, form, { name: 'pepsi', description: 'Another.' })
    await submit(console, form)
    expect(where(console)).toBe(path)
    expect(rowOf(console, 'pepsi')).toMatchObject({ description: 'Another.', ip: '123.4.56.5' })
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Floating IP pepsi updated' }])
    expect(views()).toBeLessThan(2)
  })

  test('changes only the description, from its own path', async () => {
    const console = await startConsole({ path: edit })
    expect(selectFloatingIp(console.state(), { project, floatingIp: 'cola-float' })).toMatchObject({
      ip: '123.4.56.5',
      ipPoolId: poolOf(console, 'ip-pool-1'),
    })
    await fill(console, form, { description: 'New.' })
    await submit(console, form)
    expect(sentBody(console, 'PUT')).toEqual({ description: 'New.' })
    expect(rowOf(console, 'cola-float').description).toBe('New.')
  })

  test('accepts an id in the path', async () => {
    const console = await openList()
    const { id } = rowOf(console, 'cola-float')
    await console.send(navigationRequested({ to: `${path}/${id}/edit` }))
    expect(formOf(console, form)?.values).toMatchObject({ name: 'cola-float' })
    await fill(console, form, { description: 'New.' })
    await submit(console, form)
    expect(rowOf(console, 'cola-float').description).toBe('New.')
  })

  test('closes without a request if nothing changed', async () => {
    const console = await startConsole({ path: edit })
    await submit(console, form)
    expect(where(console)).toBe(path)
    expect(console.requests.filter(({ method }) => method === 'PUT')).toEqual([])
  })

  test('fails if it does not exist', async () => {
    const console = await startConsole({ path: `${path}/nothing/edit` })
    expect(console.state().actors.navigation?.value).toBe('failed')
  })
})
