import { describe, expect, it } from 'vitest'
import type { VpcRecord } from '@/mirage/models/records'
import { openSeeded } from './support/seeded'

/*
 * The screens of networks, pools and groups need these seeds to show each of their states without
 * creating anything first.
 */

const { db } = openSeeded().backend.backendState

const silo = db.silos.named('', 'maze-war')!
const vpc = (project: string, name: string): VpcRecord =>
  db.vpcs.named(db.projects.named(silo.id, project)!.id, name)!
const strata = vpc('rock-garden', 'strata')
const setOf = <T>(values: Iterable<T>) => [...new Set(values)].toSorted()

describe('the seeded VPCs', () => {
  it('include one with everything, one without subnets, and a default one', () => {
    expect(db.subnets.in(vpc('rock-garden', 'hollow').id)).toEqual([])
    const born = vpc('rock-garden', 'default')
    expect(db.subnets.in(born.id).map(({ name }) => name)).toEqual(['default'])
    const subnets = db.subnets.in(strata.id)
    expect(subnets.length).toBeGreaterThanOrEqual(3)
    expect(setOf(subnets.map(({ customRouterId }) => customRouterId !== null))).toEqual([
      false,
      true,
    ])
    expect(subnets.some(({ id }) => db.networkInterfaces.by('subnet', id).length > 1)).toBe(true)
  })

  it('have used and unused routers, and routes of every type', () => {
    const routers = db.routers.in(strata.id)
    expect(routers.map(({ kind }) => kind).toSorted()).toEqual(['custom', 'custom', 'system'])
    expect(routers.some(({ id }) => db.routes.in(id).length === 0)).toBe(true)
    const routes = Array.from(db.routes.all())
    expect(setOf(routes.map(({ kind }) => kind))).toEqual([
      'custom',
      'default',
      'vpc_peering',
      'vpc_subnet',
    ])
    expect(setOf(routes.map(({ destination }) => destination.type))).toEqual([
      'ip',
      'ip_net',
      'subnet',
      'vpc',
    ])
    expect(setOf(routes.map(({ target }) => target.type))).toEqual([
      'drop',
      'instance',
      'internet_gateway',
      'ip',
      'subnet',
      'vpc',
    ])
  })

  it('have firewall rules of every type', () => {
    const rules = db.firewallRules.in(strata.id)
    expect(rules.length).toBeGreaterThanOrEqual(9)
    expect(setOf(rules.map(({ action }) => action))).toEqual(['allow', 'deny'])
    expect(setOf(rules.map(({ direction }) => direction))).toEqual(['inbound', 'outbound'])
    expect(setOf(rules.map(({ status }) => status))).toEqual(['disabled', 'enabled'])
    const priorities = rules.map(({ priority }) => priority)
    expect([Math.min(...priorities), Math.max(...priorities)]).toEqual([0, 65_535])
    const types = ['instance', 'ip', 'ip_net', 'subnet', 'vpc']
    expect(setOf(rules.flatMap(({ targets }) => targets.map(({ type }) => type)))).toEqual(types)
    const hosts = rules.flatMap(({ filters }) => filters.hosts ?? [])
    expect(setOf(hosts.map(({ type }) => type))).toEqual(types)
    const full = rules.find(({ filters }) => (filters.hosts?.length ?? 0) > 3)
    expect([full?.filters.protocols?.length, (full?.filters.ports?.length ?? 0) > 3]).toEqual([
      3,
      true,
    ])
  })

  it('have a gateway with a pool, one with two addresses, and an empty one', () => {
    const attachments = db.gateways
      .in(strata.id)
      .map(({ id, name }) => [
        name,
        db.gatewayPools.in(id).length,
        db.gatewayAddresses.in(id).length,
      ])
    expect(attachments).toEqual([
      ['default', 1, 0],
      ['nowhere', 0, 0],
      ['twin-peaks', 0, 2],
    ])
  })
})

