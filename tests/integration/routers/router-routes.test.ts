import { describe, expect, test } from 'vitest'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { allRoutesQuery } from '@/store/project/routers/queries'
import { selectReferredQueries } from '@/store/project/router-routes/router-routes'
import { queriesWanted } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'
import { chooseAndConfirm, countOf, reasonsOf, toastsOf } from '../instances/support'
import { contextOf, failing, lastSent, pathOf, PROJECT, send, VPC } from '../subnets/support'
import { plainText } from '@/lib/rich-text'
import { CUSTOM, LIST, routeRow, routeRows, routerOn, SYSTEM } from './support'

const CREATE = 'routeCreate'
const EDIT = 'routeEdit'

const onCustom = (path = '') => startConsole({ path: `${LIST}/${CUSTOM}${path}` })
const onSystem = (path = '') => startConsole({ path: `${LIST}/${SYSTEM}${path}` })

const NOT_AN_IP = 'Not a valid IP address'
const NOT_A_BLOCK = 'Must contain an IP address and a width, separated by a /'

const errors = (console: TestConsole, form = CREATE) => contextOf(console, form).errors
const change = (console: TestConsole, form: string, values: Record<string, unknown>) =>
  console.send(formChanged({ form, values }))

describe('the page of a system router', () => {
  test('lists the system routes, none of which can be deleted', async () => {
    const console = await onSystem()
    expect(routeRows(console, SYSTEM).map(({ name, kindLabel }) => [name, kindLabel])).toEqual([
      ['default', 'vpc subnet'],
      ['default-v4', 'default'],
      ['default-v6', 'default'],
    ])
    for (const { actions } of routeRows(console, SYSTEM))
      expect(reasonsOf(actions)).toMatchObject({ Delete: 'System routes cannot be deleted' })
    expect(reasonsOf(routeRow(console, SYSTEM, 'default').actions).Edit).toBe(
      'The system keeps vpc subnet routes up to date: they cannot be modified',
    )
    expect(reasonsOf(routeRow(console, SYSTEM, 'default-v4').actions)).not.toHaveProperty('Edit')
  })

  test('shows why no route can be added', async () => {
    const console = await onSystem()
    expect(plainText(routerOn(console, SYSTEM).newRoute.reason ?? '')).toBe(
      'Routes cannot be added to a system router',
    )
    expect(routerOn(await onCustom(), CUSTOM).newRoute).toMatchObject({
      to: `${LIST}/${CUSTOM}/routes-new`,
      reason: undefined,
    })
  })
})

test('the table shows destinations and targets with their types', async () => {
  const console = await onCustom()
  expect(routeRow(console, CUSTOM, 'dc2')).toMatchObject({
    from: { type: 'IP network', value: '45.154.216.0/24' },
    to: { type: 'Gateway', value: 'internet-gateway-1' },
  })
  expect(routeRow(console, CUSTOM, 'drop-local').to).toEqual({ type: 'Drop', value: null })
})

