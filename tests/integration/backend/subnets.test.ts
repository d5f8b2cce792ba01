import { beforeEach, describe, expect, it } from 'vitest'
import { type Body, type Cloud, gist, openCloud, said } from './support/cloud'

let cloud: Cloud
let vpc: Body

const PREFIX = 'fd12:3456:789a'
const IN_STAGE = 'vpc=stage&project=web'

beforeEach(async () => {
  cloud = await openCloud()
  vpc = await cloud.make('/v1/vpcs?project=web', {
    name: 'stage',
    description: '',
    dns_name: 'stage',
    ipv6_prefix: `${PREFIX}::/48`,
  })
})

const post = (name: string, ipv4_block: string, spec: object = {}) =>
  cloud.post(`/v1/vpc-subnets?${IN_STAGE}`, { name, description: '', ipv4_block, ...spec })
const make = async (name: string, ipv4_block: string, spec?: object) =>
  (await post(name, ipv4_block, spec)).body
const put = ({ id }: Body, spec: object) => cloud.put(`/v1/vpc-subnets/${id}`, spec)
const router = (name: string, of = vpc.id) =>
  cloud.make(`/v1/vpc-routers?vpc=${of}`, { name, description: '' })
const routes = async () =>
  (await cloud.see(`/v1/vpc-router-routes?router=${vpc['system_router_id']}`)).items
const routeNames = async () => (await routes()).map(({ name }) => name)

describe('a new subnet', () => {
  it('has the requested IPv4 block and a free IPv6 block of the prefix', async () => {
    const { status, body } = await post('pit', '10.1.1.0/24')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'pit',
      vpc_id: vpc.id,
      ipv4_block: '10.1.1.0/24',
      custom_router_id: null,
    })
    expect(body['ipv6_block']).toMatch(/^fd12:3456:789a:[0-9a-f]{1,4}::\/64$/)
    expect((await cloud.see(`/v1/vpc-subnets/pit?${IN_STAGE}`)).id).toBe(body.id)
  })

  it('keeps the host bits of its block', async () => {
    expect((await make('pit', '10.1.1.2/24'))['ipv4_block']).toBe('10.1.1.2/24')
  })

  it('adds its route to the system router', async () => {
    await make('pit', '10.1.1.0/24')
    expect(await routeNames()).toEqual(['default', 'default-v4', 'default-v6', 'pit'])
    const end = { type: 'subnet', value: 'pit' }
    expect((await routes())[3]).toMatchObject({
      kind: 'vpc_subnet',
      destination: end,
      target: end,
    })
  })

  it('gets another route name if its own is that of a default route', async () => {
    const { id } = await make('default-v4', '10.1.1.0/24')
    expect(await routeNames()).toContain(`conflict-default-v4-${id}`)
  })

  it.each([
    ['a public block', '203.0.113.0/24', 'must be from a private range'],
    ['a block that is private in part', '172.0.0.0/8', 'must be from a private range'],
    ['too wide a block', '10.0.0.0/7', 'must have a width between 8 and 26'],
    ['too narrow a block', '10.1.1.0/27', 'must have a width between 8 and 26'],
  ])('is rejected with %s', async (_, block, reason) => {
    expect(said(await post('pit', block))).toBe(
      `400 InvalidRequest the IPv4 block of a VPC subnet ${reason}`,
    )
  })

  it.each(['10.0.0.0/8', '172.16.0.0/13', '192.168.255.192/26'])('accepts %s', async block => {
    expect((await post('pit', block)).status).toBe(201)
  })

  it('accepts an IPv6 block only if it is a /64 of the prefix', async () => {
    for (const ipv6_block of [`${PREFIX}:1::/63`, `${PREFIX}:1::/65`, 'fd12:3456:789b::/64']) {
      const { status, body } = await post('pit', '10.1.1.0/24', { ipv6_block })
      expect([status, body.message]).toEqual([
        400,
        `the IPv6 block ${ipv6_block} of a VPC subnet must be a /64 in the VPC's prefix fd12:3456:789a::/48`,
      ])
    }
    const subnet = await make('pit', '10.1.1.0/24', { ipv6_block: 'FD12:3456:789A:00ff::/64' })
    expect(subnet['ipv6_block']).toBe('fd12:3456:789a:ff::/64')
  })

  it('must not overlap another of the VPC', async () => {
    await make('pit', '10.1.0.0/16', { ipv6_block: `${PREFIX}:1::/64` })
    const conflict = (range: string) =>
      `400 InvalidRequest IP address range '${range}' conflicts with an existing subnet`
    expect(said(await post('a', '10.1.255.0/24'))).toBe(conflict('10.1.255.0/24'))
    expect(said(await post('b', '10.0.0.0/8'))).toBe(conflict('10.0.0.0/8'))
    expect(said(await post('c', '172.30.3.0/24'))).toBe(conflict('172.30.3.0/24'))
    const taken = { ipv6_block: `${PREFIX}:1::/64` }
    expect(said(await post('d', '10.2.0.0/16', taken))).toBe(conflict(`${PREFIX}:1::/64`))
    expect((await post('e', '10.2.0.0/16')).status).toBe(201)
    const elsewhere = { name: 'pit', description: '', ipv4_block: '10.1.0.0/16' }
    const other = await cloud.post('/v1/vpc-subnets?vpc=default&project=web', elsewhere)
    expect(other.status).toBe(201)
  })

  it('needs a unique name', async () => {
    expect(said(await post('default', '10.1.1.0/24'))).toBe(
      '400 ObjectAlreadyExists already exists: vpc-subnet "default"',
    )
  })
})

