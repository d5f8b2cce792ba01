import { describe, expect, test } from 'vitest'
import type { RouterRoute, VpcRouter, VpcSubnet } from '@/api/generated/types'
import { listParts } from '@/lib/graph'
import { KINDS, toGraph, type VpcParts } from '@/store/project/topology/graph'
import { instanceWith, networkInterfaceWith } from '#tests/support/objects'

const identity = (name: string) => ({
  id: name,
  name,
  description: '',
  timeCreated: '2025-01-10T08:00:00Z',
  timeModified: '2025-01-10T08:00:00Z',
})

const subnet = (name: string, customRouterId?: string): VpcSubnet => ({
  ...identity(name),
  ipv4Block: '10.0.0.0/24',
  ipv6Block: 'fd00::/64',
  vpcId: 'vpc',
  customRouterId,
})

const router = (name: string, kind: VpcRouter['kind']): VpcRouter => ({
  ...identity(name),
  kind,
  vpcId: 'vpc',
})

const route = (
  vpcRouterId: string,
  destination: string,
  target: RouterRoute['target'],
): RouterRoute => ({
  ...identity(`${vpcRouterId} ${destination}`),
  vpcRouterId,
  kind: 'custom',
  destination: { type: 'ip_net', value: destination },
  target,
})

const gateway = (name: string) => ({ ...identity(name), vpcId: 'vpc' })

const nic = (instanceId: string, subnetId: string, ip: string, primary = true) =>
  networkInterfaceWith({
    id: `${instanceId} ${ip}`,
    instanceId,
    subnetId,
    ipStack: { type: 'v4', value: { ip, transitIps: [] } },
    primary,
  })

const NOTHING: VpcParts = {
  project: 'shop',
  vpc: 'mine',
  subnets: [],
  routers: [],
  routes: [],
  gateways: [],
  instances: [],
  interfaces: [],
}

const linksOf = (parts: Partial<VpcParts>) =>
  toGraph({ ...NOTHING, ...parts }).links.map(({ from, to, notes }) => [from, to, ...notes])

describe('the links of a VPC’s graph', () => {
  test('are empty without parts', () => {
    expect(toGraph(NOTHING)).toEqual({ parts: [], links: [] })
  })

  test('connect the system router with every subnet, and a custom one with its own', () => {
    expect(
      linksOf({
        routers: [router('system', 'system'), router('custom', 'custom')],
        subnets: [subnet('a'), subnet('b', 'custom')],
      }),
    ).toEqual([
      ['system', 'a'],
      ['system', 'b'],
      ['custom', 'b'],
    ])
  })

  test('connect a gateway with the routers that have routes to it, labeled with the destinations', () => {
    const out = { type: 'internet_gateway', value: 'out' } as const
    expect(
      linksOf({
        gateways: [gateway('out'), gateway('unused')],
        routers: [router('system', 'system'), router('custom', 'custom')],
        routes: [
          route('system', '0.0.0.0/0', out),
          route('system', '::/0', out),
          route('custom', '10.1.0.0/16', { type: 'drop' }),
          route('custom', '10.2.0.0/16', { type: 'instance', value: 'out' }),
          route('custom', '10.3.0.0/16', { type: 'internet_gateway', value: 'gone' }),
        ],
      }),
    ).toEqual([['out', 'system', '0.0.0.0/0', '::/0']])
  })

  test('connect an instance with its subnets of this VPC', () => {
    const parts = {
      subnets: [subnet('a'), subnet('b')],
      instances: ['one', 'two'].map(id => instanceWith({ id, name: id })),
      interfaces: [
        nic('one', 'a', '10.0.0.5'),
        nic('one', 'b', '10.0.1.5', false),
        nic('two', 'elsewhere', '10.9.0.5'),
      ],
    }
    expect(linksOf(parts)).toEqual([
      ['a', 'one', '10.0.0.5 (net0, primary)'],
      ['b', 'one', '10.0.1.5 (net0)'],
    ])
    const instances = toGraph({ ...NOTHING, ...parts }).parts.filter(
      ({ kind }) => kind === 'instance',
    )
    expect(instances).toMatchObject([
      { name: 'one', state: 'running', facts: ['10.0.0.5', '10.0.1.5'] },
    ])
  })
})

test('each part links to its own page', () => {
  const { parts } = toGraph({
    ...NOTHING,
    gateways: [gateway('out')],
    routers: [router('system', 'system')],
    routes: [route('system', '0.0.0.0/0', { type: 'drop' })],
    subnets: [subnet('a')],
    instances: [instanceWith({ id: 'one', name: 'one' })],
    interfaces: [nic('one', 'a', '10.0.0.5')],
  })
  const vpc = '/projects/shop/vpcs/mine'
  expect(parts.map(({ kind, facts, href }) => [kind, facts, href])).toEqual([
    ['gateway', [], `${vpc}/internet-gateways/out`],
    ['router', ['system', '1 route'], `${vpc}/routers/system`],
    ['subnet', ['10.0.0.0/24', 'fd00::/64'], `${vpc}/subnets/a/edit`],
    ['instance', ['10.0.0.5'], '/projects/shop/instances/one/networking'],
  ])
})

test('the list shows each part with its neighbours, in both directions', () => {
  const list = listParts(
    toGraph({
      ...NOTHING,
      routers: [router('system', 'system')],
      subnets: [subnet('a')],
      instances: [instanceWith({ id: 'one', name: 'one' })],
      interfaces: [nic('one', 'a', '10.0.0.5')],
    }),
    KINDS,
  )
  const told = list.map(({ kind, parts }) => [
    kind,
    ...parts.map(({ part, groups }) => [
      part.name,
      ...groups.map(({ kind: other, others }) => [
        other,
        ...others.map(({ part: neighbour, notes }) => [neighbour.name, ...notes].join(': ')),
      ]),
    ]),
  ])
  expect(told).toEqual([
    ['gateway'],
    ['router', ['system', ['subnet', 'a']]],
    ['subnet', ['a', ['router', 'system'], ['instance', 'one: 10.0.0.5 (net0, primary)']]],
    ['instance', ['one', ['subnet', 'a: 10.0.0.5 (net0, primary)']]],
  ])
})
