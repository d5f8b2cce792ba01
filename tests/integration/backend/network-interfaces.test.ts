import { beforeEach, describe, expect, it } from 'vitest'
import { type Body, type Cloud, gist, openCloud } from './support/cloud'

let cloud: Cloud
let instance: Body
let first: Body

beforeEach(async () => {
  cloud = await openCloud()
  cloud.addSubnet('small', '10.1.0.0/29')
  instance = await cloud.instance('db')
  const { items } = await cloud.see(`/v1/network-interfaces?instance=${instance.id}`)
  first = items[0] ?? instance
})

const post = (name: string, spec: object = {}, to = instance.id) =>
  cloud.post(`/v1/network-interfaces?instance=${to}`, {
    name,
    description: '',
    vpc_name: 'default',
    subnet_name: 'small',
    ...spec,
  })
const put = (id: string, spec: object) => cloud.put(`/v1/network-interfaces/${id}`, spec)
const see = (id: string) => cloud.see(`/v1/network-interfaces/${id}`)

describe('a new interface', () => {
  it('gets the lowest free address from the sixth on, a guest MAC address, and no private fields', async () => {
    const { status, body } = await post('nic')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'nic',
      instance_id: instance.id,
      ip: '10.1.0.5',
      primary: false,
      transit_ips: [],
    })
    expect(body.mac).toMatch(/^A8:40:25:F[0-9A-E]:[0-9A-F]{2}:[0-9A-F]{2}$/)
    expect(Object.keys(body).sort()).toEqual(Object.keys(first).sort())
  })

  it('is primary if it is the first one', async () => {
    await cloud.del(`/v1/network-interfaces/${first.id}`)
    expect((await post('nic')).body.primary).toBe(true)
  })

  it('gets the requested address', async () => {
    expect((await post('nic', { ip: '10.1.0.6' })).body.ip).toBe('10.1.0.6')
  })

  it('may have an IPv6 address of its subnet', async () => {
    const { ipv6Block } = cloud.addSubnet('six', '10.6.0.0/24')
    const wanted = ipv6Block.replace('::/64', '::77')
    const { status, body } = await post('nic', { subnet_name: 'six', ip: wanted })
    expect([status, body.ip]).toEqual([201, wanted])
  })

  it.each([
    [
      'outside of the subnet',
      '10.2.0.6',
      'IP address 10.2.0.6 is not in an IP range of the subnet',
    ],
    ['of the network itself', '10.1.0.4', 'IP address 10.1.0.4 is reserved'],
    ['that is the broadcast', '10.1.0.7', 'IP address 10.1.0.7 is reserved'],
    ['of another interface', '10.1.0.5', 'IP address 10.1.0.5 is not available'],
  ])('cannot have an address %s', async (_, ip, words) => {
    const other = await cloud.instance('other')
    await post('nic', {}, other.id)
    const { status, body } = await post('nic', { ip })
    expect([status, body.message]).toEqual([400, words])
  })

  it('is rejected while its subnet is exhausted', async () => {
    const [a, b, c] = [
      await cloud.instance('a'),
      await cloud.instance('b'),
      await cloud.instance('c'),
    ]
    const { body: nic } = await post('nic', {}, a.id)
    await post('nic', {}, b.id)
    const refused = await post('nic', {}, c.id)
    expect(refused.body.message).toBe('no IP addresses available for the interface')
    await cloud.del(`/v1/network-interfaces/${nic.id}`)
    expect((await post('nic', {}, c.id)).body.ip).toBe('10.1.0.5')
  })

  it('needs a unique name and subnet, and the VPC of the other interfaces', async () => {
    await post('nic')
    cloud.addSubnet('third', '10.3.0.0/24')
    expect((await post('nic', { subnet_name: 'third' })).body.message).toBe(
      'already exists: instance-network-interface "nic"',
    )
    expect((await post('more')).body.message).toBe(
      'each interface of an instance must be in a distinct subnet',
    )
    cloud.addVpc('far')
    const far = await post('more', { vpc_name: 'far', subnet_name: 'default' })
    expect(far.body.message).toBe('all interfaces of an instance must be in the same VPC')
  })

  it('is rejected as the ninth', async () => {
    for (let i = 2; i <= 9; i += 1) {
      cloud.addSubnet(`s${i}`, `10.${i}.0.0/24`)
      const { status } = await post(`n${i}`, { subnet_name: `s${i}` })
      expect(status).toBe(i < 9 ? 201 : 400)
    }
  })

  it('requires an existing network', async () => {
    expect((await post('nic', { vpc_name: 'lost' })).body.message).toBe(
      'not found: vpc with name "lost"',
    )
    expect((await post('nic', { subnet_name: 'lost' })).body.message).toBe(
      'not found: vpc-subnet with name "lost"',
    )
  })
})

