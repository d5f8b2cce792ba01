import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Seeded } from './support/seeded'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded({ release: 23 })
})

const POOLS = '/v1/system/subnet-pools'
const ROUTED = `${POOLS}/routed-subnets`
const SUBNETS = '/v1/external-subnets'

const create = (name: string, allocator: object, project = 'mock-project') =>
  cloud.post(`${SUBNETS}?project=${project}`, { name, description: '', allocator })

const auto = (prefix_length: number, pool_selector?: object) => ({
  type: 'auto',
  prefix_length,
  ...(pool_selector && { pool_selector }),
})

const v4 = { type: 'auto', ip_version: 'v4' }

describe('a subnet pool', () => {
  const add = (member: object, pool = ROUTED) => cloud.post(`${pool}/members/add`, member)

  it('counts addresses', async () => {
    const { capacity, remaining } = (await cloud.get(`${ROUTED}/utilization`)).body
    expect([capacity, remaining]).toEqual([65_536 + 256, 65_536 + 256 - 512 - 1])
  })

  it('has members of its own IP version that do not overlap', async () => {
    const { status, body } = await add({ subnet: '192.0.2.0/24' })
    expect([status, body['min_prefix_length'], body['max_prefix_length']]).toEqual([201, 24, 32])
    expect(gist(await add({ subnet: '192.0.2.128/25' }))).toMatch(/overlaps with existing member/)
    expect(gist(await add({ subnet: '198.51.100.0/24' }))).toMatch(/overlaps with IP range/)
    expect(gist(await add({ subnet: 'fd00:1::/48' }))).toMatch(/Cannot add an IPv6 subnet/)
    expect(gist(await add({ subnet: '192.88.99.1/24' }))).toMatch(/has host bits set/)
  })

  it.each([
    [8, null, /smaller than that of the subnet/],
    [24, 20, /larger than the maximum/],
    [null, 33, /larger than 32/],
  ])('limits prefix lengths, unlike %s to %s', async (min, max, message) => {
    const member = { subnet: '10.200.0.0/16', min_prefix_length: min, max_prefix_length: max }
    expect(gist(await add(member))).toMatch(message)
  })

  it('keeps members that are in use, and is deleted without members', async () => {
    const remove = (subnet: string) => cloud.post(`${ROUTED}/members/remove`, { subnet })
    expect(gist(await remove('100.64.0.0/16'))).toMatch(/external subnets are allocated/)
    expect((await remove('100.65.0.0/16')).status).toBe(400)
    expect(gist(await cloud.delete(ROUTED))).toMatch(/cannot be deleted while it has members/)
    expect((await cloud.delete(`${POOLS}/spare-subnets`)).status).toBe(204)
  })

  it('is the default of a silo for its IP version', async () => {
    const silos = `${POOLS}/spare-subnets/silos`
    const { status } = await cloud.put(`${silos}/maze-war`, { is_default: true })
    const pools = (await cloud.get('/v1/subnet-pools')).body.items
    expect([status, pools.filter(pool => pool['is_default']).map(({ name }) => name)]).toEqual([
      200,
      ['routed-subnets-6', 'spare-subnets'],
    ])
    expect(gist(await cloud.post(silos, { silo: 'maze-war', is_default: false }))).toMatch(
      /already exists: subnet-pool-resource/,
    )
  })

  it('cannot be unlinked while the silo has subnets of it', async () => {
    expect((await cloud.delete(`${ROUTED}/silos/maze-war`)).status).toBe(400)
    expect((await cloud.delete(`${ROUTED}/silos/myriad`)).status).toBe(204)
  })

  it('is changed by fleet admins only', async () => {
    const viewer = cloud.as('fleetViewer')
    expect((await viewer.get(ROUTED)).status).toBe(200)
    expect((await viewer.delete(ROUTED)).status).toBe(403)
    expect((await cloud.as('nobody').get(ROUTED)).status).toBe(403)
  })
})

describe('an external subnet', () => {
  it('is the lowest free block of its size', async () => {
    const subnets = []
    for (const [index, length] of [24, 26, 24, 23].entries()) {
      subnets.push((await create(`net-${index}`, auto(length, v4))).body['subnet'])
    }
    expect(subnets).toEqual(['100.64.2.0/24', '100.64.3.0/26', '100.64.4.0/24', '100.64.6.0/23'])
  })

  it('takes the place of a deleted one', async () => {
    await cloud.delete(`${SUBNETS}/idle-net?project=mock-project`)
    expect((await create('next', auto(24, v4))).body['subnet']).toBe('100.64.1.0/24')
  })

  it('comes from a default pool of one IP version', async () => {
    expect(gist(await create('any', auto(24)))).toMatch(/several default subnet pools/)
    expect((await create('six', auto(64, { ...v4, ip_version: 'v6' }))).body['subnet']).toBe(
      'fd10:aa::/64',
    )
    expect(gist(await create('wide', auto(19, v4)))).toMatch(/no member .* allows/)
  })

  it('is refused when the pool is exhausted', async () => {
    const codes = []
    for (let index = 0; index < 17; index++) {
      codes.push((await create(`large-${index}`, auto(20, v4))).status)
    }
    expect(codes.filter(code => code === 201)).toHaveLength(15)
    expect(codes.at(-1)).toBe(507)
  })

  it('may be given exactly', async () => {
    const exact = (subnet: string) => create('exact', { type: 'explicit', subnet })
    expect(gist(await exact('100.64.0.0/28'))).toMatch(/overlaps with an existing/)
    expect(gist(await exact('192.0.2.0/24'))).toMatch(/in no subnet pool/)
    expect(gist(await exact('100.64.0.0/18'))).toMatch(/outside of the limits/)
    expect(gist(await exact('100.64.9.1/24'))).toMatch(/host bits/)
    expect((await exact('100.64.9.0/24')).status).toBe(201)
  })

  it('is attached to one instance of its project', async () => {
    const at = (name: string, verb: string) => `${SUBNETS}/${name}/${verb}?project=mock-project`
    const attach = (instance: string) => cloud.post(at('idle-net', 'attach'), { instance })
    expect((await attach('db1')).status).toBe(202)
    expect(gist(await attach('db2'))).toMatch(/attached to another instance/)
    const held = await cloud.get('/v1/instances/db1/external-subnets?project=mock-project')
    expect(held.body.items.map(({ name }) => name)).toEqual(['cluster-net', 'idle-net'])
    const url = `${SUBNETS}/idle-net?project=mock-project`
    expect(gist(await cloud.delete(url))).toMatch(/while attached/)
    const detached = await cloud.send('POST', at('idle-net', 'detach'))
    expect([detached.status, detached.body['instance_id']]).toEqual([202, null])
    expect((await cloud.delete(url)).status).toBe(204)
  })
})

describe('on release 18', () => {
  const old = { 'api-version': '2026021301.0.0' }

  it('utilization has the allocated addresses, and the allocator a shorter field', async () => {
    const { body } = await cloud.send('GET', `${ROUTED}/utilization`, { headers: old })
    expect(body).toEqual({ allocated: 513, capacity: 65_792 })
    const allocator = { type: 'auto', prefix_len: 24, pool_selector: v4 }
    const made = await cloud.send('POST', `${SUBNETS}?project=mock-project`, {
      headers: old,
      json: { name: 'older', description: '', allocator },
    })
    expect([made.status, made.body['subnet']]).toEqual([201, '100.64.2.0/24'])
  })
})
