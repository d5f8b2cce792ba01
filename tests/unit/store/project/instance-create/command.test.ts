import { describe, expect, test } from 'vitest'
import type { ApiError } from '@/api/core/api-error'
import { errorsOf } from '@/store/forms/rules'
import { instanceCreateForm } from '@/store/project/instance-create/create.form'
import type { InstanceCreateValues } from '@/store/project/instance-create/values'
import { instanceWith } from '#tests/support/objects'
import { contextWith, pool, valuesWith, type Given } from './context'

const GIB = 2 ** 30

const command = (changed: Partial<InstanceCreateValues> = {}, given: Given = {}) =>
  instanceCreateForm.toCommand(valuesWith(changed), contextWith(given), () => 'c0ffee')

const body = (changed?: Partial<InstanceCreateValues>, given?: Given) => {
  const { args } = command(changed, given) ?? {}
  return (args as { body: Record<string, unknown> }).body
}

describe('the request body for a new instance', () => {
  test('has defaults for everything except name and image', () => {
    expect(command()).toEqual({
      endpoint: 'instanceCreate',
      args: {
        query: { project: 'web' },
        body: {
          name: 'web-1',
          description: '',
          hostname: 'web-1',
          ncpus: 2,
          memory: 8 * GIB,
          bootDisk: {
            type: 'create',
            name: 'web-1-alpine-c0ffee',
            description: 'Boot disk of web-1',
            size: 10 * GIB,
            diskBackend: {
              type: 'distributed',
              diskSource: { type: 'image', imageId: 'alpine-id' },
            },
          },
          disks: [],
          networkInterfaces: { type: 'default_ipv4' },
          externalIps: [{ type: 'ephemeral', poolSelector: { type: 'explicit', pool: 'pool-1' } }],
          sshPublicKeys: ['macbook-id', 'mini-id'],
          start: true,
        },
      },
    })
  })

  test('has custom numbers only if they are selected', () => {
    const numbers = { ncpus: 29, memory: 53 }
    expect(body({ presetId: 'custom', ...numbers })).toMatchObject({
      ncpus: 29,
      memory: 53 * GIB,
    })
    expect(body({ presetId: 'general-lg', ...numbers })).toMatchObject({
      ncpus: 16,
      memory: 64 * GIB,
    })
  })

  test('has a given name for the boot disk', () => {
    expect(body({ bootDiskName: 'boot' })).toMatchObject({ bootDisk: { name: 'boot' } })
  })

  test('limits a generated name to 63 characters', () => {
    const { bootDisk } = body({ name: 'n'.repeat(63) }) as { bootDisk: { name: string } }
    expect(bootDisk.name).toBe(`${'n'.repeat(27)}-alpine-c0ffee`)
  })

  test('has an existing boot disk, which is not among the others', () => {
    expect(body({ bootSource: 'disk', bootDisk: 'free-disk' })).toMatchObject({
      bootDisk: { type: 'attach', name: 'free-disk' },
      disks: [],
    })
  })

  test('depends only on the selected tab', () => {
    expect(body({ bootDisk: 'free-disk' })).toMatchObject({
      bootDisk: { diskBackend: { diskSource: { type: 'image', imageId: 'alpine-id' } } },
    })
    expect(
      body({ bootSource: 'projectImage', projectImageId: 'image-4-id', bootDisk: 'free-disk' }),
    ).toMatchObject({ bootDisk: { diskBackend: { diskSource: { imageId: 'image-4-id' } } } })
  })

  test('has disks in the order they were added', () => {
    const disks = [
      { type: 'attach', name: 'free-disk' },
      {
        type: 'create',
        name: 'data',
        description: '',
        size: GIB,
        diskBackend: { type: 'distributed', diskSource: { type: 'blank', blockSize: 512 } },
      },
    ] as const
    expect(body({ disks })).toMatchObject({ disks })
  })

  test('has an empty list if no key is selected, since a missing list would mean all', () => {
    expect(body({ sshKeys: [] }).sshPublicKeys).toEqual([])
  })

  test('omits a key that no longer exists', () => {
    expect(body({ sshKeys: ['mini-id', 'gone-id'] }).sshPublicKeys).toEqual(['mini-id'])
  })

  test('has custom interfaces only if they are selected', () => {
    const networkInterfaces = [
      { name: 'net0', description: '', vpcName: 'default', subnetName: 'default' },
    ]
    expect(body({ networkInterfaceType: 'custom', networkInterfaces })).toMatchObject({
      networkInterfaces: { type: 'create', params: networkInterfaces },
    })
    expect(body({ networkInterfaceType: 'none', networkInterfaces })).toMatchObject({
      networkInterfaces: { type: 'none' },
    })
  })

  test('has no addresses, or floating ones beside the ephemeral one', () => {
    expect(body({ hasEphemeralIp: false }).externalIps).toEqual([])
    expect(body({ ephemeralIpPool: 'pool-2', floatingIps: ['float-1'] }).externalIps).toEqual([
      { type: 'ephemeral', poolSelector: { type: 'explicit', pool: 'pool-2' } },
      { type: 'floating', floatingIp: 'float-1' },
    ])
  })

  test('has a hostname and user data', () => {
    expect(body({ hostname: ' host.example ' }).hostname).toBe('host.example')
    expect(body()).not.toHaveProperty('userData')
    expect(body({}, { contents: { userData: 'I2Nsb3Vk' } }).userData).toBe('I2Nsb3Vk')
  })

  test('can keep the instance stopped', () => {
    expect(body({ start: false }).start).toBe(false)
  })
})