describe('changing an interface', () => {
  it('unsets the transit IPs if they are omitted', async () => {
    const set = await put(first.id, { transit_ips: ['10.9.0.0/16', 'fd00::/64'] })
    expect(set.body.transit_ips).toEqual(['10.9.0.0/16', 'fd00::/64'])
    const { body } = await put(first.id, { name: 'renamed', description: 'now' })
    expect(body).toMatchObject({ name: 'renamed', description: 'now', transit_ips: [] })
  })

  it('can make another interface primary, but not unset the primary one', async () => {
    const { body: nic } = await post('nic')
    expect((await put(nic.id, { primary: true })).body.primary).toBe(true)
    expect((await see(first.id)).primary).toBe(false)
    expect((await put(nic.id, { primary: false })).body.primary).toBe(true)
  })

  it.each([
    ['10.9.0.1/16', 'transit IP block 10.9.0.1/16 has a non-zero host identifier'],
    ['224.1.0.0/16', 'transit IP block 224.1.0.0/16 is a multicast network'],
    ['ff02::/16', 'transit IP block ff02::/16 is a multicast network'],
    ['127.0.0.0/24', 'transit IP block 127.0.0.0/24 is a loopback network'],
    ['::1/128', 'transit IP block ::1/128 is a loopback network'],
    ['10.9.4.0/24', 'transit IP block 10.9.4.0/24 overlaps with another one'],
  ])('rejects the transit IP block %s', async (block, words) => {
    const { status, body } = await put(first.id, { transit_ips: ['10.9.0.0/16', block] })
    expect([status, body.message]).toEqual([400, words])
    expect(await see(first.id)).toEqual(first)
  })

  it('rejects the name of another one, but accepts its own', async () => {
    await post('nic')
    expect(gist(await put(first.id, { name: 'nic' }))).toBe('400 ObjectAlreadyExists')
    expect((await put(first.id, { name: first.name })).status).toBe(200)
  })
})

describe('deleting an interface', () => {
  it('requires the primary one to be deleted last', async () => {
    const { body: nic } = await post('nic')
    const { status, body } = await cloud.del(`/v1/network-interfaces/${first.id}`)
    expect(status).toBe(400)
    expect(body.message).toBe(
      'the primary interface may not be deleted while secondary interfaces exist',
    )
    expect((await cloud.del(`/v1/network-interfaces/${nic.id}`)).status).toBe(204)
    expect((await cloud.del(`/v1/network-interfaces/${first.id}`)).status).toBe(204)
  })
})

describe('interfaces', () => {
  it('are found by name with their instance, by ID without', async () => {
    const named = `/v1/network-interfaces/${first.name}`
    expect(await cloud.see(`${named}?instance=db&project=web`)).toEqual(first)
    expect(await cloud.see(`${named}?instance=${instance.id}`)).toEqual(first)
    expect(await see(first.id)).toEqual(first)
    expect(gist(await cloud.get(named))).toBe('400 InvalidRequest')
    expect(gist(await cloud.get(`${named}?instance=db`))).toBe('400 InvalidRequest')
    const both = `/v1/network-interfaces/${first.id}?instance=${instance.id}`
    expect(gist(await cloud.get(both))).toBe('400 InvalidRequest')
    expect((await cloud.get('/v1/network-interfaces')).status).toBe(400)
  })
})
