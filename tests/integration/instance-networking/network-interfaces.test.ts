import { describe, expect, test } from 'vitest'
import { privateIps, transitIpsOf } from '@/lib/ip-stack'
import { plainText } from '@/lib/rich-text'
import { stackOf } from '@/mirage/rules/ip-stacks'
import { withTransitIps } from '@/mirage/rules/transit-ips'
import { selectInstanceVpc, selectVpcQueries } from '@/store/project/instance/instance'
import { selectSubnetChoices } from '@/store/project/network-interfaces/create.form'
import { selectInterfaceFormBlock } from '@/store/project/network-interfaces/rules'
import { allSubnetsQuery } from '@/store/project/vpcs/queries'
import { queriesWanted, refreshRequested } from '@/store/queries/slice'
import type { TestConsole } from '#tests/support/console'
import {
  choose,
  chooseAndConfirm,
  countOf,
  reasonsOf,
  recordOf,
  toastsOf,
} from '../instances/support'
import {
  fill,
  formOf,
  GARDEN,
  interfacesOf,
  openStopped,
  openTab,
  sentBody,
  submit,
} from './support'

const CREATE = 'networkInterfaceCreate'
const EDIT = 'networkInterfaceEdit'

const of = (console: TestConsole, instance = 'granite') => interfacesOf(console, instance, GARDEN)
const names = (console: TestConsole) =>
  of(console).rows.map(({ name, primary }) => (primary ? `${name}*` : name))
const row = (console: TestConsole, name: string) => {
  const found = of(console).rows.find(each => each.name === name)
  if (!found) throw new Error(`The table shows no ${name}.`)
  return found
}

/** Fetches the subnets, as the open form does once a VPC is chosen. */
const readSubnets = (console: TestConsole, vpc = 'strata') =>
  console.send(
    queriesWanted({ owner: 'test', queries: [allSubnetsQuery({ project: GARDEN, vpc })] }),
  )

const openForm = async (console: TestConsole) => {
  await choose(console, of(console).adding.actions, 'Add network interface')
  await readSubnets(console)
}

const add = async (console: TestConsole, values: Record<string, unknown>) => {
  await openForm(console)
  await fill(console, CREATE, { subnetName: 'layer-2', ...values })
  await submit(console, CREATE)
}

test('every action is disabled while the instance runs, each with its own reason', async () => {
  const console = await openTab('granite', GARDEN)
  expect(reasonsOf(of(console).adding.actions)).toEqual({
    'Add network interface': 'The instance must be stopped to add a network interface',
  })
  expect(reasonsOf(row(console, 'net0').actions)).toEqual({
    'Make primary': 'This network interface is already the primary one',
    Edit: 'The instance must be stopped to edit a network interface',
    Delete: 'The instance must be stopped to delete a network interface',
  })
})

test('an interface can be added, made primary, renamed and deleted', async () => {
  const console = await openStopped('granite', GARDEN)
  expect(reasonsOf(row(console, 'net0').actions)).toEqual({
    'Make primary': 'This network interface is already the primary one',
  })
  await add(console, { name: 'nic-2' })
  expect(formOf(console, CREATE)).toBeUndefined()
  expect(names(console)).toEqual(['net0*', 'nic-2'])
  expect(toastsOf(console)).toHaveLength(1)
  expect(reasonsOf(row(console, 'net0').actions).Delete).toMatch(/make another one primary first/)

  await choose(console, row(console, 'nic-2').actions, 'Make primary')
  expect(names(console)).toEqual(['net0', 'nic-2*'])

  await choose(console, row(console, 'nic-2').actions, 'Edit')
  await fill(console, EDIT, { name: 'nic-3' })
  await submit(console, EDIT)
  expect(names(console)).toEqual(['net0', 'nic-3*'])
  expect(toastsOf(console).at(-1)?.text).toBe('Network interface nic-3 updated')

  await choose(console, row(console, 'net0').actions, 'Make primary')
  await chooseAndConfirm(console, row(console, 'nic-3').actions, 'Delete')
  expect(names(console)).toEqual(['net0*'])
  expect(toastsOf(console).at(-1)?.text).toBe('Network interface nic-3 deleted')
})

