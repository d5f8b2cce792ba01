import { beforeEach, describe, expect, it } from 'vitest'
import { type Body, type Cloud, gist, openCloud, said } from './support/cloud'

let cloud: Cloud

beforeEach(async () => {
  cloud = await openCloud()
})

const spec = (name: string, more: object = {}) => ({
  name,
  description: '',
  dns_name: name,
  ...more,
})
const post = (name: string, more?: object) => cloud.post('/v1/vpcs?project=web', spec(name, more))
const make = (name: string, more?: object) => cloud.make('/v1/vpcs?project=web', spec(name, more))
const names = ({ items }: Body) => items.map(({ name }) => name)

describe('a new VPC', () => {
  it('is in its project, with a unique prefix', async () => {
    const { status, body } = await post('backstage', { description: 'quiet', dns_name: 'back' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'backstage',
      description: 'quiet',
      dns_name: 'back',
      project_id: cloud.project.id,
    })
    expect(body['ipv6_prefix']).toMatch(/^fd[0-9a-f]{2}:[0-9a-f:]+::\/48$/)
    expect((await make('second'))['ipv6_prefix']).not.toBe(body['ipv6_prefix'])
    expect(names(await cloud.see('/v1/vpcs?project=web'))).toEqual([
      'backstage',
      'default',
      'second',
    ])
  })

  it('has a system router with the default routes and a route to its subnet', async () => {
    const vpc = await make('backstage')
    const { items: routers } = await cloud.see(`/v1/vpc-routers?vpc=${vpc.id}`)
    expect(routers).toMatchObject([
      { id: vpc['system_router_id'], name: 'system', kind: 'system', vpc_id: vpc.id },
    ])
    const { items } = await cloud.see(`/v1/vpc-router-routes?router=${vpc['system_router_id']}`)
    const gateway = { type: 'internet_gateway', value: 'default' }
    const subnet = { type: 'subnet', value: 'default' }
    expect(items).toMatchObject([
      { name: 'default', kind: 'vpc_subnet', destination: subnet, target: subnet },
      {
        name: 'default-v4',
        kind: 'default',
        destination: { type: 'ip_net', value: '0.0.0.0/0' },
        target: gateway,
      },
      {
        name: 'default-v6',
        kind: 'default',
        destination: { type: 'ip_net', value: '::/0' },
        target: gateway,
      },
    ])
  })

  it('has a subnet with the first block of its prefix', async () => {
    const { id } = await make('backstage', { ipv6_prefix: 'fd12:3456:789a::/48' })
    expect((await cloud.see(`/v1/vpc-subnets?vpc=${id}`)).items).toMatchObject([
      {
        name: 'default',
        ipv4_block: '172.30.0.0/22',
        ipv6_block: 'fd12:3456:789a::/64',
        custom_router_id: null,
      },
    ])
  })

  it("has a gateway attached to the silo's default pool", async () => {
    const { id } = await make('backstage')
    const { items } = await cloud.see(`/v1/internet-gateways?vpc=${id}`)
    expect(items).toMatchObject([{ name: 'default', vpc_id: id }])
    const gateway = items[0]!.id
    const pools = await cloud.see(`/v1/internet-gateway-ip-pools?gateway=${gateway}`)
    const { id: poolId } = await cloud.see('/v1/ip-pools/main')
    expect(pools.items).toMatchObject([{ name: 'default', ip_pool_id: poolId }])
    const addresses = await cloud.see(`/v1/internet-gateway-ip-addresses?gateway=${gateway}`)
    expect(addresses.items).toEqual([])
  })

  it('has a gateway without a pool if the silo has no default', async () => {
    cloud = await openCloud({ pool: null })
    const { id } = await make('backstage')
    const path = `/v1/internet-gateway-ip-pools?gateway=default&vpc=${id}`
    expect((await cloud.see(path)).items).toEqual([])
  })

  it('has firewall rules for internal traffic, SSH and ICMP', async () => {
    const { id } = await make('backstage')
    const { rules } = await cloud.see(`/v1/vpc-firewall-rules?vpc=${id}`)
    const common = { direction: 'inbound', action: 'allow', priority: 65534, status: 'enabled' }
    const vpc = [{ type: 'vpc', value: 'backstage' }]
    const any = { hosts: null, ports: null, protocols: null }
    expect(rules).toMatchObject([
      { name: 'allow-icmp', ...common, targets: vpc, filters: { ...any, protocols: ['ICMP'] } },
      { name: 'allow-internal-inbound', ...common, targets: vpc, filters: { ...any, hosts: vpc } },
      {
        name: 'allow-ssh',
        ...common,
        targets: vpc,
        filters: { ...any, protocols: ['TCP'], ports: ['22'] },
      },
    ])
  })

  it.each(['2001:db8::/48', 'fc00::/48', 'fd12:3456:789a::/56', 'fd12::/32'])(
    'is rejected with the prefix %s',
    async ipv6_prefix => {
      expect(said(await post('backstage', { ipv6_prefix }))).toBe(
        '400 InvalidRequest the IPv6 prefix of a VPC must be a /48 in the unique local range fd00::/8',
      )
      expect(names(await cloud.see('/v1/vpcs?project=web'))).toEqual(['default'])
    },
  )

  it('needs a unique name, a short description and a project', async () => {
    expect(said(await post('default'))).toBe(
      '400 ObjectAlreadyExists already exists: vpc "default"',
    )
    expect(gist(await post('long', { description: 'x'.repeat(513) }))).toBe('400 InvalidValue')
    expect(gist(await cloud.get('/v1/vpcs/long?project=web'))).toBe('404 ObjectNotFound')
    const { status, body } = await cloud.post('/v1/vpcs', spec('lost'))
    expect([status, body.message]).toEqual([
      400,
      'unable to parse query string: missing field `project`',
    ])
  })
})

