import { describe, expect, test } from 'vitest'
import type { ExternalIp, PrivateIpStack, SiloIpPool } from '@/api/generated/types'
import type { IpVersion } from '@/lib/ip'
import { plainText, type RichText } from '@/lib/rich-text'
import {
  byPermanence,
  floatingIpsFor,
  missingVersions,
  openPools,
  openVersions,
  primaryVersions,
  reasonCannotAttachEphemeral,
  reasonCannotAttachFloating,
  type AddressFacts,
} from '@/store/project/external-ips/rules'
import { networkInterfaceWith } from '#tests/support/objects'

const V4: PrivateIpStack = { type: 'v4', value: { ip: '10.0.0.5', transitIps: [] } }
const V6: PrivateIpStack = { type: 'v6', value: { ip: 'fd00::5', transitIps: [] } }
const DUAL: PrivateIpStack = {
  type: 'dual_stack',
  value: { v4: { ip: '10.0.0.5', transitIps: [] }, v6: { ip: 'fd00::5', transitIps: [] } },
}

const ephemeral = (ip: string): ExternalIp => ({ kind: 'ephemeral', ip, ipPoolId: 'p' })
const snat = (ip: string): ExternalIp => ({
  kind: 'snat',
  ip,
  ipPoolId: 'p',
  firstPort: 0,
  lastPort: 16383,
})
const floating = (ip: string): Extract<ExternalIp, { kind: 'floating' }> => ({
  kind: 'floating',
  id: ip,
  name: `float-${ip}`,
  description: '',
  ip,
  ipPoolId: 'p',
  projectId: 'web',
  timeCreated: '2025-01-10T08:00:00Z',
  timeModified: '2025-01-10T08:00:00Z',
})

const pool = (name: string, ipVersion: IpVersion, more: Partial<SiloIpPool> = {}): SiloIpPool => ({
  id: name,
  name,
  description: '',
  timeCreated: '',
  timeModified: '',
  ipVersion,
  poolType: 'unicast',
  isDefault: false,
  ...more,
})

const facts = (given: Partial<AddressFacts> & { stack?: PrivateIpStack } = {}): AddressFacts => {
  const { stack = DUAL, ...rest } = given
  return {
    instance: { runState: 'running' },
    ips: [],
    interfaces: [networkInterfaceWith({ ipStack: stack })],
    pools: [pool('four', 'v4'), pool('six', 'v6')],
    release: 18,
    ...rest,
  }
}

const text = (reason: RichText | undefined) => reason && plainText(reason)

test('addresses are sorted by kind, then by version', () => {
  const ips = [snat('1.1.1.1'), ephemeral('fd00::1'), ephemeral('1.1.1.2'), floating('fd00::2')]
  expect(byPermanence(ips).map(({ ip }) => ip)).toEqual([
    'fd00::2',
    '1.1.1.2',
    'fd00::1',
    '1.1.1.1',
  ])
})

describe('the versions of the primary interface', () => {
  test('are those of its stack', () => {
    expect(primaryVersions(facts().interfaces)).toEqual(['v4', 'v6'])
    expect(primaryVersions(facts({ stack: V6 }).interfaces)).toEqual(['v6'])
  })

  test('are none without interfaces', () => {
    expect(primaryVersions([])).toEqual([])
  })
})

