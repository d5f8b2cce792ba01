import { describe, expect, test } from 'vitest'
import { imageIds } from '@/mirage/seeds/images'
import { sshKeyIds } from '@/mirage/seeds/ssh-keys'
import { navigationRequested } from '@/store/navigation/events'
import { startConsole, type TestConsole } from '#tests/support/console'
import { pageOf, recordOf, rowOf } from '../instances/support'
import { fill, formOf, sentBody, submit, valuesOf } from './support'

const GARDEN = 'rock-garden'
const pathOf = (from: string, project = GARDEN) => `/projects/${project}/instances-new?from=${from}`

type Wire = NonNullable<Parameters<typeof startConsole>[0]['wire']>

const open = (from: string, { wire, project }: { wire?: Wire; project?: string } = {}) =>
  startConsole({ path: pathOf(from, project), ...(wire && { wire }) })

/** Responds with 403 to URLs with this prefix. */
const refusing =
  (url: string): Wire =>
  (request, next) =>
    request.url.startsWith(url)
      ? Promise.resolve({ status: 403, headers: {}, body: '{"error_code":"Forbidden"}' })
      : next(request)

const navigation = (console: TestConsole) => console.state().actors.navigation

describe('“Create similar”', () => {
  test('is offered in the row and on the page, in any state of the instance', async () => {
    const list = await startConsole({ path: `/projects/${GARDEN}/instances` })
    const inRow = rowOf(list, GARDEN, 'granite').actions.find(({ id }) => id === 'createSimilar')
    expect(inRow).toMatchObject({ label: 'Create similar', to: pathOf('granite') })
    list.stop()
    const page = await startConsole({ path: `/projects/${GARDEN}/instances/warming-up/storage` })
    const onPage = pageOf(page, GARDEN, 'warming-up').menu.find(({ id }) => id === 'createSimilar')
    expect(onPage).toMatchObject({ to: pathOf('warming-up') })
    expect(onPage?.reason).toBeUndefined()
  })

  test('fails with 404 for an unknown instance', async () => {
    const console = await open('nobody')
    expect(navigation(console)).toMatchObject({
      value: 'failed',
      context: { error: { status: 404 } },
    })
  })

  test('does not affect the page of a new instance opened next', async () => {
    const console = await open('granite')
    await console.send(navigationRequested({ to: `/projects/${GARDEN}/instances-new` }))
    expect(valuesOf(console)).toMatchObject({ description: '', presetId: 'general-xs' })
  })
})

test('size, image, keys, description and network interfaces are copied from the other instance', async () => {
  const console = await open('granite')
  expect(valuesOf(console)).toMatchObject({
    name: '',
    hostname: '',
    description: 'As many disks as fit',
    start: true,
    presetId: 'highMemory-sm',
    bootSource: 'siloImage',
    siloImageId: imageIds.ubuntu,
    bootDiskSize: 64,
    bootDiskName: '',
    disks: [],
    sshKeys: [sshKeyIds.macbook],
    networkInterfaceType: 'custom',
    networkInterfaces: [
      { name: 'net0', description: '', vpcName: 'strata', subnetName: 'layer-1' },
    ],
    hasEphemeralIp: false,
    floatingIps: [],
    userData: null,
  })
})

test('a name is the only missing value', async () => {
  const console = await open('granite')
  await fill(console, { name: 'granite-2' })
  await submit(console)
  expect(console.history.current().path).toBe(`/projects/${GARDEN}/instances/granite-2/storage`)
  expect(sentBody(console)).toMatchObject({
    hostname: 'granite-2',
    ncpus: 4,
    network_interfaces: { type: 'create', params: [{ name: 'net0', subnet_name: 'layer-1' }] },
    external_ips: [],
  })
})

test('an unchanged copy is not a draft: the page is left without confirmation', async () => {
  const console = await open('granite')
  expect(formOf(console)?.values).toEqual(formOf(console)?.initial)
  await console.send(navigationRequested({ to: '/projects' }))
  expect(console.history.current().path).toBe('/projects')
})

test('an ephemeral IP is preselected from the default pool if the other instance has one', async () => {
  const console = await open('db1', { project: 'mock-project' })
  expect(valuesOf(console)).toMatchObject({ hasEphemeralIp: true, ephemeralIpPool: 'ip-pool-1' })
})

test('all network interfaces are copied, the primary one first', async () => {
  const console = await startConsole({ path: `/projects/${GARDEN}/instances` })
  const { db } = console.backend.backendState
  const { id } = recordOf(db.instances, 'steady')
  for (const { id: nic, name } of db.networkInterfaces.in(id))
    db.networkInterfaces.update(nic, { primary: name === 'net1' })
  await console.send(navigationRequested({ to: pathOf('steady') }))
  expect(valuesOf(console)?.networkInterfaces).toMatchObject([
    { name: 'net1', subnetName: 'layer-4' },
    { name: 'net0', subnetName: 'layer-3' },
  ])
})

describe('a value that cannot be copied', () => {
  test('leaves the image empty if the boot disk has none', async () => {
    const console = await open('pebble')
    expect(valuesOf(console)).toMatchObject({ bootSource: 'siloImage', siloImageId: '' })
  })

  test('becomes custom numbers if no preset has the size', async () => {
    const console = await open('pebble')
    expect(valuesOf(console)).toMatchObject({ presetId: 'custom', ncpus: 1, memory: 1 })
  })

  test('is no network interface if the other instance has none', async () => {
    const console = await open('pebble')
    expect(valuesOf(console)?.networkInterfaceType).toBe('none')
  })

  test.each([
    ['network interfaces', '/v1/network-interfaces'],
    ['VPCs', '/v1/vpcs/'],
    ['subnets', '/v1/vpc-subnets/'],
  ])('becomes the default interface if the user cannot read %s', async (_what, url) => {
    const console = await open('granite', { wire: refusing(url) })
    expect(valuesOf(console)).toMatchObject({
      networkInterfaceType: 'default',
      networkInterfaces: [],
    })
  })

  test('becomes all keys of the caller if the keys cannot be read', async () => {
    const console = await open('granite', {
      wire: refusing('/v1/instances/granite/ssh-public-keys'),
    })
    expect(valuesOf(console)?.sshKeys).toHaveLength(2)
  })

  test('becomes all keys of the caller if the keys belong to another user', async () => {
    const console = await open('steady')
    expect(valuesOf(console)?.sshKeys).toHaveLength(2)
  })
})

test('the URL names the other instance, and restores its values after a reload', async () => {
  const console = await startConsole({ path: `/projects/${GARDEN}/instances` })
  await console.send(navigationRequested({ to: pathOf('granite') }))
  const { path, search } = console.history.current()
  expect(path + search).toBe(pathOf('granite'))
  const before = valuesOf(console)
  console.stop()
  const again = await startConsole({ path: path + search })
  expect(valuesOf(again)).toEqual(before)
})