describe('a new route', () => {
  test('is validated on submit, and clears its errors while typing and when a type changes', async () => {
    const console = await onCustom('/routes-new')
    await change(console, CREATE, { name: 'new-route', destinationValue: 'invalid-ip' })
    expect(errors(console)).toEqual({})
    await console.send(formSubmitted({ form: CREATE }))
    expect(errors(console)).toEqual({ destinationValue: NOT_AN_IP, targetValue: NOT_AN_IP })
    await change(console, CREATE, { targetValue: '10.0.0.1' })
    expect(errors(console)).toEqual({ destinationValue: NOT_AN_IP })
    await change(console, CREATE, { destinationType: 'ip_net' })
    expect(errors(console)).toEqual({})
    expect(contextOf(console, CREATE).values).toMatchObject({ destinationValue: '' })
    await change(console, CREATE, { destinationValue: 'invalid-ip-net' })
    expect(errors(console)).toEqual({})
    await console.send(formSubmitted({ form: CREATE }))
    expect(errors(console)).toEqual({ destinationValue: NOT_A_BLOCK })
    await change(console, CREATE, { destinationValue: '192.168.0.0/33' })
    expect(errors(console)).toEqual({ destinationValue: 'Max width for IPv4 is 32' })
    await change(console, CREATE, { destinationValue: '192.168.0.0/24' })
    expect(errors(console)).toEqual({})
    await console.send(formSubmitted({ form: CREATE }))
    expect(lastSent(console, 'POST')).toEqual({
      url: `/v1/vpc-router-routes?project=${PROJECT}&vpc=${VPC}&router=${CUSTOM}`,
      body: {
        name: 'new-route',
        description: '',
        destination: { type: 'ip_net', value: '192.168.0.0/24' },
        target: { type: 'ip', value: '10.0.0.1' },
      },
    })
    expect(pathOf(console)).toBe(`${LIST}/${CUSTOM}`)
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Route new-route created' }])
    expect(routeRow(console, CUSTOM, 'new-route')).toMatchObject({
      from: { type: 'IP network', value: '192.168.0.0/24' },
      to: { type: 'IP', value: '10.0.0.1' },
    })
  })

  test('that drops packets is sent without a value', async () => {
    const console = await onCustom('/routes-new')
    await change(console, CREATE, { targetValue: '10.0.0.1' })
    await send(console, CREATE, { name: 'hole', destinationValue: '::1', targetType: 'drop' })
    expect(lastSent(console, 'POST').body).toMatchObject({ target: { type: 'drop' } })
    expect(lastSent(console, 'POST').body).not.toHaveProperty('target.value')
    expect(routeRow(console, CUSTOM, 'hole').to).toEqual({ type: 'Drop', value: null })
  })

  test.each([
    [{ name: '' }, { name: 'Name is required' }],
    [{ name: 'dc2' }, { name: 'Name already exists' }],
    [{ targetValue: 'fd00::1' }, { targetValue: 'Must be an IPv4 address, as the destination is' }],
    [
      { destinationType: 'ip_net', destinationValue: 'fd00::/8' },
      { targetValue: 'Must be an IPv6 address, as the destination is' },
    ],
    [{ targetType: 'instance' }, { targetValue: 'Target value is required' }],
    [{ targetType: 'internet_gateway' }, { targetValue: 'Target value is required' }],
    [{ destinationType: 'subnet' }, { destinationValue: 'Destination value is required' }],
  ])('is not sent with %j', async (wrong, expected) => {
    const console = await onCustom('/routes-new')
    const siblings = allRoutesQuery({ project: PROJECT, vpc: VPC, router: CUSTOM })
    await console.send(queriesWanted({ owner: 'test', queries: [siblings] }))
    const right = { name: 'new-route', destinationValue: '10.1.1.1', targetValue: '10.0.0.1' }
    await change(console, CREATE, right)
    const { destinationType, targetType, ...values } = wrong as Record<string, string>
    if (destinationType) await change(console, CREATE, { destinationType })
    if (targetType) await change(console, CREATE, { targetType })
    await send(console, CREATE, values)
    expect(errors(console)).toEqual(expected)
    expect(countOf(console, 'POST', '/v1/')).toBe(0)
  })
})

