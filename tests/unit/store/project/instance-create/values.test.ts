import { describe, expect, test } from 'vitest'
import { instanceCreateForm } from '@/store/project/instance-create/create.form'
import { after, image, pool, contextWith, valuesWith } from './context'

const initial = (given: Parameters<typeof contextWith>[0] = {}) =>
  instanceCreateForm.initial(contextWith(given))

describe('what the page starts with', () => {
  test('the smallest general size, started, with all keys and an address from the default pool', () => {
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

  test('no pool where the silo has no default one', () => {
    expect(initial({ ipPools: [pool('pool-2')] }).ephemeralIpPool).toBe('')
  })

  test.each([
    [{}, 'siloImage', 10],
    [{ siloImages: [image('huge', 101)] }, 'siloImage', 110],
    [{ siloImages: [] }, 'projectImage', 10],
    [{ siloImages: [], projectImages: [image('large', 12)] }, 'projectImage', 20],
    [{ siloImages: [], projectImages: [] }, 'disk', 10],
  ] as const)('the first tab that has something in it: %#', (given, bootSource, bootDiskSize) => {
    expect(initial(given)).toMatchObject({ bootSource, bootDiskSize })
  })
})

describe('the size of the boot disk', () => {
  const pick = (gib: number) =>
    ({ bootSource: 'projectImage', projectImageId: `image-${gib}-id` }) as const

  test('stays when the image fits', () => {
    expect(after(valuesWith({ bootDiskSize: 20 }), pick(6)).bootDiskSize).toBe(20)
    expect(after(valuesWith({ bootDiskSize: 5 }), pick(4)).bootDiskSize).toBe(5)
  })

  test('grows to the next ten when it does not, and never shrinks again', () => {
    const small = after(valuesWith({ bootDiskSize: 5 }), pick(4))
    const grown = after(small, pick(6))
    expect(grown.bootDiskSize).toBe(10)
    expect(after(grown, pick(5)).bootDiskSize).toBe(10)
  })

  test('grows when the tab brings back a larger image', () => {
    const values = valuesWith({ projectImageId: 'image-7-id', bootDiskSize: 3 })
    expect(after(values, { bootSource: 'projectImage' }).bootDiskSize).toBe(10)
  })

  test('stays a text that is no number, for the user to correct', () => {
    expect(after(valuesWith({ bootDiskSize: '1e0' }), pick(6)).bootDiskSize).toBe('1e0')
  })

  test('is left alone by the tab of existing disks', () => {
    const values = valuesWith({ bootDiskSize: 3 })
    expect(after(values, { bootSource: 'disk' })).toMatchObject({
      bootDiskSize: 3,
      siloImageId: 'alpine-id',
    })
  })
})

describe('what changes with other fields', () => {
  test('asking for an address again goes back to the default pool', () => {
    const off = after(valuesWith({ ephemeralIpPool: 'pool-2' }), { hasEphemeralIp: false })
    expect(after(off, { hasEphemeralIp: true }).ephemeralIpPool).toBe('pool-1')
  })

  test('a disk that joins the others is no longer chosen to boot from', () => {
    const values = valuesWith({ bootDisk: 'free-disk' })
    expect(after(values, { disks: [{ type: 'attach', name: 'free-disk' }] }).bootDisk).toBe('')
    expect(after(values, { disks: [{ type: 'attach', name: 'new-disk' }] }).bootDisk).toBe(
      'free-disk',
    )
  })
})
