import { beforeEach, describe, expect, it } from 'vitest'
import { gist, type Json, openSeeded, type Seeded } from './support/seeded'

let cloud: Seeded
let lagoon: Json

const POOLS = '/v1/system/ip-pools'

beforeEach(async () => {
  cloud = openSeeded()
  lagoon = (await cloud.post(POOLS, { name: 'lagoon', description: '' })).body
})

const link = (pool: string, silo: string, is_default: boolean) =>
  cloud.post(`${POOLS}/${pool}/silos`, { silo, is_default })
const update = (pool: string, silo: string, is_default: boolean) =>
  cloud.put(`${POOLS}/${pool}/silos/${silo}`, { is_default })
const unlink = (pool: string, silo: string) => cloud.delete(`${POOLS}/${pool}/silos/${silo}`)

/** The pools of a silo, with a star after the default one. */
const poolsOf = async (silo: string) =>
  (await cloud.get(`/v1/system/silos/${silo}/ip-pools`)).body.items.map(
    pool => `${pool.name}${pool['is_default'] ? '*' : ''}`,
  )

/** The pools attached to a gateway of the operator's silo, by name of the attachment. */
const attached = async (where: string) => {
  const { items } = (await cloud.get(`/v1/internet-gateway-ip-pools?${where}`)).body
  return Object.fromEntries(items.map(each => [each.name, each['ip_pool_id']]))
}
const BORN = 'gateway=default&vpc=default&project=rock-garden'

describe('linking', () => {
  it('makes the pool available to the silo', async () => {
    const { status, body } = await link('lagoon', 'maze-war', false)
    const silo = (await cloud.get('/v1/system/silos/maze-war')).body
    expect([status, body]).toEqual([
      201,
      { ip_pool_id: lagoon.id, silo_id: silo.id, is_default: false },
    ])
    expect(await poolsOf('maze-war')).toEqual(['edge-pool', 'ip-pool-1*', 'ip-pool-2', 'lagoon'])
    expect((await cloud.get('/v1/ip-pools/lagoon')).body).toMatchObject({ is_default: false })
    expect((await cloud.get(`${POOLS}/lagoon/silos`)).body.items).toEqual([body])
  })

  it('happens once', async () => {
    await link('lagoon', 'maze-war', false)
    const taken = '400 ObjectAlreadyExists already exists: ip-pool-resource "maze-war"'
    expect(gist(await link('lagoon', 'maze-war', false))).toBe(taken)
    expect(gist(await link(lagoon.id, 'maze-war', true))).toBe(taken)
  })

  it('rejects a second default', async () => {
    expect(gist(await link('lagoon', 'maze-war', true))).toBe(
      '400 ObjectAlreadyExists already exists: ip-pool-resource "maze-war"',
    )
    expect(await poolsOf('maze-war')).toEqual(['edge-pool', 'ip-pool-1*', 'ip-pool-2'])
  })

  it('requires an existing silo', async () => {
    expect(gist(await link('lagoon', 'nowhere', false))).toBe(
      '404 ObjectNotFound not found: silo with name "nowhere"',
    )
  })

  it('attaches a default pool to the default gateways of VPCs', async () => {
    const first = (await cloud.get(`${POOLS}/ip-pool-1`)).body.id
    expect(await attached(BORN)).toEqual({ default: first })
    await update('ip-pool-1', 'maze-war', false)
    await link('lagoon', 'maze-war', true)
    expect(await attached(BORN)).toEqual({ default: first, lagoon: lagoon.id })
    expect(await attached('gateway=nowhere&vpc=strata&project=rock-garden')).toEqual({})

    await cloud.post('/v1/projects', { name: 'fresh', description: '' })
    expect(await attached('gateway=default&vpc=default&project=fresh')).toEqual({
      default: lagoon.id,
    })
  })
})

describe('the default of a silo', () => {
  it('is replaced by another one', async () => {
    await link('lagoon', 'maze-war', false)
    const { status, body } = await update('lagoon', 'maze-war', true)
    expect([status, body['is_default']]).toEqual([200, true])
    expect(await poolsOf('maze-war')).toEqual(['edge-pool', 'ip-pool-1', 'ip-pool-2', 'lagoon*'])
    expect((await update('lagoon', 'maze-war', true)).body['is_default']).toBe(true)
    expect(await poolsOf('maze-war')).toEqual(['edge-pool', 'ip-pool-1', 'ip-pool-2', 'lagoon*'])
  })

  it('can be unset', async () => {
    expect((await update('ip-pool-1', 'maze-war', false)).body['is_default']).toBe(false)
    expect(await poolsOf('maze-war')).toEqual(['edge-pool', 'ip-pool-1', 'ip-pool-2'])
    const floatingIps = '/v1/floating-ips?project=mock-project'
    expect(gist(await cloud.post(floatingIps, { name: 'buoy', description: '' }))).toBe(
      '404 ObjectNotFound not found: default IP pool for current silo',
    )
  })

  it('does not affect other silos', async () => {
    await link('lagoon', 'myriad', true)
    expect(await poolsOf('maze-war')).toContain('ip-pool-1*')
    expect(await poolsOf('myriad')).toEqual(['lagoon*'])
  })

  it('requires a link', async () => {
    expect(gist(await update('lagoon', 'maze-war', true))).toBe(
      '404 ObjectNotFound not found: ip-pool-resource of IP pool "lagoon" and silo "maze-war"',
    )
  })
})

describe('unlinking', () => {
  it('removes the pool from the silo and its gateways', async () => {
    await update('ip-pool-1', 'maze-war', false)
    await link('lagoon', 'maze-war', true)
    expect((await unlink(lagoon.id, 'maze-war')).status).toBe(204)
    expect(await poolsOf('maze-war')).toEqual(['edge-pool', 'ip-pool-1', 'ip-pool-2'])
    expect(Object.keys(await attached(BORN))).toEqual(['default'])
    expect(gist(await unlink('lagoon', 'maze-war'))).toBe(
      '404 ObjectNotFound not found: ip-pool-resource of IP pool "lagoon" and silo "maze-war"',
    )
  })

  it('is rejected while the silo uses an address of the pool', async () => {
    const inUse = '400 InvalidRequest IP addresses from this pool are in use in the linked silo'
    expect(gist(await unlink('ip-pool-1', 'maze-war'))).toBe(inUse)
    expect(gist(await unlink('edge-pool', 'maze-war'))).toBe(inUse)
    expect((await unlink('edge-pool', 'pocket-lab')).status).toBe(204)

    const floating = ['front-door', 'spare-key'].map(name => `${name}?project=rock-garden`)
    await cloud.post(`/v1/floating-ips/front-door/detach?project=rock-garden`)
    for (const path of floating) await cloud.delete(`/v1/floating-ips/${path}`)
    expect(gist(await unlink('edge-pool', 'maze-war'))).toBe(inUse)
    await cloud.delete('/experimental/v1/probes/canary?project=rock-garden')
    expect((await unlink('edge-pool', 'maze-war')).status).toBe(204)
  })
})
