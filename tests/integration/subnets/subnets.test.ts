import { describe, expect, test } from 'vitest'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formSubmitted } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { allSubnetsQuery } from '@/store/project/vpcs/queries'
import { selectRouteRows } from '@/store/project/router-routes/router-routes'
import { queriesWanted } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'
import { choose, chooseAndConfirm, countOf, recordOf, toastsOf } from '../instances/support'
import {
  contextOf,
  failing,
  lastSent,
  pathOf,
  PLACE,
  PROJECT,
  send,
  subnetRow,
  subnetRows,
  VPC,
} from './support'

const LIST = `${PLACE}/subnets`
const CREATE = 'subnetCreate'
const EDIT = 'subnetEdit'

const open = (path: string, options: Partial<Parameters<typeof startConsole>[0]> = {}) =>
  startConsole({ path, ...options })

const routerId = (console: TestConsole, name = 'mock-custom-router') =>
  recordOf(console.backend.backendState.db.routers, name).id

/** Fetches the other subnets, as the forms do when they render. */
const openWithSiblings = async (path: string) => {
  const console = await open(path)
  await console.send(
    queriesWanted({ owner: 'test', queries: [allSubnetsQuery({ project: PROJECT, vpc: VPC })] }),
  )
  return console
}

test('the tab lists each subnet with its blocks', async () => {
  const console = await open(LIST)
  expect(subnetRows(console)).toHaveLength(1)
  expect(subnetRow(console, 'mock-subnet')).toMatchObject({
    ipv4Block: '10.1.1.1/24',
    ipv6Block: 'fd9b:870a:4245::/64',
    href: `${LIST}/mock-subnet/edit`,
  })
})

describe('a new subnet', () => {
  const values = { name: 'web', ipv4Block: '10.2.0.7/24' }

  test('is sent as filled in, without empty fields', async () => {
    const console = await open(`${PLACE}/subnets-new`)
    await send(console, CREATE, { ...values, ipv6Block: '  ' })
    expect(lastSent(console, 'POST')).toEqual({
      url: `/v1/vpc-subnets?project=${PROJECT}&vpc=${VPC}`,
      body: { name: 'web', description: '', ipv4_block: '10.2.0.7/24' },
    })
    expect(pathOf(console)).toBe(LIST)
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Subnet web created' }])
    expect(subnetRow(console, 'web').ipv4Block).toBe('10.2.0.7/24')
  })

  test('has the chosen router', async () => {
    const console = await open(`${PLACE}/subnets-new`)
    const customRouter = routerId(console)
    await send(console, CREATE, { ...values, customRouter })
    expect(lastSent(console, 'POST').body).toMatchObject({ custom_router: customRouter })
    expect(subnetRow(console, 'web').customRouterId).toBe(customRouter)
  })

  test.each([
    [{ name: '' }, { name: 'Name is required' }],
    [{ name: 'mock-subnet' }, { name: 'Name already exists' }],
    [{ ipv4Block: '  ' }, { ipv4Block: 'IPv4 block is required' }],
    [{ ipv4Block: 'fd00::/64' }, { ipv4Block: 'Must be an IPv4 block' }],
    [
      { ipv4Block: '10.1.1.1' },
      { ipv4Block: 'Must contain an IP address and a width, separated by a /' },
    ],
    [{ ipv4Block: '10.1.1.1/33' }, { ipv4Block: 'Max width for IPv4 is 32' }],
    [
      { ipv6Block: 'abc' },
      { ipv6Block: 'Must contain an IP address and a width, separated by a /' },
    ],
    [{ ipv6Block: '10.3.0.0/24' }, { ipv6Block: 'Must be an IPv6 block' }],
    [{ description: 'a'.repeat(513) }, { description: 'Must be at most 512 characters' }],
  ])('is not sent with %j', async (wrong, errors) => {
    const console = await openWithSiblings(`${PLACE}/subnets-new`)
    await send(console, CREATE, { ...values, ...wrong })
    expect(contextOf(console, CREATE).errors).toEqual(errors)
    expect(countOf(console, 'POST', '/v1/')).toBe(0)
  })

  test('with a taken block shows the error of the server, and keeps the input', async () => {
    const console = await open(`${PLACE}/subnets-new`)
    await send(console, CREATE, { name: 'web', ipv4Block: '10.1.1.128/25' })
    expect(contextOf(console, CREATE)).toMatchObject({
      failure: { message: expect.stringContaining('10.1.1.128/25') },
      errors: { ipv4Block: expect.stringContaining('conflicts with an existing subnet') },
      values: { name: 'web', ipv4Block: '10.1.1.128/25' },
    })
  })

  test('with a name that was taken meanwhile shows the error at the name', async () => {
    const console = await open(`${PLACE}/subnets-new`)
    await send(console, CREATE, { name: 'mock-subnet', ipv4Block: '10.9.0.0/24' })
    expect(contextOf(console, CREATE).errors).toEqual({ name: 'Name already exists' })
  })
})

