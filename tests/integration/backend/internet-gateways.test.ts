import { beforeEach, describe, expect, it } from 'vitest'
import { type Body, type Cloud, gist, openCloud, said } from './support/cloud'

let cloud: Cloud
let gateway: Body

const IN_DEFAULT = 'vpc=default&project=web'
const POOLS = '/v1/internet-gateway-ip-pools'
const ADDRESSES = '/v1/internet-gateway-ip-addresses'

beforeEach(async () => {
  cloud = await openCloud()
  gateway = await make('exit')
})

const post = (name: string) =>
  cloud.post(`/v1/internet-gateways?${IN_DEFAULT}`, { name, description: '' })
const make = async (name: string) => (await post(name)).body
const attachPool = (name: string, ip_pool: string, to = gateway) =>
  cloud.post(`${POOLS}?gateway=${to.id}`, { name, description: '', ip_pool })
const attachAddress = (name: string, address: string) =>
  cloud.post(`${ADDRESSES}?gateway=${gateway.id}`, { name, description: '', address })
const names = async (path: string) => (await cloud.see(path)).items.map(({ name }) => name)
const attached = async (to = gateway) => [
  ...(await names(`${POOLS}?gateway=${to.id}`)),
  ...(await names(`${ADDRESSES}?gateway=${to.id}`)),
]

/** Creates a route to the gateway, in a custom router of its own. */
const lead = async (name: string, to = 'exit') => {
  const router = await cloud.make(`/v1/vpc-routers?${IN_DEFAULT}`, { name, description: '' })
  const route = {
    name,
    description: '',
    destination: { type: 'ip_net', value: '198.18.0.0/15' },
    target: { type: 'internet_gateway', value: to },
  }
  await cloud.make(`/v1/vpc-router-routes?router=${router.id}`, route)
  return () => names(`/v1/vpc-router-routes?router=${router.id}`)
}

describe('internet gateways', () => {
  it('are empty when created', async () => {
    expect((await post('second')).status).toBe(201)
    expect(await names(`/v1/internet-gateways?${IN_DEFAULT}`)).toEqual([
      'default',
      'exit',
      'second',
    ])
    expect(await attached()).toEqual([])
    expect((await cloud.see(`/v1/internet-gateways/exit?${IN_DEFAULT}`)).id).toBe(gateway.id)
    expect(said(await post('exit'))).toBe(
      '400 ObjectAlreadyExists already exists: internet-gateway "exit"',
    )
  })

  it('can be deleted while empty, even if routes lead to them', async () => {
    const routes = await lead('way')
    expect((await cloud.del(`/v1/internet-gateways/exit?${IN_DEFAULT}`)).status).toBe(204)
    expect(gist(await cloud.get(`/v1/internet-gateways/${gateway.id}`))).toBe('404 ObjectNotFound')
    expect(await routes()).toEqual(['way'])
  })

  it.each(['pool', 'address'])('cannot be deleted while a %s is attached', async thing => {
    await (thing === 'pool' ? attachPool('a', 'main') : attachAddress('a', '198.51.100.1'))
    expect(said(await cloud.del(`/v1/internet-gateways/${gateway.id}`))).toBe(
      '400 InvalidRequest internet gateway cannot be deleted while IP pools or addresses are attached to it: detach them, or delete it with cascade',
    )
    const cascade = await cloud.del(`/v1/internet-gateways/${gateway.id}?cascade=false`)
    expect(gist(cascade)).toBe('400 InvalidRequest')
    expect(await attached()).toEqual(['a'])
  })

  it('are deleted with their attachments and the routes to them by a cascade', async () => {
    await attachPool('a', 'main')
    await attachAddress('b', '198.51.100.1')
    const routes = await lead('way')
    const others = await lead('other-way', 'default')
    const path = `/v1/internet-gateways/exit?${IN_DEFAULT}&cascade=true`
    expect((await cloud.del(path)).status).toBe(204)
    expect(await routes()).toEqual([])
    expect(await others()).toEqual(['other-way'])
    expect(cloud.db.gatewayPools.in(gateway.id)).toEqual([])
    expect(cloud.db.gatewayAddresses.in(gateway.id)).toEqual([])
  })

  it('can be read by viewers and changed by collaborators', async () => {
    const path = `/v1/internet-gateways/${gateway.id}`
    expect((await cloud.get(path, 'viewer')).status).toBe(200)
    expect(gist(await cloud.del(path, 'viewer'))).toBe('403 Forbidden')
    expect(gist(await cloud.get(path, 'stranger'))).toBe('404 ObjectNotFound')
    const pool = { name: 'a', description: '', ip_pool: 'main' }
    expect(gist(await cloud.post(`${POOLS}?gateway=${gateway.id}`, pool, 'viewer'))).toBe(
      '403 Forbidden',
    )
    expect((await cloud.del(path, 'collaborator')).status).toBe(204)
  })
})

