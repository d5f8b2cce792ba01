import { describe, expect, test } from 'vitest'
import { actorChanged } from '@/store/bridge/slice'
import { allDisksQuery, allFloatingIpsQuery, allProjectImagesQuery } from '@/store/project/queries'
import {
  selectFreeFloatingIps,
  selectBootDisks,
  selectBootImage,
  selectBootImages,
  selectCanBoot,
  selectPickableDisks,
  selectRevealsOf,
} from '@/store/project/instance-create/choices'
import { selectPools } from '@/store/silo/ip-pools/choices'
import type { InstanceCreateValues } from '@/store/project/instance-create/values'
import { allSiloImagesQuery, siloIpPoolsQuery } from '@/store/silo/queries'
import { createCache } from '#tests/support/cache'
import { diskWith } from '#tests/support/objects'
import { image, pool, valuesWith } from './context'

const free = diskWith({ name: 'free' })
const fresh = diskWith({ name: 'fresh', state: { state: 'creating' } })
const used = diskWith({ name: 'used', state: { state: 'attached', instance: 'other' } })

/** A cache with an open form that has these values. */
const pageWith = (values: Partial<InstanceCreateValues> = {}, errors = {}, failedSubmits = 0) => {
  const cache = createCache()
  const context = { form: 'instanceCreate', values: valuesWith(values), errors, failedSubmits }
  cache.send(
    actorChanged({ id: 'form/instanceCreate', value: 'open', context, tags: [], status: 'active' }),
  )
  return cache
}

const names = (choices: readonly { value: string }[]) => choices.map(({ value }) => value)

describe('boot sources', () => {
  test('describe images with OS, version and size, if known', () => {
    const cache = pageWith()
    const plain = { ...image('plain', 1.25), os: '', version: '' }
    cache.hold(allSiloImagesQuery, { items: [image('noble', 3), plain] })
    expect(selectBootImages(cache.state(), 'web', 'siloImage')).toEqual([
      { value: 'noble-id', label: 'noble', detail: 'ubuntu / 24.04 / 3 GiB' },
      { value: 'plain-id', label: 'plain', detail: '1.3 GiB' },
    ])
    expect(selectBootImages(cache.state(), 'web', 'projectImage')).toEqual([])
  })

  test('include only disks that are neither attached nor chosen', () => {
    const cache = pageWith({ disks: [{ type: 'attach', name: 'fresh' }] })
    cache.hold(allDisksQuery({ project: 'web' }), { items: [free, fresh, used] })
    expect(names(selectBootDisks(cache.state(), 'web'))).toEqual(['free'])
  })

  test('are missing without images and without a free disk', () => {
    const cache = pageWith()
    expect(selectCanBoot(cache.state(), 'web')).toBe(false)
    cache.hold(allDisksQuery({ project: 'web' }), { items: [used] })
    expect(selectCanBoot(cache.state(), 'web')).toBe(false)
    cache.hold(allDisksQuery({ project: 'web' }), { items: [used, fresh] })
    expect(selectCanBoot(cache.state(), 'web')).toBe(true)
  })

  test.each([
    ['the silo', allSiloImagesQuery],
    ['the project', allProjectImagesQuery({ project: 'web' })],
  ])('include an image of %s', (_owner, images) => {
    const cache = pageWith()
    cache.hold(images, { items: [image('noble', 3)] })
    expect(selectCanBoot(cache.state(), 'web')).toBe(true)
  })

  test('have a chosen image per tab', () => {
    const cache = pageWith({ siloImageId: 'odd-id' })
    cache.hold(allSiloImagesQuery, { items: [image('odd', 2.1)] })
    expect(selectBootImage(cache.state(), 'web', 'siloImage')?.name).toBe('odd')
    expect(selectBootImage(cache.state(), 'web', 'projectImage')).toBeUndefined()
  })
})

describe('choices', () => {
  test('of disks exclude attached and chosen ones', () => {
    const other = diskWith({ name: 'other' })
    const cache = pageWith({
      bootSource: 'disk',
      bootDisk: 'free',
      disks: [{ type: 'attach', name: 'other' }],
    })
    const third = diskWith({ name: 'third' })
    cache.hold(allDisksQuery({ project: 'web' }), { items: [free, fresh, used, other, third] })
    expect(names(selectPickableDisks(cache.state(), 'web'))).toEqual(['fresh', 'third'])
  })

  test('of floating IPs exclude attached and chosen ones', () => {
    const cache = pageWith({ floatingIps: ['b'] })
    const floating = (name: string, instanceId: string | null = null) => ({
      ...pool(name),
      ip: '10.0.0.1',
      ipPoolId: 'pool',
      projectId: 'web',
      instanceId,
    })
    cache.hold(allFloatingIpsQuery({ project: 'web' }), {
      items: [floating('a', 'other'), floating('b'), floating('c')],
    })
    expect(selectFreeFloatingIps(cache.state(), 'web').map(({ name }) => name)).toEqual(['c'])
  })

  test('of pools mark the default', () => {
    const cache = pageWith()
    cache.hold(siloIpPoolsQuery, { items: [pool('pool-1', true), pool('pool-2')] })
    expect(selectPools(cache.state())).toMatchObject([
      { name: 'pool-1', isDefault: true },
      { name: 'pool-2', isDefault: false },
    ])
  })
})

test('a section with an invalid field opens with every failed submit, and for a restored draft', () => {
  const { state } = pageWith({}, { hostname: 'wrong' }, 3)
  expect(selectRevealsOf(state(), ['networkInterfaces', 'hostname'])).toBe(4)
  expect(selectRevealsOf(state(), ['userData'])).toBe(0)
  const restored = pageWith({}, { userData: 'lost' })
  expect(selectRevealsOf(restored.state(), ['userData'])).toBe(1)
})