describe('attaching an ephemeral IP', () => {
  test('is possible in the versions without one', () => {
    expect(openVersions(facts({ ips: [ephemeral('1.1.1.1')] }))).toEqual(['v6'])
    expect(text(reasonCannotAttachEphemeral(facts({ ips: [ephemeral('1.1.1.1')] })))).toBe(
      undefined,
    )
  })

  test('is not possible without an interface', () => {
    expect(text(reasonCannotAttachEphemeral(facts({ interfaces: [] })))).toBe(
      'The instance has no network interface',
    )
  })

  test('is not possible while it is unknown which interfaces there are', () => {
    const unknown = facts({ interfaces: undefined })
    expect(text(reasonCannotAttachEphemeral(unknown))).toBe('Its network interfaces are not known')
    expect(text(reasonCannotAttachFloating(unknown, true))).toBe(
      'Its network interfaces are not known',
    )
    expect(missingVersions(unknown)).toEqual([
      'The network interfaces of the instance are not known.',
    ])
  })

  test('is not possible if each version of the interface has one', () => {
    const both = [ephemeral('1.1.1.1'), ephemeral('fd00::1')]
    expect(text(reasonCannotAttachEphemeral(facts({ ips: both })))).toBe(
      'Instance already has an IPv4 and an IPv6 ephemeral IP',
    )
    expect(text(reasonCannotAttachEphemeral(facts({ stack: V4, ips: both.slice(0, 1) })))).toBe(
      'Instance already has an ephemeral IP',
    )
  })

  test('is not possible without a unicast pool', () => {
    const pools = [pool('four', 'v4'), pool('many', 'v6', { poolType: 'multicast' })]
    expect(text(reasonCannotAttachEphemeral(facts({ pools, ips: [ephemeral('1.1.1.1')] })))).toBe(
      'No IPv6 pool is linked to this silo',
    )
    expect(text(reasonCannotAttachEphemeral(facts({ pools: [] })))).toBe(
      'No IPv4 or IPv6 pool is linked to this silo',
    )
    expect(reasonCannotAttachEphemeral(facts({ pools: undefined }))).toBeUndefined()
  })

  test.each([
    [V4, 32],
    [DUAL, 31],
  ])('is limited for a stack', (stack, most) => {
    const ips = Array.from({ length: most }, (_, n) => floating(`1.1.1.${n}`))
    expect(text(reasonCannotAttachEphemeral(facts({ stack, ips })))).toBe(
      `An instance can have at most ${most} external IPs`,
    )
    const fewer = [...ips.slice(1), snat('1.1.2.1')]
    expect(reasonCannotAttachEphemeral(facts({ stack, ips: fewer }))).toBeUndefined()
  })
})

describe('the pools for an ephemeral IP', () => {
  const pools = [
    pool('a6', 'v6'),
    pool('b4', 'v4'),
    pool('c4', 'v4', { isDefault: true }),
    pool('d4', 'v4', { poolType: 'multicast' }),
  ]
  const names = (given: Parameters<typeof facts>[0]) =>
    openPools(facts({ pools, ...given }))?.map(({ name }) => name)

  test('are the unicast ones of each open version, the default first', () => {
    expect(names({})).toEqual(['c4', 'b4', 'a6'])
    expect(names({ stack: V6 })).toEqual(['a6'])
    expect(names({ ips: [ephemeral('fd00::1')] })).toEqual(['c4', 'b4'])
  })

  test('are all pools of a release with one version', () => {
    expect(names({ release: 17 })).toEqual(['a6', 'b4', 'c4', 'd4'])
  })

  test('come with the reasons why a version is missing', () => {
    expect(missingVersions(facts())).toEqual([])
    expect(missingVersions(facts({ interfaces: [] }))).toEqual(['Add a network interface first.'])
    expect(missingVersions(facts({ stack: V4 }))).toEqual([
      'No IPv6: the primary network interface has no IPv6 address.',
    ])
    expect(missingVersions(facts({ ips: [ephemeral('1.1.1.1')] }))).toEqual([
      'No IPv4: the instance has an IPv4 ephemeral IP.',
    ])
    expect(missingVersions(facts({ pools: [pool('six', 'v6')] }))).toEqual([
      'No IPv4: no IPv4 pool is linked to this silo.',
    ])
  })
})

describe('attaching a floating IP', () => {
  test('offers those of the versions of the interface', () => {
    const all = [floating('1.1.1.1'), floating('fd00::1')]
    expect(floatingIpsFor(all, ['v4'], 18)).toEqual([all[0]])
    expect(floatingIpsFor(all, [], 17)).toEqual(all)
  })

  test('is not possible without an interface or a free one', () => {
    expect(text(reasonCannotAttachFloating(facts({ interfaces: [] }), true))).toBe(
      'The instance has no network interface',
    )
    expect(text(reasonCannotAttachFloating(facts(), false))).toBe('No floating IPs available')
    expect(reasonCannotAttachFloating(facts(), true)).toBeUndefined()
    expect(reasonCannotAttachFloating(facts({ interfaces: [], release: 17 }), true)).toBeUndefined()
  })
})