describe('attaching', () => {
  it('a pool sets its id', async () => {
    const edge = cloud.addPool('edge', ['198.51.100.1', '198.51.100.2'], false)
    const { status, body } = await attachPool('a', 'edge')
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'a', internet_gateway_id: gateway.id, ip_pool_id: edge })
  })

  it('a pool requires a link to the silo', async () => {
    expect(said(await attachPool('a', 'service-pool'))).toBe(
      '404 ObjectNotFound not found: ip-pool with name "service-pool"',
    )
    expect(said(await attachPool('a', 'ip-pool-1'))).toBe(
      '404 ObjectNotFound not found: ip-pool with name "ip-pool-1"',
    )
  })

  it('a pool requires a free name, and happens once', async () => {
    cloud.addPool('edge', ['198.51.100.1', '198.51.100.2'], false)
    await attachPool('a', 'main')
    expect(said(await attachPool('a', 'edge'))).toBe(
      '400 ObjectAlreadyExists already exists: internet-gateway-ip-pool "a"',
    )
    expect(said(await attachPool('b', 'main'))).toBe(
      '400 ObjectAlreadyExists already exists: internet-gateway-ip-pool "main"',
    )
    expect((await attachPool('a', 'main', await make('second'))).status).toBe(201)
  })

  it('an address accepts any, with unique names', async () => {
    const { status, body } = await attachAddress('a', '2001:DB8::0001')
    expect([status, body['address']]).toEqual([201, '2001:db8::1'])
    expect((await attachAddress('b', '203.0.113.250')).status).toBe(201)
    expect(said(await attachAddress('b', '203.0.113.251'))).toBe(
      '400 ObjectAlreadyExists already exists: internet-gateway-ip-address "b"',
    )
    expect(await attached()).toEqual(['a', 'b'])
  })
})

describe('detaching', () => {
  const BY_NAME = `gateway=exit&${IN_DEFAULT}`
  const DEPENDED_ON =
    '400 InvalidRequest instances of the VPC depend on this for traffic that routes send to internet gateway "exit": detach with cascade to delete those routes as well'

  beforeEach(async () => {
    await attachPool('a', 'main')
    await attachAddress('b', '203.0.113.10')
  })

  it('works by name or ID while no traffic depends on it', async () => {
    await cloud.instance('db')
    const { items } = await cloud.see(`${ADDRESSES}?gateway=${gateway.id}`)
    expect((await cloud.del(`${POOLS}/a?${BY_NAME}`)).status).toBe(204)
    expect((await cloud.del(`${ADDRESSES}/${items[0]!.id}`)).status).toBe(204)
    expect(await attached()).toEqual([])
    expect(said(await cloud.del(`${POOLS}/a?${BY_NAME}`))).toBe(
      '404 ObjectNotFound not found: internet-gateway-ip-pool with name "a"',
    )
  })

  it('is rejected while an instance has such an address and routes lead to the gateway', async () => {
    const routes = await lead('way')
    const { id } = await cloud.instance('db')
    expect(said(await cloud.del(`${POOLS}/a?${BY_NAME}`))).toBe(DEPENDED_ON)
    expect(said(await cloud.del(`${ADDRESSES}/b?${BY_NAME}`))).toBe(DEPENDED_ON)
    await cloud.del(`/v1/instances/${id}`)
    expect((await cloud.del(`${POOLS}/a?${BY_NAME}`)).status).toBe(204)
    expect((await cloud.del(`${ADDRESSES}/b?${BY_NAME}`)).status).toBe(204)
    expect(await routes()).toEqual(['way'])
  })

  it('considers the addresses of this VPC only', async () => {
    await lead('way')
    await cloud.instance('db', { network_interfaces: { type: 'none' } })
    expect((await cloud.del(`${POOLS}/a?${BY_NAME}`)).status).toBe(204)
  })

  it('considers floating IPs', async () => {
    await lead('way')
    await cloud.instance('db')
    cloud.addPool('edge', ['198.51.100.1', '198.51.100.2'], false)
    await attachPool('e', 'edge')
    const spec = { name: 'fip', description: '', pool: 'edge' }
    const { id } = await cloud.make('/v1/floating-ips?project=web', spec)
    const attach = { kind: 'instance', parent: 'db' }
    await cloud.make(`/v1/floating-ips/${id}/attach`, attach)
    expect(said(await cloud.del(`${POOLS}/e?${BY_NAME}`))).toBe(DEPENDED_ON)
    await cloud.make(`/v1/floating-ips/${id}/detach`)
    expect((await cloud.del(`${POOLS}/e?${BY_NAME}`)).status).toBe(204)
  })

  it('deletes the routes with a cascade', async () => {
    const routes = await lead('way')
    await cloud.instance('db')
    expect((await cloud.del(`${ADDRESSES}/b?${BY_NAME}&cascade=true`)).status).toBe(204)
    expect(await routes()).toEqual([])
    expect(await attached()).toEqual(['a'])
  })
})