describe('an update repeats the fields that it does not change:', () => {
  const TRANSIT = ['10.21.0.0/16', '2001:db8:21::/48']

  test('making an interface primary keeps the transit IPs, the name and the description', async () => {
    const console = await openStopped('granite', GARDEN)
    await add(console, { name: 'nic-2' })
    await choose(console, row(console, 'nic-2').actions, 'Make primary')
    await choose(console, row(console, 'net0').actions, 'Make primary')
    expect(sentBody(console, 'PUT')).toEqual({ transit_ips: TRANSIT, primary: true })
    expect(transitIpsOf(row(console, 'net0').ipStack)).toEqual(TRANSIT)
  })

  test('making an interface primary keeps the transit IPs that others have just given it', async () => {
    const console = await openStopped('granite', GARDEN)
    await add(console, { name: 'nic-2' })
    const { id } = row(console, 'nic-2')
    const { networkInterfaces } = console.backend.backendState.db
    const { ipStack } = networkInterfaces.get(id)!
    networkInterfaces.update(id, {
      ipStack: withTransitIps(console.backend.backendState, ipStack, ['10.77.0.0/16']),
    })
    await choose(console, row(console, 'nic-2').actions, 'Make primary')
    expect(sentBody(console, 'PUT')).toEqual({ transit_ips: ['10.77.0.0/16'], primary: true })
  })

  test('renaming keeps the transit IPs and the primary interface', async () => {
    const console = await openStopped('granite', GARDEN)
    await choose(console, row(console, 'net0').actions, 'Edit')
    await fill(console, EDIT, { name: 'front' })
    await submit(console, EDIT)
    expect(sentBody(console, 'PUT')).toEqual({ name: 'front', transit_ips: TRANSIT })
    expect(row(console, 'front').primary).toBe(true)
    expect(transitIpsOf(row(console, 'front').ipStack)).toEqual(TRANSIT)
  })

  test('an edit includes the transit IP being typed, or fails if that is invalid', async () => {
    const console = await openStopped('granite', GARDEN)
    await choose(console, row(console, 'net0').actions, 'Edit')
    await fill(console, EDIT, { transitIp: '10.99.0.0' })
    await submit(console, EDIT)
    expect(formOf(console, EDIT)?.errors.transitIp).toContain('Must contain an IP address')
    expect(countOf(console, 'PUT', '/v1/network-interfaces')).toBe(0)
    await fill(console, EDIT, { transitIp: '10.99.0.0/24' })
    await submit(console, EDIT)
    expect(sentBody(console, 'PUT')).toMatchObject({ transit_ips: [...TRANSIT, '10.99.0.0/24'] })
  })

  test('an edit without changes sends no request', async () => {
    const console = await openStopped('granite', GARDEN)
    await choose(console, row(console, 'net0').actions, 'Edit')
    await submit(console, EDIT)
    expect(formOf(console, EDIT)).toBeUndefined()
    expect(countOf(console, 'PUT', '/v1/network-interfaces')).toBe(0)
  })
})

