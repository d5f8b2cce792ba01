import { describe, expect, test } from 'vitest'
import type { ExternalIp, Vpc } from '@/api/generated/types'
import {
  selectExternalIps,
  selectInstanceVpc,
  selectVpcQueries,
} from '@/store/project/instance/instance'
import { externalIpsQuery, networkInterfacesQuery, vpcByIdQuery } from '@/store/project/queries'
import { createCache } from '#tests/support/cache'
import { networkInterfaceWith } from '#tests/support/objects'

const ephemeral = (ip: string): ExternalIp => ({ kind: 'ephemeral', ipPoolId: 'pool', ip })
const floating = (ip: string): ExternalIp => ({
  kind: 'floating',
  id: ip,
  name: `ip-${ip}`,
  description: '',
  instanceId: 'i',
  ip,
  ipPoolId: 'pool',
  projectId: 'web',
  timeCreated: '2025-01-10T08:00:00Z',
  timeModified: '2025-01-10T08:00:00Z',
})

const ipsOf = (items: ExternalIp[]) => {
  const { state, hold } = createCache()
  hold(externalIpsQuery({ project: 'web', instance: 'one' }), { items })
  return selectExternalIps(state(), { project: 'web', instance: 'one' })
}

describe('the external IPs of the header', () => {
  test('are undefined until they are fetched', () => {
    expect(
      selectExternalIps(createCache().state(), { project: 'web', instance: 'one' }),
    ).toBeUndefined()
  })

  test('can be empty', () => {
    expect(ipsOf([])).toEqual({ shown: [], moreHref: undefined })
  })

  test('list the floating IP before the ephemeral IP', () => {
    expect(ipsOf([ephemeral('1.1.1.1'), floating('2.2.2.2')])).toEqual({
      shown: [
        { ip: '2.2.2.2', kind: 'floating' },
        { ip: '1.1.1.1', kind: 'ephemeral' },
      ],
      moreHref: undefined,
    })
  })

  test('beyond two link to the networking tab', () => {
    expect(ipsOf([ephemeral('1.1.1.1'), floating('2.2.2.2'), floating('3.3.3.3')])).toEqual({
      shown: [
        { ip: '2.2.2.2', kind: 'floating' },
        { ip: '3.3.3.3', kind: 'floating' },
      ],
      moreHref: '/projects/web/instances/one/networking',
    })
  })
})

const vpc: Vpc = {
  id: 'vpc-id',
  name: 'default',
  description: '',
  dnsName: 'default',
  ipv6Prefix: 'fd00::/48',
  projectId: 'web',
  systemRouterId: 'router',
  timeCreated: '2025-01-10T08:00:00Z',
  timeModified: '2025-01-10T08:00:00Z',
}

describe('the VPC of the header', () => {
  const interfaces = networkInterfacesQuery({ project: 'web', instance: 'one' })

  test('is missing without a primary network interface', () => {
    const { state, hold } = createCache()
    hold(interfaces, { items: [networkInterfaceWith({ primary: false })] })
    expect(selectInstanceVpc(state(), { project: 'web', instance: 'one' })).toEqual({
      kind: 'none',
    })
    expect(selectVpcQueries(state(), { project: 'web', instance: 'one' })).toEqual([])
  })

  test('of the primary network interface is fetched, then linked', () => {
    const { state, hold } = createCache()
    hold(interfaces, {
      items: [
        networkInterfaceWith({ id: 'x', primary: false, vpcId: 'other' }),
        networkInterfaceWith({ id: 'y', vpcId: 'vpc-id' }),
      ],
    })
    expect(selectInstanceVpc(state(), { project: 'web', instance: 'one' })).toEqual({
      kind: 'loading',
    })
    expect(selectVpcQueries(state(), { project: 'web', instance: 'one' })).toEqual([
      { endpoint: 'vpcView', args: { path: { vpc: 'vpc-id' } } },
    ])
    hold(vpcByIdQuery({ vpc: 'vpc-id' }), vpc)
    expect(selectInstanceVpc(state(), { project: 'web', instance: 'one' })).toEqual({
      kind: 'found',
      name: 'default',
      href: '/projects/web/vpcs/default/firewall-rules',
    })
  })
})
