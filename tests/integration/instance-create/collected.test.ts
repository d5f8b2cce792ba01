import { describe, expect, test } from 'vitest'
import { imageIds } from '@/mirage/seeds/images'
import { formChanged, formDismissRequested, formRequested } from '@/store/forms/events'
import { selectForm, selectIsFormLeaving } from '@/store/forms/selectors'
import { guardAccepted, navigationRequested } from '@/store/navigation/events'
import {
  selectChosenFloatingIps,
  selectFreeFloatingIps,
  selectHasFloatingIps,
  selectPickableDisks,
  selectSshKeyOptions,
} from '@/store/project/instance-create/choices'
import { selectPageItems } from '@/store/paging/selectors'
import { sshKeyListQuery } from '@/store/settings/ssh-keys/queries'
import { pageOf, recordOf, storageOf, toastsOf } from '../instances/support'
import { add, fill, formOf, MOCK, openPage, sentBody, siloImage, submit, valuesOf } from './support'
import { PUBLIC_KEY } from '#tests/support/ssh-key'

const isOpen = (console: Awaited<ReturnType<typeof openPage>>, form: string) =>
  formOf(console, form) !== undefined
const namesOf = (all: readonly { name: string }[] | undefined) => all?.map(({ name }) => name)

describe('additional disks', () => {
  test('are created and attached with the instance, in the order they were added', async () => {
    const console = await openPage()
    await fill(console, { name: 'web-1', ...siloImage, bootDiskName: 'boot' })
    await add(console, 'diskPick', { disk: 'disk-3' })
    await add(console, 'diskCreate', { name: 'data', size: 30 })
    expect(namesOf(valuesOf(console)?.disks)).toEqual(['disk-3', 'data'])
    expect(isOpen(console, 'diskCreate')).toBe(false)
    expect(console.requests.filter(({ method }) => method === 'POST')).toEqual([])

    await submit(console)
    expect(sentBody(console)).toMatchObject({
      disks: [
        { type: 'attach', name: 'disk-3' },
        { name: 'data', size: 30 * 2 ** 30 },
      ],
    })
    const storage = storageOf(console, MOCK, 'web-1')
    expect(storage.bootDisk?.name).toBe('boot')
    expect(namesOf(storage.others)).toEqual(['data', 'disk-3'])
  })

  test('cannot have the name of the boot disk, which is checked in their form', async () => {
    const console = await openPage()
    await fill(console, { bootDiskName: 'boot' })
    await add(console, 'diskCreate', { name: 'boot' })
    expect(formOf(console, 'diskCreate')?.errors).toEqual({ name: 'Name is already in use' })
    expect(valuesOf(console)?.disks).toEqual([])
  })

  test('reserve their names: the boot disk cannot use them', async () => {
    const console = await openPage()
    await fill(console, { name: 'web-1', ...siloImage })
    await add(console, 'diskCreate', { name: 'data' })
    await fill(console, { bootDiskName: 'data' })
    await submit(console)
    expect(formOf(console)?.errors).toEqual({ bootDiskName: 'Name is already in use' })
  })

  test('exclude disks that are already chosen or attached', async () => {
    const console = await openPage()
    const offered = () => selectPickableDisks(console.state(), MOCK).map(({ value }) => value)
    expect(offered()).toEqual(expect.arrayContaining(['disk-3', 'disk-4']))
    expect(offered()).not.toContain('disk-1')
    await add(console, 'diskPick', { disk: 'disk-3' })
    await fill(console, { bootSource: 'disk', bootDisk: 'disk-4' })
    expect(offered()).not.toContain('disk-3')
    expect(offered()).not.toContain('disk-4')
    await fill(console, { bootSource: 'siloImage' })
    expect(offered()).toContain('disk-4')
  })

  test('can be edited, with all that was entered, and keep their place', async () => {
    const console = await openPage()
    await add(console, 'diskCreate', {
      name: 'data',
      description: 'Rows',
      source: 'image',
      imageId: imageIds.alpine,
      size: 30,
    })
    await add(console, 'diskPick', { disk: 'disk-3' })
    const edit = { project: MOCK, mode: 'collect', edited: 'data' }
    await console.send(formRequested({ form: 'diskCreate', params: edit }))
    expect(formOf(console, 'diskCreate')?.values).toMatchObject({
      name: 'data',
      description: 'Rows',
      source: 'image',
      imageId: imageIds.alpine,
      size: 30,
    })
    await fill(console, { bootDiskName: 'boot' })
    await add(console, 'diskCreate', { name: 'boot' }, edit)
    expect(formOf(console, 'diskCreate')?.errors).toEqual({ name: 'Name is already in use' })
    await add(console, 'diskCreate', { name: 'data', size: 40 }, edit)
    await add(console, 'diskPick', { disk: 'disk-4' }, { ...edit, edited: 'disk-3' })
    expect(valuesOf(console)?.disks).toMatchObject([
      { name: 'data', description: 'Rows', size: 40 * 2 ** 30 },
      { type: 'attach', name: 'disk-4' },
    ])
  })

  test('offer the existing disk that is edited', async () => {
    const console = await openPage()
    await add(console, 'diskPick', { disk: 'disk-3' })
    const offered = (edited?: string) =>
      selectPickableDisks(console.state(), MOCK, edited).map(({ value }) => value)
    expect(offered()).not.toContain('disk-3')
    expect(offered('disk-3')).toContain('disk-3')
  })

  test('have a form that asks for confirmation before it closes, and keeps the page', async () => {
    const console = await openPage()
    await fill(console, { name: 'web-1' })
    await add(console, 'diskCreate', { name: 'Data' })
    await console.send(formDismissRequested({ form: 'diskCreate' }))
    expect(selectIsFormLeaving(console.state(), 'diskCreate')).toBe(true)
    expect(valuesOf(console)?.name).toBe('web-1')
  })
})