describe('the custom router of a subnet', () => {
  it('is one of the VPC, by name or ID', async () => {
    const { id } = await router('detour')
    expect(
      (await make('one', '10.1.1.0/24', { custom_router: 'detour' }))['custom_router_id'],
    ).toBe(id)
    expect((await make('two', '10.1.2.0/24', { custom_router: id }))['custom_router_id']).toBe(id)
  })

  it('must exist, be of the same VPC and not be the system router', async () => {
    const { id: other } = await cloud.see('/v1/vpcs/default?project=web')
    const stranger = await router('stranger', other)
    const refused = async (custom_router: string) =>
      said(await post('one', '10.1.1.0/24', { custom_router }))
    expect(await refused(stranger.id)).toBe(
      '400 InvalidRequest a router and the subnets that use it must be in the same VPC',
    )
    expect(await refused('system')).toBe(
      '400 InvalidRequest a system router cannot be attached to a subnet',
    )
    expect(await refused('stranger')).toBe(
      '404 ObjectNotFound not found: vpc-router with name "stranger"',
    )
  })

  it('is detached by an update that omits it', async () => {
    const { id } = await router('detour')
    const subnet = await make('pit', '10.1.1.0/24', { custom_router: id })
    const kept = await put(subnet, { description: 'deep', custom_router: 'detour' })
    expect(kept.body).toMatchObject({ description: 'deep', custom_router_id: id })
    const renamed = await put(subnet, { name: 'hole' })
    expect(renamed.body).toMatchObject({ name: 'hole', custom_router_id: null })
    await put(subnet, { custom_router: id })
    expect((await put(subnet, { custom_router: null })).body['custom_router_id']).toBeNull()
  })
})