describe('an edited subnet', () => {
  const PATH = `${LIST}/mock-subnet/edit`

  const openAttached = async () => {
    const console = await open(LIST)
    const { db } = console.backend.backendState
    const router = routerId(console)
    db.subnets.update(recordOf(db.subnets, 'mock-subnet').id, { customRouterId: router })
    await console.send(navigationRequested({ to: `${PLACE}/routers` }))
    await console.advance(3000)
    await console.send(navigationRequested({ to: PATH }))
    return { console, router }
  }

  test('keeps its router when only its name changes', async () => {
    const { console, router } = await openAttached()
    await send(console, EDIT, { name: 'renamed' })
    expect(lastSent(console, 'PUT')).toEqual({
      url: `/v1/vpc-subnets/mock-subnet?project=${PROJECT}&vpc=${VPC}`,
      body: { name: 'renamed', custom_router: router },
    })
    expect(subnetRows(console).map(({ name }) => name)).toEqual(['renamed'])
    expect(subnetRow(console, 'renamed').customRouterId).toBe(router)
    expect(pathOf(console)).toBe(LIST)
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Subnet renamed updated' }])
  })

  test('is detached from its router if none is chosen', async () => {
    const { console } = await openAttached()
    await send(console, EDIT, { customRouter: 'none' })
    expect(lastSent(console, 'PUT').body).toEqual({ custom_router: null })
    expect(subnetRow(console, 'mock-subnet').customRouterId).toBeNull()
  })

  test('returns without a request if nothing changed', async () => {
    const console = await open(PATH)
    await console.send(formSubmitted({ form: EDIT }))
    expect(pathOf(console)).toBe(LIST)
    expect(countOf(console, 'PUT', '/v1/')).toBe(0)
  })

  test('cannot take the name of another one', async () => {
    const first = await openWithSiblings(`${PLACE}/subnets-new`)
    await send(first, CREATE, { name: 'web', ipv4Block: '10.2.0.0/24' })
    await first.send(navigationRequested({ to: PATH }))
    await send(first, EDIT, { name: 'web' })
    expect(contextOf(first, EDIT).errors).toEqual({ name: 'Name already exists' })
    await send(first, EDIT, { name: 'mock-subnet', description: 'other' })
    expect(countOf(first, 'PUT', '/v1/')).toBe(1)
  })

  test('shows that its name may be taken if the server fails', async () => {
    const fail = failing('PUT')
    const console = await open(PATH, { wire: (request, next) => fail(request) ?? next(request) })
    await send(console, EDIT, { name: 'web' })
    expect(contextOf(console, EDIT).failure?.message).toBe(
      'The server failed (500): Internal Server Error. Another subnet may already have this name.',
    )
  })

  test('that does not exist responds with 404', async () => {
    const console = await open(`${LIST}/nowhere/edit`)
    expect(console.state().actors.navigation).toMatchObject({
      value: 'failed',
      context: { error: { status: 404 } },
    })
  })
})

describe('a deleted subnet', () => {
  test('disappears from the list', async () => {
    const console = await open(`${PLACE}/subnets-new`)
    await send(console, CREATE, { name: 'web', ipv4Block: '10.2.0.0/24' })
    const { id } = subnetRow(console, 'web')
    await chooseAndConfirm(console, subnetRow(console, 'web').actions, 'Delete')
    expect(lastSent(console, 'DELETE').url).toBe(`/v1/vpc-subnets/${id}`)
    expect(subnetRows(console).map(({ name }) => name)).toEqual(['mock-subnet'])
    expect(toastsOf(console).at(-1)).toEqual({ variant: 'success', text: 'Subnet web deleted' })
  })

  test('cannot be deleted while it has network interfaces', async () => {
    const console = await open(LIST)
    await choose(console, subnetRow(console, 'mock-subnet').actions, 'Delete')
    expect(JSON.stringify(console.state().actors.confirm?.context)).toContain(
      'still holds 2 network interfaces',
    )
    await console.send(confirmAccepted())
    expect(countOf(console, 'DELETE', '/v1/')).toBe(0)
  })
})

test('the routes of the system router follow the subnets', async () => {
  const console = await open(`${PLACE}/routers/mock-system-router`)
  const names = () =>
    selectRouteRows(console.state(), {
      project: PROJECT,
      vpc: VPC,
      router: 'mock-system-router',
    }).map(({ name }) => name)
  const visit = async () => {
    await console.send(navigationRequested({ to: `${PLACE}/routers/mock-system-router` }))
    return names()
  }
  const known = ['default', 'default-v4', 'default-v6']
  expect(names()).toEqual(known)
  await console.send(navigationRequested({ to: `${PLACE}/subnets-new` }))
  await send(console, CREATE, { name: 'web', ipv4Block: '10.2.0.0/24' })
  expect(await visit()).toEqual([...known, 'web'])
  await console.send(navigationRequested({ to: `${LIST}/web/edit` }))
  await send(console, EDIT, { name: 'wide' })
  expect(await visit()).toEqual([...known, 'wide'])
  await console.send(navigationRequested({ to: LIST }))
  await chooseAndConfirm(console, subnetRow(console, 'wide').actions, 'Delete')
  expect(await visit()).toEqual(known)
})