describe('a new interface', () => {
  test('defaults to the VPC of the others, and requires another subnet', async () => {
    const console = await openStopped('granite', GARDEN)
    await openForm(console)
    expect(formOf(console, CREATE)?.values.vpcName).toBe('strata')
    const choices = selectSubnetChoices(console.state(), { project: GARDEN, vpc: 'strata' }) ?? []
    expect(choices.filter(({ isDisabled }) => isDisabled).map(({ value }) => value)).toEqual([
      'layer-1',
    ])
    await fill(console, CREATE, { name: 'net0', vpcName: 'default', subnetName: 'default' })
    await submit(console, CREATE)
    expect(formOf(console, CREATE)?.errors).toEqual({
      name: 'Name is already in use',
      vpcName: 'All network interfaces of an instance are in one VPC: here strata',
    })
  })

  test('clears the subnet when another VPC is chosen', async () => {
    const console = await openStopped('granite', GARDEN)
    await openForm(console)
    await fill(console, CREATE, { subnetName: 'layer-2', vpcName: 'hollow' })
    expect(formOf(console, CREATE)?.values.subnetName).toBe('')
  })

  test.each([
    ['10.20.2.77', '10.20.2.77'],
    [' 10.20.2.78 ', '10.20.2.78'],
    ['   ', '10.20.2.5'],
  ])('with the address "%s" gets %s', async (ip, expected) => {
    const console = await openStopped('granite', GARDEN)
    await add(console, { name: 'nic-2', ip })
    expect(privateIps(row(console, 'nic-2').ipStack)).toMatchObject([{ ip: expected }])
    expect('ip' in sentBody(console, 'POST')).toBe(ip.trim() !== '')
  })

  test.each([
    ['x', 'Not a valid IP address'],
    ['1.2.3.4', /^Must be in 10\.20\.2\.0\/24 or fd/],
    ['10.20.2.0', /^The first five addresses and the last one/],
  ])('with the address "%s" is rejected', async (ip, message) => {
    const console = await openStopped('granite', GARDEN)
    await add(console, { name: 'nic-2', ip })
    expect(formOf(console, CREATE)?.errors.ip).toMatch(message)
    expect(names(console)).toEqual(['net0*'])
  })

  test('that the server refuses keeps the input, and shows the error', async () => {
    const console = await openStopped('granite', GARDEN)
    const { networkInterfaces, subnets } = console.backend.backendState.db
    const [example] = [...networkInterfaces.all()]
    networkInterfaces.insert({
      ...example!,
      id: 'taken-since',
      name: 'taken-since',
      subnetId: recordOf(subnets, 'layer-2').id,
      ipStack: stackOf({ v4: { ip: '10.20.2.9', transitIps: [] } }),
    })
    await add(console, { name: 'nic-2', ip: '10.20.2.9' })
    expect(formOf(console, CREATE)).toMatchObject({
      failure: { message: 'IP address 10.20.2.9 is not available' },
      values: { name: 'nic-2', ip: '10.20.2.9' },
    })
  })

  test('cannot be submitted once the instance is running', async () => {
    const console = await openStopped('granite', GARDEN)
    await openForm(console)
    const block = () => selectInterfaceFormBlock(console.state(), CREATE)
    expect(block()).toBeUndefined()
    const { db } = console.backend.backendState
    db.instances.update(recordOf(db.instances, 'granite').id, { runState: 'running' })
    await console.send(refreshRequested())
    expect(plainText(block() ?? '')).toBe('The instance must be stopped to add a network interface')
  })

  test('cannot be added if there are eight', async () => {
    const console = await openStopped('crossroads', GARDEN)
    expect(reasonsOf(of(console, 'crossroads').adding.actions)).toEqual({
      'Add network interface': 'An instance can have at most 8 network interfaces',
    })
  })

  test('is primary if it is the first, and shows its VPC in the header', async () => {
    const console = await openTab('pebble', GARDEN)
    expect(of(console, 'pebble').rows).toEqual([])
    await choose(console, of(console, 'pebble').adding.actions, 'Add network interface')
    await fill(console, CREATE, { name: 'first', vpcName: 'strata' })
    await readSubnets(console)
    await fill(console, CREATE, { subnetName: 'layer-5' })
    await submit(console, CREATE)
    expect(of(console, 'pebble').rows).toMatchObject([{ name: 'first', primary: true }])
    const queries = selectVpcQueries(console.state(), { project: GARDEN, instance: 'pebble' })
    await console.send(queriesWanted({ owner: 'header', queries }))
    expect(
      selectInstanceVpc(console.state(), { project: GARDEN, instance: 'pebble' }),
    ).toMatchObject({ name: 'strata' })
  })
})