describe('renaming a subnet', () => {
  it('renames its route, destination and target', async () => {
    const subnet = await make('pit', '10.1.1.0/24')
    await put(subnet, { name: 'hole' })
    expect(await routeNames()).toEqual(['default', 'default-v4', 'default-v6', 'hole'])
    const end = { type: 'subnet', value: 'hole' }
    expect((await routes())[3]).toMatchObject({ destination: end, target: end })
    await put(subnet, { name: 'default-v6' })
    expect(await routeNames()).toContain(`conflict-default-v6-${subnet.id}`)
    await put(subnet, { name: 'pit' })
    expect(await routeNames()).toEqual(['default', 'default-v4', 'default-v6', 'pit'])
  })

  it('leaves custom routes and rules unchanged', async () => {
    const subnet = await make('pit', '10.1.1.0/24')
    const { id } = await router('detour')
    await cloud.make(`/v1/vpc-router-routes?router=${id}`, {
      name: 'dead-end',
      description: '',
      destination: { type: 'subnet', value: 'pit' },
      target: { type: 'drop' },
    })
    await put(subnet, { name: 'hole' })
    const { items } = await cloud.see(`/v1/vpc-router-routes?router=${id}`)
    expect(items).toMatchObject([{ destination: { type: 'subnet', value: 'pit' } }])
  })

  it('requires a free name', async () => {
    const subnet = await make('pit', '10.1.1.0/24')
    expect(said(await put(subnet, { name: 'default' }))).toBe(
      '400 ObjectAlreadyExists already exists: vpc-subnet "default"',
    )
    expect((await put(subnet, { name: 'pit' })).status).toBe(200)
  })
})

describe('deleting a subnet', () => {
  it('deletes its route', async () => {
    await make('pit', '10.1.1.0/24')
    expect((await cloud.del(`/v1/vpc-subnets/pit?${IN_STAGE}`)).status).toBe(204)
    expect(await routeNames()).toEqual(['default', 'default-v4', 'default-v6'])
    expect((await post('pit', '10.1.1.0/24')).status).toBe(201)
  })

  it('is rejected while it has interfaces', async () => {
    const subnet = await make('pit', '10.1.1.0/24')
    const place = { name: 'nic', description: '', vpc_name: 'stage', subnet_name: 'pit' }
    const { id } = await cloud.instance('db', {
      network_interfaces: { type: 'create', params: [place] },
    })
    expect(said(await cloud.del(`/v1/vpc-subnets/${subnet.id}`))).toBe(
      '400 InvalidRequest cannot delete subnet while network interfaces exist in it',
    )
    await cloud.del(`/v1/instances/${id}`)
    expect((await cloud.del(`/v1/vpc-subnets/${subnet.id}`)).status).toBe(204)
  })
})

describe('the network interfaces of a subnet', () => {
  const names = async (query: string) => {
    const { items, ...page } = await cloud.see(`/v1/vpc-subnets/pit/network-interfaces?${query}`)
    return { ips: items.map(({ ip }) => ip), token: page['next_page'] }
  }

  it('are listed across instances, even with equal names', async () => {
    await make('pit', '10.1.1.0/24')
    const params = [{ name: 'nic', description: '', vpc_name: 'stage', subnet_name: 'pit' }]
    for (const name of ['a', 'b', 'c']) {
      await cloud.instance(name, { network_interfaces: { type: 'create', params } })
    }
    const all = await names(IN_STAGE)
    expect(all.ips.toSorted()).toEqual(['10.1.1.5', '10.1.1.6', '10.1.1.7'])
    const first = await names(`${IN_STAGE}&limit=2`)
    const rest = await names(`${IN_STAGE}&limit=2&page_token=${first.token}`)
    expect([...first.ips, ...rest.ips]).toEqual(all.ips)
  })
})

describe('subnets', () => {
  it('can be read by viewers and changed by collaborators', async () => {
    const { id } = await make('pit', '10.1.1.0/24')
    const path = `/v1/vpc-subnets/${id}`
    expect((await cloud.get(path, 'viewer')).status).toBe(200)
    expect(gist(await cloud.put(path, {}, 'viewer'))).toBe('403 Forbidden')
    expect(gist(await cloud.del(path, 'stranger'))).toBe('404 ObjectNotFound')
    expect((await cloud.del(path, 'collaborator')).status).toBe(204)
  })
})