describe('network interfaces', () => {
  const nic = { name: 'nic-1', vpcName: 'mock-vpc', subnetName: 'mock-subnet' }

  test('replace the default one if custom', async () => {
    const console = await openPage()
    await fill(console, { name: 'web-1', ...siloImage, networkInterfaceType: 'custom' })
    await add(console, 'networkInterfaceCreate', nic)
    await add(console, 'networkInterfaceCreate', nic)
    expect(formOf(console, 'networkInterfaceCreate')?.errors.name).toBe('Name is already in use')

    await submit(console)
    const { db } = console.backend.backendState
    const instance = recordOf(db.instances, 'web-1')
    expect(db.networkInterfaces.in(instance.id)).toMatchObject([{ name: 'nic-1', primary: true }])
  })

  test('can be edited, with all that was entered', async () => {
    const console = await openPage({ release: 23 })
    await fill(console, { name: 'web-1', ...siloImage, networkInterfaceType: 'custom' })
    const entered = {
      ...nic,
      versions: ['v4', 'v6'],
      ipv4: '172.30.0.20',
      ipv6: '',
      transitIps: ['10.0.0.0/8', 'fd00::/64'],
    }
    await add(console, 'networkInterfaceCreate', entered)
    const edit = { project: MOCK, mode: 'collect', edited: nic.name }
    await console.send(formRequested({ form: 'networkInterfaceCreate', params: edit }))
    expect(formOf(console, 'networkInterfaceCreate')?.values).toMatchObject(entered)
    await add(console, 'networkInterfaceCreate', { versions: ['v6'], transitIps: [] }, edit)
    expect(valuesOf(console)?.networkInterfaces).toEqual([
      { ...nic, description: '', ipConfig: { type: 'v6', value: { ip: { type: 'auto' } } } },
    ])
  })

  test.each([
    [MOCK, { vpcName: 'mock-vpc', subnetName: 'mock-subnet' }],
    ['rock-garden', { vpcName: '', subnetName: '' }],
  ])('start in the only VPC and its only subnet: %s', async (project, place) => {
    const console = await openPage({ project })
    const form = 'networkInterfaceCreate'
    await console.send(formRequested({ form, params: { project, mode: 'collect' } }))
    expect(formOf(console, form)?.values).toMatchObject(place)
    expect(selectForm(console.state(), form)?.tags).not.toContain('dirty')
  })

  test('get the subnet of a chosen VPC that has only one', async () => {
    const project = 'rock-garden'
    const console = await openPage({ project })
    const form = 'networkInterfaceCreate'
    await console.send(formRequested({ form, params: { project, mode: 'collect' } }))
    const subnetIn = async (vpcName: string) => {
      await console.send(formChanged({ form, values: { vpcName } }))
      return formOf(console, form)?.values.subnetName
    }
    expect(await subnetIn('default')).toBe('default')
    expect(await subnetIn('strata')).toBe('')
    expect(await subnetIn('hollow')).toBe('')
    expect(await subnetIn('default')).toBe('default')
  })

  test('are required if custom, before a request is sent', async () => {
    const console = await openPage()
    await fill(console, { name: 'web-1', ...siloImage, networkInterfaceType: 'custom' })
    await submit(console)
    expect(Object.keys(formOf(console)?.errors ?? {})).toEqual(['networkInterfaces'])
    expect(sentBody(console)).toEqual({})
  })
})

