import { describe, expect, test } from 'vitest'
import type { FloatingIp, SiloIpPool, Vpc } from '@/api/generated/types'
import { instanceCreateForm } from '@/store/project/instance-create/create.form'
import { stackVersions } from '@/store/project/instance-create/network'
import type { InstanceCreateValues } from '@/store/project/instance-create/values'
import { contextWith, image, pool, type Given } from './context'

const v6 = (name: string, isDefault = false): SiloIpPool => ({
  ...pool(name, isDefault),
  ipVersion: 'v6',
})

const vpc = (name: string): Vpc => ({
  id: name,
  name,
  description: '',
  dnsName: name,
  ipv6Prefix: 'fd00::/48',
  projectId: 'p',
  systemRouterId: 'r',
  timeCreated: '',
  timeModified: '',
})

const BOTH = [pool('four', true), v6('six', true)]

const given = (more: Given = {}): Given => ({
  release: 18,
  ipPools: BOTH,
  vpcs: [vpc('default')],
  ...more,
})

const initial = (more?: Given) => instanceCreateForm.initial(contextWith(given(more)))

const valid = (changed: Partial<InstanceCreateValues>, more?: Given): InstanceCreateValues => ({
  ...initial(more),
  name: 'web-1',
  siloImageId: 'alpine-id',
  ...changed,
})

const body = (changed: Partial<InstanceCreateValues>, more?: Given) => {
  const command = instanceCreateForm.toCommand(
    valid(changed, more),
    contextWith(given(more)),
    () => 'c0ffee',
  )
  const { args } = command ?? {}
  return (args as { body: Record<string, unknown> }).body
}

const errors = (changed: Partial<InstanceCreateValues>, more?: Given) =>
  instanceCreateForm.check(valid(changed, more), contextWith(given(more)))

const nic = (name: string, vpcName: string, type: 'v4' | 'v6' = 'v4') => ({
  name,
  description: '',
  vpcName,
  subnetName: name,
  ipConfig: { type, value: { ip: { type: 'auto' as const } } },
})

describe('the network interface of a new instance', () => {
  test.each([
    ['a default VPC', [vpc('web'), vpc('default')], 'default'],
    ['other VPCs', [vpc('web')], 'custom'],
    ['no VPC', [], 'none'],
    ['VPCs that could not be read', undefined, 'default'],
  ] as const)('starts by what the project has: %s', (_what, vpcs, type) => {
    expect(initial({ vpcs }).networkInterfaceType).toBe(type)
  })

  test('starts as the default on releases with one version', () => {
    expect(initial({ vpcs: [], release: 17 }).networkInterfaceType).toBe('default')
  })

  test.each([
    [['v4', 'v6'], 'default_dual_stack'],
    [['v4'], 'default_ipv4'],
    [['v6'], 'default_ipv6'],
  ] as const)('has the versions %j by default as %s', (defaultVersions, type) => {
    expect(body({ defaultVersions }).networkInterfaces).toEqual({ type })
  })

  test('is required if custom, with all in one VPC', () => {
    expect(errors({ networkInterfaceType: 'custom' })).toEqual({
      networkInterfaces: 'Add a network interface or choose None',
    })
    const networkInterfaces = [nic('a', 'default'), nic('b', 'other')]
    expect(errors({ networkInterfaceType: 'custom', networkInterfaces })).toEqual({
      networkInterfaces: 'All interfaces must be in the same VPC',
    })
  })

  test('decides by the first one which versions there are', () => {
    const custom = { networkInterfaceType: 'custom', defaultVersions: [] } as const
    expect(
      stackVersions({ ...custom, networkInterfaces: [nic('a', 'x', 'v6'), nic('b', 'x')] }),
    ).toEqual(['v6'])
    expect(stackVersions({ ...custom, networkInterfaces: [] })).toEqual([])
    expect(stackVersions({ ...initial(), networkInterfaceType: 'none' })).toEqual([])
  })
})