describe('the seeded network interfaces', () => {
  const of = async (instance: string) => {
    const url = `/v1/network-interfaces?instance=${instance}&project=rock-garden`
    return (await openSeeded().get(url)).body.items
  }

  it('are none, one, two or eight per instance, in one VPC and different subnets', async () => {
    const counts = await Promise.all(
      ['pebble', 'granite', 'steady', 'crossroads'].map(async name => (await of(name)).length),
    )
    expect(counts).toEqual([0, 1, 2, 8])
    const subnets = (await of('crossroads')).map(nic => nic['subnet_id'])
    expect(new Set(subnets).size).toBe(8)
  })

  it('have addresses and transit IPs of both IP versions', async () => {
    const [first, second] = await of('steady')
    expect([first?.['ip'], second?.['ip']]).toEqual([
      '10.20.3.11',
      expect.stringMatching(/^fd[0-9a-f:]+:4::b$/),
    ])
    const [nic] = await of('granite')
    expect(nic?.['transit_ips']).toEqual(['10.21.0.0/16', '2001:db8:21::/48'])
  })
})

describe('the seeded groups', () => {
  it.each([
    ['affinity', db.affinityGroups, db.affinityMembers, 3],
    ['anti-affinity', db.antiAffinityGroups, db.antiAffinityMembers, 4],
  ] as const)('of %s are strict and lenient, empty and full', (_, groups, members, least) => {
    const all = Array.from(groups.all())
    expect(all.length).toBeGreaterThanOrEqual(least)
    expect(setOf(all.map(({ policy }) => policy))).toEqual(['allow', 'fail'])
    const sizes = all.map(({ id }) => members.in(id).length)
    for (const size of [0, 1, 2]) expect(sizes).toContain(size)
    const states = Array.from(
      members.all(),
      ({ instanceId }) => db.instances.get(instanceId)?.runState,
    )
    expect(states).toContain('running')
    expect(states).toContain('stopped')
  })
})

describe('the seeded pools', () => {
  const used = async (pool: string) => {
    const { body } = await openSeeded().get(`/v1/system/ip-pools/${pool}/utilization`)
    return { ipv4: body['ipv4'], ipv6: body['ipv6'] }
  }
  const none = { allocated: '0', capacity: '0' }

  it.each([
    ['busy', 'ip-pool-1', { ipv4: { allocated: 6, capacity: 24 }, ipv6: none }],
    ['nearly exhausted', 'edge-pool', { ipv4: { allocated: 3, capacity: 4 }, ipv6: none }],
    ['empty', 'ip-pool-3', { ipv4: { allocated: 0, capacity: 0 }, ipv6: none }],
    [
      'small, of IPv6',
      'ip-pool-2',
      { ipv4: { allocated: 0, capacity: 0 }, ipv6: { allocated: '0', capacity: '32' } },
    ],
    [
      'of both families',
      'ip-pool-4',
      {
        ipv4: { allocated: 0, capacity: 207 },
        ipv6: { allocated: '0', capacity: '18446744073709551615' },
      },
    ],
    [
      'larger than 64-bit numbers count',
      'vast-pool',
      {
        ipv4: { allocated: 0, capacity: 0 },
        ipv6: { allocated: '0', capacity: String(2n ** 88n) },
      },
    ],
  ])('include one that is %s', async (_, pool, expected) => {
    expect(await used(pool)).toEqual(expected)
  })

  it('include one without silos, and three of the main silo', () => {
    const linked = db.ipPoolSilos.by('silo', silo.id)
    expect(linked).toHaveLength(3)
    const idle = db.ipPools
      .in('')
      .filter(({ id, assignment }) => assignment === 'silos' && db.ipPoolSilos.in(id).length === 0)
    expect(idle.map(({ name }) => name)).toEqual(['ip-pool-3', 'ip-pool-4', 'vast-pool'])
  })
})
