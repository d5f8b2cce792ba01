import { describe, expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { selectFreeFloatingIps, selectBootDisks } from '@/store/project/instance-create/choices'
import { selectExternalIps } from '@/store/project/instance/instance'
import { pageOf, recordOf, storageOf, toastsOf } from '../instances/support'
import {
  fill,
  MOCK,
  openPage,
  projectImage,
  sentBody,
  siloImage,
  storagePath,
  submit,
} from './support'

const names = (all: readonly { name: string }[]) => all.map(({ name }) => name)
const values = (choices: readonly { value: string }[]) => choices.map(({ value }) => value)

describe('an instance created from a project image', () => {
  test('opens at its storage and starts on the screen', async () => {
    const console = await openPage()
    await fill(console, {
      name: 'web-1',
      description: 'A web server',
      presetId: 'general-lg',
      ...projectImage(),
      bootDiskName: 'web-boot',
    })
    await submit(console)

    expect(console.history.current().path).toBe(storagePath('web-1'))
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Instance web-1 created' }])
    const page = pageOf(console, MOCK, 'web-1')
    expect(page).toMatchObject({
      runState: 'creating',
      ncpus: 16,
      memory: 64 * 2 ** 30,
      description: 'A web server',
    })
    const storage = storageOf(console, MOCK, 'web-1')
    expect(storage.bootDisk?.name).toBe('web-boot')
    expect(storage.others).toEqual([])

    await console.advance(2000)
    expect(pageOf(console, MOCK, 'web-1').runState).toBe('starting')
    await console.advance(6000)
    expect(pageOf(console, MOCK, 'web-1').runState).toBe('running')
  })

  test('has one network interface, all SSH keys and an address from the default pool', async () => {
    const console = await openPage()
    await fill(console, { name: 'web-1', ...projectImage() })
    await submit(console)
    const { db } = console.backend.backendState
    const instance = recordOf(db.instances, 'web-1')
    expect(db.networkInterfaces.in(instance.id)).toMatchObject([{ name: 'net0', primary: true }])
    expect(db.instanceSshKeys.by('instance', instance.id)).toHaveLength(2)
    expect(
      selectExternalIps(console.state(), { project: MOCK, instance: 'web-1' })?.shown,
    ).toHaveLength(1)
    expect(sentBody(console)).toMatchObject({ external_ips: [{ pool: 'ip-pool-1' }] })
  })
})

test('an unnamed boot disk is named after the instance and the silo image', async () => {
  const console = await openPage()
  await fill(console, { name: 'web-1', ...siloImage })
  await submit(console)
  expect(storageOf(console, MOCK, 'web-1').bootDisk?.name).toMatch(
    /^web-1-alpine-3-21-[0-9a-f]{6}$/,
  )
})

test('the next new instance is not offered the disk and address just used', async () => {
  const console = await openPage()
  await fill(console, { name: 'web-1', bootSource: 'disk', bootDisk: 'disk-3' })
  await fill(console, { floatingIps: ['rootbeer-float'] })
  const bootable = () => values(selectBootDisks(console.state(), MOCK))
  const free = () => names(selectFreeFloatingIps(console.state(), MOCK))
  expect(bootable()).toContain('disk-3')
  await submit(console)
  await console.send(navigationRequested({ to: `/projects/${MOCK}/instances-new` }))
  expect(bootable()).not.toContain('disk-3')
  expect(free()).not.toContain('rootbeer-float')
})

describe('booting from an existing disk', () => {
  test('attaches the disk, and creates none', async () => {
    const console = await openPage()
    const count = () => [...console.backend.backendState.db.disks.all()].length
    const before = count()
    await fill(console, { name: 'web-1', bootSource: 'disk', bootDisk: 'disk-3' })
    await submit(console)
    const storage = storageOf(console, MOCK, 'web-1')
    expect(storage.bootDisk?.name).toBe('disk-3')
    expect(storage.others).toEqual([])
    expect(count()).toBe(before)
  })

  test('does not clear the image chosen in another tab', async () => {
    const console = await openPage()
    await fill(console, { name: 'web-1', ...siloImage })
    await fill(console, { bootSource: 'disk', bootDisk: 'disk-3' })
    await fill(console, { bootSource: 'siloImage' })
    await submit(console)
    expect(storageOf(console, MOCK, 'web-1').bootDisk?.name).toMatch(
      /^web-1-alpine-\S+-[0-9a-f]{6}$/,
    )
  })

  test('applies only while its tab is selected', async () => {
    const console = await openPage()
    await fill(console, { name: 'web-1', bootSource: 'disk', bootDisk: 'disk-3' })
    await fill(console, { bootSource: 'siloImage', ...siloImage })
    await submit(console)
    expect(storageOf(console, MOCK, 'web-1').bootDisk?.name).toMatch(/^web-1-alpine/)
    expect(recordOf(console.backend.backendState.db.disks, 'disk-3').state).toEqual({
      state: 'detached',
    })
  })
})