describe('the ephemeral IPs of a new instance', () => {
  const four = { type: 'ephemeral', poolSelector: { type: 'explicit', pool: 'four' } }
  const six = { type: 'ephemeral', poolSelector: { type: 'explicit', pool: 'six' } }

  test('are one of each version that has a default pool', () => {
    expect(body({}).externalIps).toEqual([four, six])
    const one = { ipPools: [pool('four', true), v6('six')] }
    expect(body({}, one).externalIps).toEqual([four])
  })

  test('return with the version that they need, unless cleared', () => {
    const values = valid({ wantsIpv6: false })
    const [without, again] = [['v6'], ['v4', 'v6']] as const
    expect(body({ ...values, defaultVersions: without }).externalIps).toEqual([])
    expect(body({ ...values, defaultVersions: again }).externalIps).toEqual([four])
  })

  test('need a pool if there is no default', () => {
    const more = { ipPools: [pool('four', true), v6('six')] }
    expect(errors({ wantsIpv6: true }, more)).toEqual({ ipv6Pool: 'IPv6 pool is required' })
    expect(errors({ wantsIpv6: true, ipv6Pool: 'six' }, more)).toEqual({})
  })

  test('come from the default pools of users who may not see them', () => {
    const more = { ipPools: undefined }
    expect(body({ wantsIpv6: true }, more).externalIps).toEqual([
      { type: 'ephemeral', poolSelector: { type: 'auto', ipVersion: 'v4' } },
      { type: 'ephemeral', poolSelector: { type: 'auto', ipVersion: 'v6' } },
    ])
    expect(errors({}, more)).toEqual({})
  })
})

test('a floating IP needs an interface with its version', () => {
  const float: FloatingIp = {
    id: 'f',
    name: 'float-6',
    description: '',
    ip: 'fd00::1',
    ipPoolId: 'six',
    projectId: 'p',
    timeCreated: '',
    timeModified: '',
  }
  const more = { floatingIps: [float] }
  expect(errors({ floatingIps: ['float-6'] }, more)).toEqual({})
  expect(errors({ floatingIps: ['float-6'], defaultVersions: ['v4'] }, more)).toEqual({
    floatingIps: 'The primary interface has no IPv6 address for float-6',
  })
})

describe('a read-only boot disk', () => {
  const odd = { ...image('odd', 3), size: 3 * 2 ** 30 + 512 }

  test('has exactly the size of its image', () => {
    const more = { siloImages: [odd] }
    const values = { siloImageId: 'odd-id', isBootDiskReadOnly: true, bootDiskSize: 1 }
    expect(body(values, more).bootDisk).toMatchObject({
      size: odd.size,
      diskBackend: { diskSource: { type: 'image', imageId: 'odd-id', readOnly: true } },
    })
    expect(errors(values, more)).toEqual({})
  })

  test('is unknown to older releases', () => {
    const { bootDisk } = body({}, { release: 17 })
    expect(bootDisk).toMatchObject({
      diskBackend: { diskSource: { type: 'image', imageId: 'alpine-id' } },
    })
    expect(JSON.stringify(bootDisk)).not.toContain('readOnly')
  })
})

describe('the configuration of a new instance', () => {
  test.each([
    [16, []],
    [17, ['cpuPlatform']],
    [20, ['cpuPlatform', 'enableJumboFrames']],
  ] as const)('on release %d has %j', (release, keys) => {
    const known = ['cpuPlatform', 'enableJumboFrames']
    expect(Object.keys(body({}, { release })).filter(key => known.includes(key))).toEqual(keys)
  })

  test('is sent where it was chosen', () => {
    const chosen = {
      autoRestartPolicy: 'never',
      antiAffinityGroups: ['spread'],
      cpuPlatform: 'amd_turin_v2',
      enableJumboFrames: true,
    } as const
    expect(body(chosen, { release: 20 })).toMatchObject(chosen)
    expect(body({}, { release: 20 })).toMatchObject({ cpuPlatform: null, enableJumboFrames: false })
    expect(body({}, { release: 20 })).not.toHaveProperty('autoRestartPolicy')
  })
})