describe('changing a VPC', () => {
  it('updates only the given fields', async () => {
    const vpc = await make('backstage')
    cloud.clock.advance(1_000)
    const { status, body } = await cloud.put('/v1/vpcs/backstage?project=web', {
      dns_name: 'curtain',
    })
    expect([status, body]).toEqual([
      200,
      { ...vpc, dns_name: 'curtain', time_modified: '2025-01-15T12:00:01.000Z' },
    ])
    const renamed = await cloud.put(`/v1/vpcs/${vpc.id}`, { name: 'stage', description: 'front' })
    expect(renamed.body).toMatchObject({ name: 'stage', description: 'front', dns_name: 'curtain' })
    expect(said(await cloud.put(`/v1/vpcs/${vpc.id}`, { name: 'default' }))).toBe(
      '400 ObjectAlreadyExists already exists: vpc "default"',
    )
  })

  it('leaves firewall rules unchanged', async () => {
    const { id } = await make('backstage')
    await cloud.put(`/v1/vpcs/${id}`, { name: 'stage' })
    const { rules } = await cloud.see(`/v1/vpc-firewall-rules?vpc=${id}`)
    expect(rules).toMatchObject([
      { targets: [{ value: 'backstage' }] },
      { targets: [{ value: 'backstage' }] },
      { targets: [{ value: 'backstage' }] },
    ])
  })
})

describe('deleting a VPC', () => {
  it('requires deleting its subnets first, and deletes everything else', async () => {
    const { id } = await make('backstage')
    await cloud.make(`/v1/vpc-routers?vpc=${id}`, { name: 'detour', description: '' })
    const { db } = cloud
    const tables = [db.routers, db.routes, db.gateways, db.gatewayPools, db.firewallRules]
    const counts = () => tables.map(({ count }) => count)
    expect(counts()).toEqual([3, 6, 2, 2, 6])

    expect(said(await cloud.del(`/v1/vpcs/${id}`))).toBe(
      '400 InvalidRequest VPC cannot be deleted while VPC Subnets exist',
    )
    await cloud.del(`/v1/vpc-subnets/default?vpc=${id}`)
    expect((await cloud.del('/v1/vpcs/backstage?project=web')).status).toBe(204)
    expect(counts()).toEqual([1, 3, 1, 1, 3])
    expect(gist(await cloud.get(`/v1/vpcs/${id}`))).toBe('404 ObjectNotFound')
    expect((await post('backstage')).status).toBe(201)
  })
})

describe('VPCs', () => {
  it('can be read by viewers and changed by collaborators', async () => {
    const { id } = await make('backstage')
    const path = `/v1/vpcs/${id}`
    expect((await cloud.get(path, 'viewer')).status).toBe(200)
    expect(gist(await cloud.put(path, {}, 'viewer'))).toBe('403 Forbidden')
    expect(gist(await cloud.del(path, 'viewer'))).toBe('403 Forbidden')
    expect(gist(await cloud.post('/v1/vpcs?project=web', spec('mine'), 'viewer'))).toBe(
      '403 Forbidden',
    )
    expect(gist(await cloud.get(path, 'stranger'))).toBe('404 ObjectNotFound')
    const made = await cloud.post('/v1/vpcs?project=web', spec('mine'), 'collaborator')
    expect(made.status).toBe(201)
  })
})
