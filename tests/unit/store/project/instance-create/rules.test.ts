import { describe, expect, test } from 'vitest'
import { KIB } from '@/lib/size'
import { instanceCreateForm } from '@/store/project/instance-create/create.form'
import type { InstanceCreateValues } from '@/store/project/instance-create/values'
import { pool, contextWith, sshKey, valuesWith, type Given } from './context'

const errors = (changed: Partial<InstanceCreateValues> = {}, given: Given = {}) =>
  instanceCreateForm.check(valuesWith(changed), contextWith(given))

const blank = (name: string, gib = 10) =>
  ({
    type: 'create',
    name,
    description: '',
    size: gib * 2 ** 30,
    diskBackend: { type: 'distributed', diskSource: { type: 'blank', blockSize: 4096 } },
  }) as const

const nic = { name: 'net0', description: '', vpcName: 'default', subnetName: 'default' }

test('a name and an image are sufficient', () => {
  expect(errors()).toEqual({})
})

test('errors are in the order of the page', () => {
  const given = { ipPools: [pool('pool-2')] }
  const wrong = errors(
    {
      name: '',
      presetId: 'custom',
      ncpus: null,
      siloImageId: '',
      bootDiskSize: null,
      networkInterfaceType: 'custom',
      hostname: '-',
      ephemeralIpPool: '',
      userData: { id: 'file-1', name: 'init.yaml', size: 40 * KIB },
    },
    given,
  )
  expect(Object.entries(wrong)).toEqual([
    ['name', 'Name is required'],
    ['ncpus', 'CPUs is required'],
    ['siloImageId', 'Image is required'],
    ['bootDiskSize', 'Disk size is required'],
    ['networkInterfaces', 'Add at least one network interface'],
    ['hostname', expect.stringContaining('separated by dots')],
    ['ephemeralIpPool', 'IP pool for ephemeral IP is required'],
    ['userData', 'Must be at most 32 KiB'],
  ])
})

describe('hardware', () => {
  test.each([
    [{ ncpus: null, memory: null }, 'CPUs is required', 'Memory is required'],
    [{ ncpus: 0, memory: 0 }, 'At least 1', 'At least 1 GiB'],
    [{ ncpus: 65, memory: 257 }, 'At most 64 vCPUs', 'At most 256 GiB'],
    [{ ncpus: 1.5, memory: 1.5 }, 'Enter a whole number', 'Enter a whole number of GiB'],
    [{ ncpus: '1e1', memory: '4 GB' }, 'Enter a whole number', 'Enter a whole number of GiB'],
    [{ ncpus: 64, memory: 256 }, undefined, undefined],
  ])('custom numbers: %j', (numbers, ncpus, memory) => {
    expect(errors({ presetId: 'custom', ...numbers })).toEqual({
      ...(ncpus && { ncpus }),
      ...(memory && { memory }),
    })
    // They are not validated while a preset is selected.
    expect(errors({ presetId: 'highCPU-xs', ...numbers })).toEqual({})
  })
})

describe('the boot disk', () => {
  const projectImage = { bootSource: 'projectImage', projectImageId: 'image-6-id' } as const

  test('is required in the selected tab, regardless of the others', () => {
    expect(errors({ bootSource: 'projectImage' })).toEqual({ projectImageId: 'Image is required' })
    expect(errors({ bootSource: 'disk' })).toEqual({ bootDisk: 'Disk is required' })
    expect(errors({ bootSource: 'disk', bootDisk: 'free-disk', siloImageId: '' })).toEqual({})
  })

  test.each([
    [null, 'Disk size is required'],
    [0, 'At least 6 GiB, so that the image fits'],
    [6.5, 'Enter a whole number of GiB'],
    ['1e1', 'Enter a whole number of GiB'],
    [5, 'At least 6 GiB, so that the image fits'],
    [6, undefined],
    [1023, undefined],
    [1024, 'At most 1,023 GiB'],
  ])('with size %s', (bootDiskSize, message) => {
    expect(errors({ ...projectImage, bootDiskSize }).bootDiskSize).toBe(message)
  })

  test('has no size or name if it exists', () => {
    const left = { bootDiskSize: null, bootDiskName: 'Not A Name' }
    expect(errors({ bootSource: 'disk', bootDisk: 'new-disk', ...left })).toEqual({})
  })

  test.each([
    ['', undefined],
    ['Boot', 'Must contain only lower-case letters, digits and dashes'],
    ['used-disk', 'Name is already in use'],
    ['data', 'Name is already in use'],
    ['boot', undefined],
  ])('with name %j', (bootDiskName, message) => {
    expect(errors({ bootDiskName, disks: [blank('data')] }).bootDiskName).toBe(message)
  })

  test.each([
    ['attached to another instance', { bootDisk: 'used-disk' }],
    ['gone', { bootDisk: 'gone' }],
    [
      'among the additional disks',
      { bootDisk: 'free-disk', disks: [{ type: 'attach', name: 'free-disk' }] as const },
    ],
  ])('cannot be a disk that is %s', (_why, changed) => {
    expect(errors({ bootSource: 'disk', ...changed })).toEqual({ bootDisk: 'Disk is required' })
  })
})

describe('keys, networking and configuration', () => {
  test('allow at most a hundred keys', () => {
    const keys = Array.from({ length: 101 }, (_, index) => sshKey(`key-${index}`))
    const ids = keys.map(({ id }) => id)
    expect(errors({ sshKeys: ids }, { sshKeys: keys }).sshKeys).toContain('at most 100')
    expect(errors({ sshKeys: ids.slice(1) }, { sshKeys: keys })).toEqual({})
  })

  test('require at least one custom interface', () => {
    expect(errors({ networkInterfaceType: 'custom', networkInterfaces: [nic] })).toEqual({})
    expect(errors({ networkInterfaceType: 'none' })).toEqual({})
  })

  test.each(['web', 'Web-1.example.org', '1.2.3', 'a--b', ' web '])(
    'allow the hostname %j',
    hostname => {
      expect(errors({ hostname })).toEqual({})
    },
  )

  test.each(['-web', 'web-', 'web-.org', 'a..b', 'web_1', '.', 'two words', 'a'.repeat(254)])(
    'reject the hostname %j',
    hostname => {
      expect(Object.keys(errors({ hostname }))).toEqual(['hostname'])
    },
  )

  test('require a pool for an ephemeral IP, and a silo with pools', () => {
    const without = { ipPools: [] }
    expect(errors({ ephemeralIpPool: '' })).toEqual({
      ephemeralIpPool: 'IP pool for ephemeral IP is required',
    })
    expect(Object.keys(errors({ ephemeralIpPool: '' }, without))).toEqual(['hasEphemeralIp'])
    expect(errors({ hasEphemeralIp: false, ephemeralIpPool: '' }, without)).toEqual({})
  })

  test('do not require a pool that the user cannot see', () => {
    expect(errors({ ephemeralIpPool: '' }, { ipPools: undefined })).toEqual({})
  })

  test('limit user data to 32 KiB', () => {
    const file = (size: number) => ({ userData: { id: 'file-1', name: 'init.yaml', size } })
    expect(errors(file(32 * KIB))).toEqual({})
    expect(errors(file(32 * KIB + 1))).toEqual({ userData: 'Must be at most 32 KiB' })
  })
})