test('an SSH key added in place is listed at once, and selected', async () => {
  const console = await openPage()
  const key = { name: 'laptop', publicKey: PUBLIC_KEY }
  await add(console, 'sshKeyCreate', key, { mode: 'over' })
  const options = selectSshKeyOptions(console.state())
  expect(options.map(({ label }) => label)).toEqual(['laptop', 'm1-macbook-pro', 'mac-mini'])
  const added = options.find(({ label }) => label === 'laptop')
  expect(valuesOf(console)?.sshKeys).toHaveLength(3)
  expect(valuesOf(console)?.sshKeys).toContain(added?.value)
  expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'SSH key laptop created' }])
  expect(console.history.current().path).toBe(`/projects/${MOCK}/instances-new`)
  await console.send(navigationRequested({ to: '/settings/ssh-keys' }))
  await console.send(guardAccepted())
  expect(selectPageItems(console.state(), sshKeyListQuery).map(({ name }) => name)).toContain(
    'laptop',
  )
})

describe('external IPs', () => {
  test('include each floating IP once, which is offered again after removal', async () => {
    const console = await openPage()
    const free = () => namesOf(selectFreeFloatingIps(console.state(), MOCK))
    expect(free()).toEqual(['rootbeer-float'])
    await add(console, 'floatingIpPick', { floatingIp: 'rootbeer-float' })
    expect(free()).toEqual([])
    expect(selectChosenFloatingIps(console.state(), MOCK)).toEqual([
      { name: 'rootbeer-float', ip: '123.4.56.4' },
    ])
    await fill(console, { floatingIps: [] })
    expect(free()).toEqual(['rootbeer-float'])
  })

  test('include a floating IP created in place, without leaving the page', async () => {
    const console = await openPage()
    await fill(console, { name: 'web-1', ...siloImage })
    await add(console, 'floatingIpCreate', { name: 'public' })
    expect(isOpen(console, 'floatingIpCreate')).toBe(false)
    expect(console.history.current().path).toBe(`/projects/${MOCK}/instances-new`)
    const { db } = console.backend.backendState
    expect(selectChosenFloatingIps(console.state(), MOCK)).toEqual([
      { name: 'public', ip: recordOf(db.floatingIps, 'public').ip },
    ])
    await submit(console)
    expect(recordOf(db.floatingIps, 'public').instanceId).toBe(recordOf(db.instances, 'web-1').id)
  })

  test('include ephemeral and floating IPs', async () => {
    const console = await openPage()
    await fill(console, { name: 'web-1', ...siloImage, ephemeralIpPool: 'edge-pool' })
    await add(console, 'floatingIpPick', { floatingIp: 'rootbeer-float' })
    await submit(console)
    const { db } = console.backend.backendState
    const { id } = recordOf(db.instances, 'web-1')
    expect(recordOf(db.floatingIps, 'rootbeer-float').instanceId).toBe(id)
    expect(db.externalIps.in(id).filter(({ kind }) => kind === 'ephemeral')).toHaveLength(1)
  })

  test('are empty if none are chosen', async () => {
    const console = await openPage()
    await fill(console, { name: 'web-1', ...siloImage, hasEphemeralIp: false })
    await submit(console)
    expect(sentBody(console).external_ips).toEqual([])
    expect(pageOf(console, MOCK, 'web-1').name).toBe('web-1')
  })

  test('have no floating IPs to choose from in a project without any', async () => {
    const console = await openPage({ project: 'other-project' })
    expect(selectHasFloatingIps(console.state(), 'other-project')).toBe(false)
  })
})

test('a form over the page closes with the page', async () => {
  const console = await openPage()
  const params = { project: MOCK, mode: 'collect' }
  await console.send(formRequested({ form: 'diskCreate', params }))
  expect(isOpen(console, 'diskCreate')).toBe(true)
  await console.send(navigationRequested({ to: '/projects' }))
  expect(isOpen(console, 'diskCreate')).toBe(false)
})
