import { describe, expect, test } from 'vitest'
import { instanceCreateForm } from '@/store/project/instance-create/create.form'
import { after, image, pool, contextWith, valuesWith } from './context'

const initial = (given: Parameters<typeof contextWith>[0] = {}) =>
  instanceCreateForm.initial(contextWith(given))

describe('the initial values', () => {
  test('are the smallest general preset, started, with all keys and an address from the default pool', () => {
    expect(initial()).toMatchObject({
      start: true,
      presetId: 'general-xs',
      ncpus: 2,
      memory: 8,
      sshKeys: ['macbook-id', 'mini-id'],
      networkInterfaceType: 'default',
      hasEphemeralIp: true,
      ephemeralIpPool: 'pool-1',
      floatingIps: [],
      userData: null,
    })
  })

  test('have no pool if the silo has no default', () => {
    expect(initial({ ipPools: [pool('pool-2')] }).ephemeralIpPool).toBe('')
  })

  test.each([
    [{}, 'siloImage', 10],
    [{ siloImages: [image('huge', 101)] }, 'siloImage', 110],
    [{ siloImages: [] }, 'projectImage', 10],
    [{ siloImages: [], projectImages: [image('large', 12)] }, 'projectImage', 20],
    [{ siloImages: [], projectImages: [] }, 'disk', 10],
  ] as const)(
    'select the first boot tab that has choices: %#',
    (given, bootSource, bootDiskSize) => {
      expect(initial(given)).toMatchObject({ bootSource, bootDiskSize })
    },
  )
})

describe('the size of the boot disk', () => {
  const pick = (gib: number) =>
    ({ bootSource: 'projectImage', projectImageId: `image-${gib}-id` }) as const

  test('stays if the image fits', () => {
    expect(after(valuesWith({ bootDiskSize: 20 }), pick(6)).bootDiskSize).toBe(20)
    expect(after(valuesWith({ bootDiskSize: 5 }), pick(4)).bootDiskSize).toBe(5)
  })

  test('grows to the next multiple of ten if needed, and never shrinks', () => {
    const small = after(valuesWith({ bootDiskSize: 5 }), pick(4))
    const grown = after(small, pick(6))
    expect(grown.bootDiskSize).toBe(10)
    expect(after(grown, pick(5)).bootDiskSize).toBe(10)
  })

  test('grows if another tab selects a larger image', () => {
    const values = valuesWith({ projectImageId: 'image-7-id', bootDiskSize: 3 })
    expect(after(values, { bootSource: 'projectImage' }).bootDiskSize).toBe(10)
  })

  test('stays unchanged if it is not a number', () => {
    expect(after(valuesWith({ bootDiskSize: '1e0' }), pick(6)).bootDiskSize).toBe('1e0')
  })

  test('stays unchanged in the tab of existing disks', () => {
    const values = valuesWith({ bootDiskSize: 3 })
    expect(after(values, { bootSource: 'disk' })).toMatchObject({
      bootDiskSize: 3,
      siloImageId: 'alpine-id',
    })
  })
})

describe('dependent changes', () => {
  test('reset the pool to the default when an ephemeral IP is selected again', () => {
    const off = after(valuesWith({ ephemeralIpPool: 'pool-2' }), { hasEphemeralIp: false })
    expect(after(off, { hasEphemeralIp: true }).ephemeralIpPool).toBe('pool-1')
  })

  test('clear the boot disk when it is added to the other disks', () => {
    const values = valuesWith({ bootDisk: 'free-disk' })
    expect(after(values, { disks: [{ type: 'attach', name: 'free-disk' }] }).bootDisk).toBe('')
    expect(after(values, { disks: [{ type: 'attach', name: 'new-disk' }] }).bootDisk).toBe(
      'free-disk',
    )
  })
})