describe('an edited route', () => {
  const open = (route: string, router = CUSTOM) =>
    startConsole({ path: `${LIST}/${router}/routes/${route}/edit` })

  test('can change its destination and target', async () => {
    const console = await open('drop-local')
    expect(contextOf(console, EDIT).values).toMatchObject({
      destinationType: 'ip',
      destinationValue: '192.168.1.1',
      targetType: 'drop',
      targetValue: '',
    })
    await change(console, EDIT, { name: 'renamed', targetType: 'ip' })
    await send(console, EDIT, { targetValue: 'bad' })
    expect(errors(console, EDIT)).toEqual({ targetValue: NOT_AN_IP })
    await change(console, EDIT, { targetValue: '10.0.0.2' })
    expect(errors(console, EDIT)).toEqual({})
    await change(console, EDIT, { destinationType: 'subnet' })
    await send(console, EDIT, { destinationValue: 'mock-subnet' })
    expect(lastSent(console, 'PUT')).toEqual({
      url: `/v1/vpc-router-routes/drop-local?project=${PROJECT}&vpc=${VPC}&router=${CUSTOM}`,
      body: {
        name: 'renamed',
        destination: { type: 'subnet', value: 'mock-subnet' },
        target: { type: 'ip', value: '10.0.0.2' },
      },
    })
    expect(routeRow(console, CUSTOM, 'renamed')).toMatchObject({
      from: { type: 'VPC subnet', value: 'mock-subnet' },
      to: { type: 'IP', value: '10.0.0.2' },
    })
    await chooseAndConfirm(console, routeRow(console, CUSTOM, 'renamed').actions, 'Delete')
    expect(routeRows(console, CUSTOM).map(({ name }) => name)).toEqual(['dc2'])
  })

  test('of the default kind is sent with its target only', async () => {
    const console = await open('default-v4', SYSTEM)
    await change(console, EDIT, { targetType: 'ip' })
    await send(console, EDIT, { targetValue: '10.0.0.2' })
    expect(lastSent(console, 'PUT').body).toEqual({
      destination: { type: 'ip_net', value: '0.0.0.0/0' },
      target: { type: 'ip', value: '10.0.0.2' },
    })
    expect(routeRow(console, SYSTEM, 'default-v4').to).toEqual({
      type: 'IP',
      value: '10.0.0.2',
    })
  })

  test('cannot take the name of another one', async () => {
    const console = await open('drop-local')
    const siblings = allRoutesQuery({ project: PROJECT, vpc: VPC, router: CUSTOM })
    await console.send(queriesWanted({ owner: 'test', queries: [siblings] }))
    await send(console, EDIT, { name: 'dc2' })
    expect(errors(console, EDIT)).toEqual({ name: 'Name already exists' })
    await send(console, EDIT, { name: 'drop-local', description: 'other' })
    expect(pathOf(console)).toBe(`${LIST}/${CUSTOM}`)
  })
})

describe('a deleted route', () => {
  test('is deleted by its id', async () => {
    const console = await onCustom()
    const { id, actions } = routeRow(console, CUSTOM, 'dc2')
    await chooseAndConfirm(console, actions, 'Delete')
    expect(lastSent(console, 'DELETE').url).toBe(`/v1/vpc-router-routes/${id}`)
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Route dc2 deleted' }])
  })

  test('that cannot be deleted shows a toast', async () => {
    const fail = failing('DELETE')
    const console = await startConsole({
      path: `${LIST}/${CUSTOM}`,
      wire: (request, next) => fail(request) ?? next(request),
    })
    await chooseAndConfirm(console, routeRow(console, CUSTOM, 'dc2').actions, 'Delete')
    expect(toastsOf(console)).toMatchObject([{ title: 'Could not remove route' }])
    await console.send(navigationRequested({ to: LIST }))
  })
})

test('routes to what does not exist are marked, and only the lists of what they name are read', async () => {
  const console = await onSystem()
  const queries = selectReferredQueries(console.state(), {
    project: PROJECT,
    vpc: VPC,
    router: SYSTEM,
  })
  expect(queries.map(({ endpoint }) => endpoint)).toEqual(['vpcSubnetList', 'internetGatewayList'])
  const problems = () => routeRows(console, SYSTEM).map(({ name, to }) => [name, to.problem])
  expect(problems().map(([, problem]) => problem)).toEqual([undefined, undefined, undefined])
  await console.send(queriesWanted({ owner: 'card', queries }))
  const none = 'There is no internet gateway of this name'
  expect(problems()).toEqual([
    ['default', undefined],
    ['default-v4', none],
    ['default-v6', none],
  ])
})