describe('after a new instance was created', () => {
  const instance = instanceWith({ name: 'web-1', runState: 'creating' })

  test('its storage opens, with a toast', () => {
    expect(instanceCreateForm.succeeded(instance, valuesWith(), contextWith())).toEqual({
      toast: { content: ['Instance ', { emphasis: 'web-1' }, ' created'] },
      to: '/projects/web/instances/web-1/storage',
      primeCache: {
        query: {
          endpoint: 'instanceView',
          args: { path: { instance: 'web-1' }, query: { project: 'web' } },
        },
        data: instance,
      },
    })
  })
})

describe('an error of the server', () => {
  const fieldsOf = (
    message: string,
    error: Partial<ApiError> = {},
    values: Partial<InstanceCreateValues> = {},
    given: Given = {},
  ) => {
    const found = instanceCreateForm.fieldErrors?.(
      { kind: 'error', message, ...error },
      valuesWith(values),
      contextWith(given),
    )
    return errorsOf(found ?? {})
  }

  test('about a taken name is shown at the instance’s name only if it is that', () => {
    const taken = { errorCode: 'ObjectAlreadyExists' }
    const refused = (message: string) =>
      instanceCreateForm.fieldErrors?.(
        { kind: 'error', message, ...taken },
        valuesWith(),
        contextWith(),
      )
    expect(refused('Instance name already exists')).toEqual({})
    expect(refused('Disk name already exists')).toEqual({ name: undefined })
  })

  describe('about a pool without addresses', () => {
    const message = 'No external IP addresses available'
    const full = { statusCode: 507, errorCode: 'InsufficientCapacity' }
    const v6 = (name: string) => ({ ...pool(name), ipVersion: 'v6' as const })
    const ipPools = [{ ...pool('four'), isDefault: true }, v6('six'), v6('seven')]
    const given = { ipPools, release: 18 } as const
    const only = { networkInterfaceType: 'default', wantsIpv4: false, wantsIpv6: true } as const

    test('is shown at the pool that was chosen, with what else there is', () => {
      const values = { ...only, defaultVersions: ['v6'], ipv6Pool: 'six' } as const
      expect(fieldsOf(message, full, values, given)).toEqual({
        ipv6Pool:
          'six has no free address. Choose seven, continue without an ephemeral IP, or ask an operator to add a range.',
      })
      const floatingIp = (name: string, instanceId: string | null) => ({
        id: name,
        name,
        description: '',
        ip: '2001:db8::1',
        ipPoolId: '',
        projectId: '',
        timeCreated: '',
        timeModified: '',
        instanceId,
      })
      const floatingIps = [floatingIp('gate', null), floatingIp('used', 'db1')]
      expect(fieldsOf(message, full, values, { ...given, floatingIps }).ipv6Pool).toContain(
        'Choose seven, use the floating IP gate, continue',
      )
    })

    test('is not certain where outbound traffic takes from another pool', () => {
      const values = { ...only, defaultVersions: ['v4', 'v6'], ipv6Pool: 'six' } as const
      expect(fieldsOf(message, full, values, given).ipv6Pool).toMatch(/^six may have no free/)
      const both = { ...values, wantsIpv4: true, ipv4Pool: 'four' } as const
      expect(Object.keys(fieldsOf(message, full, both, given))).toEqual(['ipv4Pool', 'ipv6Pool'])
    })

    test('is shown at the only pool before IP versions', () => {
      const older = { hasEphemeralIp: true, ephemeralIpPool: 'pool-1' }
      expect(fieldsOf(message, full, older)).toEqual({
        ephemeralIpPool:
          'pool-1 has no free address. Choose pool-2, continue without an ephemeral IP, or ask an operator to add a range.',
      })
    })

    test('is shown at no field without a pool, and for nothing else', () => {
      expect(fieldsOf(message, full, { hasEphemeralIp: false })).toEqual({})
      expect(fieldsOf('Not enough storage', full, { hasEphemeralIp: true })).toEqual({})
    })
  })

  test.each(['All interfaces must be in the same VPC', 'Networking may not span multiple VPCs'])(
    'about several VPCs is shown at the network interfaces: %s',
    message => {
      expect(fieldsOf(message)).toEqual({ networkInterfaces: message })
    },
  )

  test('about jumbo frames is shown at their field', () => {
    const message = 'jumbo frames are not enabled on this system'
    expect(fieldsOf(message)).toEqual({ enableJumboFrames: message })
  })
})
