import { describe, expect, it } from 'vitest'
import { findObjects, isForAddress, termsOf, type KnownObject } from '@/store/everywhere/find'
import { objectAt, objectOfCommand } from '@/store/everywhere/kinds'
import type { Command } from '@/api/operations/table'

const object = (name: string, more: Partial<KnownObject> = {}): KnownObject => ({
  kind: 'instance',
  name,
  names: {},
  to: `/${name}`,
  id: `1a2b3c4d-0000-4000-8000-${name.padStart(12, '0')}`,
  addresses: [],
  item: null,
  ...more,
})

const find = (
  query: string,
  objects: readonly KnownObject[],
  { recent = [], addresses = {} }: { recent?: string[]; addresses?: Record<string, string[]> } = {},
) =>
  findObjects(objects, new Map(Object.entries(addresses)), termsOf(query), recent).map(
    ({ name, because }) => [name, ...(because === undefined ? [] : [because])].join(' '),
  )

describe('a search', () => {
  it('prefers exact names, then beginnings, words and parts, in natural order', () => {
    const names = ['webdb', 'web-db', 'db10', 'db2', 'db', 'cache'].map(name => object(name))
    expect(find('DB', names)).toEqual(['db', 'db2', 'db10', 'web-db', 'webdb'])
  })

  it('ignores what surrounds words copied from JSON', () => {
    const [db] = [object('db')]
    expect(find('"db",', [db, object('web')])).toEqual(['db'])
    expect(find(`"${db.id.toUpperCase()}",`, [db])).toEqual([`db ${db.id}`])
    expect(find('"', [db])).toEqual([])
  })

  it('puts what was opened recently after exact matches only', () => {
    const names = ['db', 'db1', 'db2', 'old-db'].map(name => object(name))
    expect(find('db', names, { recent: ['/old-db', '/db2'] })).toEqual([
      'db',
      'old-db',
      'db2',
      'db1',
    ])
  })

  it('finds every word', () => {
    const names = ['web-front', 'web-back'].map(name => object(name))
    expect(find('front web', names)).toEqual(['web-front'])
    expect(find('', names)).toEqual([])
  })

  it('finds ids in any spelling, and by their beginning', () => {
    const known = [object('00000000beef')]
    const id = '1a2b3c4d-0000-4000-8000-00000000beef'
    for (const spelling of [
      id,
      id.toUpperCase(),
      `{${id}}`,
      `urn:uuid:${id}`,
      id.replaceAll('-', ''),
    ])
      expect(find(spelling, known)).toEqual([`00000000beef ${id}`])
    expect(find('1a2b3c', known)).toEqual([`00000000beef ${id}`])
    expect(find('1a2', known)).toEqual([])
  })

  it.each([
    ['fd00:0:0::0010', 'fd00::10'],
    ['[FD00::10]', 'fd00::10'],
    ['fd00:', 'fd00::10'],
    ['10.0.0.1/32', '10.0.0.1'],
    ['10.0.', '10.0.0.1'],
    ['A8-40-25-F1-02-03', 'A8:40:25:F1:02:03'],
    ['a8:40:25:f1:2:3', 'A8:40:25:F1:02:03'],
    ['a840.25f1.0203', 'A8:40:25:F1:02:03'],
  ])('finds the address that %s means', (typed, address) => {
    const known = [object('db')]
    expect(find(typed, known, { addresses: { [known[0]!.id]: [address] } })).toEqual([
      `db ${address}`,
    ])
  })

  it('finds the block that contains an address', () => {
    const subnets = [
      object('default', { addresses: ['172.30.0.0/22', 'fd00:1::/64'] }),
      object('other', { addresses: ['10.0.0.0/8'] }),
    ]
    expect(find('172.30.3.9', subnets)).toEqual(['default 172.30.0.0/22'])
    expect(find('fd00:1::7', subnets)).toEqual(['default fd00:1::/64'])
  })

  it.each([
    ['10.1', true, false],
    ['fd00:', true, false],
    ['a8:40:25:f1:02:03', false, true],
    ['db1', false, false],
    ['web.v2', false, false],
  ])('for %s reads addresses or not', (typed, isIp, isMac) => {
    expect(isForAddress(termsOf(typed))).toMatchObject({ isIp, isMac })
  })
})

describe('the object of a page', () => {
  it.each([
    ['/projects/p/instances/db1/networking', { project: 'p', instance: 'db1' }, 'instance db1'],
    ['/projects/p/vpcs/v/subnets/s/edit', { project: 'p', vpc: 'v', subnet: 's' }, 'subnet s'],
    ['/projects/p/vpcs/v/routers', { project: 'p', vpc: 'v' }, 'vpc v'],
    ['/projects/p/disks-new', { project: 'p', image: 'i' }, 'project p'],
    ['/images/i/edit', { image: 'i' }, 'siloImage i'],
    ['/system/silos/s', { silo: 's' }, 'silo s'],
    ['/system/silos/s/idps/saml/p', { silo: 's', provider: 'p' }, 'identityProvider p'],
    ['/system/inventory/disks/d', { diskId: 'd' }, 'physicalDisk d'],
    ['/system/networking/port-settings/s/edit', { settings: 's' }, 'portSettings s'],
    ['/system/networking/bgp/configurations/c/edit', { bgpConfig: 'c' }, 'bgpConfig c'],
    ['/utilization', {}, undefined],
  ])('%s', (path, params, expected) => {
    const found = objectAt(path, params)
    expect(found && `${found.kind} ${found.name}`).toBe(expected)
  })
})

describe('the object of a command', () => {
  it.each([
    [
      'instanceStop',
      { path: { instance: 'db1' }, query: { project: 'p' } },
      '/projects/p/instances/db1/storage',
    ],
    ['diskCreate', { query: { project: 'p' }, body: { name: 'd' } }, '/projects/p/disks/d'],
    ['diskDelete', { path: { disk: 'd' }, query: { project: 'p' } }, undefined],
    ['systemIpPoolCreate', { body: { name: 'pool' } }, '/system/networking/ip-pools/pool'],
    [
      'vpcFirewallRulesUpdate',
      { query: { project: 'p', vpc: 'v' }, body: {} },
      '/projects/p/vpcs/v/firewall-rules',
    ],
    ['vpcSubnetDelete', { path: { subnet: 'id' } }, undefined],
    ['vpcSubnetDelete', { path: { subnet: 's' }, query: { project: 'p', vpc: 'v' } }, undefined],
    [
      'vpcSubnetUpdate',
      { path: { subnet: 's' }, query: { project: 'p', vpc: 'v' } },
      '/projects/p/vpcs/v/subnets/s/edit',
    ],
    ['supportBundleDelete', { path: { bundleId: 'b' } }, undefined],
    ['supportBundleUpdate', { path: { bundleId: 'b' } }, '/system/support-bundles/b'],
    ['certificateCreate', { body: { name: 'c' } }, '/certificates/c'],
    [
      'networkingBgpConfigCreate',
      { body: { name: 'c' } },
      '/system/networking/bgp/configurations?q=name%3Ac',
    ],
  ])('%s', (endpoint, args, to) => {
    expect(objectOfCommand({ endpoint, args } as Command)).toBe(to)
  })
})
