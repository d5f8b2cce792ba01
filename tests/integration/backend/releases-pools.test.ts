import { describe, expect, it } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { gist, type Json, openSeeded, type Seeded } from './support/seeded'

const POOLS = '/v1/system/ip-pools'

const create = async (rack: Seeded, name: string, kind: object = {}): Promise<Json> =>
  (await rack.post(POOLS, { name, description: '', ...kind })).body

const add = async (rack: Seeded, pool: string, first: string, last = first) =>
  gist(await rack.post(`${POOLS}/${pool}/ranges/add`, { first, last }))

const namesOf = async (rack: Seeded, query = '') =>
  (await rack.get(`${POOLS}?${query}`)).body.items.map(({ name }) => name)

describe('an IP pool', () => {
  it('has a utilization without IP version from release 17 on', async () => {
    const rack = openSeeded({ release: 17 })
    const { body } = await rack.get(`${POOLS}/edge-pool/utilization`)
    expect(body).toEqual({ capacity: 4, remaining: 1 })
  })

  it('takes IPv6 ranges from release 18 on', async () => {
    const v6 = { ip_version: 'v6' }
    const older = openSeeded({ release: 17 })
    expect(await create(older, 'six', v6)).toMatchObject({ ...v6, pool_type: 'unicast' })
    expect(await add(older, 'six', 'fd66::1')).toMatch(/not allowed yet/)
    const newer = openSeeded({ release: 18 })
    await create(newer, 'six', v6)
    expect(await add(newer, 'six', 'fd66::1', 'fd66::9')).toBe('201')
    expect(await add(newer, 'six', '198.18.0.1')).toMatch(/Cannot add an IPv4 range to an IPv6/)
  })

  it('has addresses of its type', async () => {
    const rack = openSeeded({ release: 18 })
    await create(rack, 'many', { pool_type: 'multicast' })
    expect(await add(rack, 'many', '198.18.0.1')).toMatch(/must be multicast/)
    expect(await add(rack, 'many', '232.1.0.1', '232.1.0.9')).toBe('201')
    expect(await add(rack, 'many', '239.1.0.1')).toMatch(/not both/)
    expect(await add(rack, 'ip-pool-3', '239.1.0.1')).toMatch(/must be unicast/)
  })
})

describe('a default pool', () => {
  const linked = async (release: Release) => {
    const rack = openSeeded({ release })
    await create(rack, 'other')
    await rack.post(`${POOLS}/other/silos`, { silo: 'maze-war', is_default: false })
    await rack.put(`${POOLS}/other/silos/maze-war`, { is_default: true })
    const { items } = (await rack.get('/v1/ip-pools')).body
    return items.filter(({ is_default }) => is_default).map(({ name }) => name)
  }

  it('is the only one of its silo before release 18', async () => {
    expect(await linked(17)).toEqual(['other'])
  })

  it('is the only one of its IP version and type from release 18 on', async () => {
    expect(await linked(18)).toEqual(['ip-pool-2', 'multicast-pool', 'other'])
  })
})

describe('the pool of the services', () => {
  const service = '/v1/system/ip-pools-service'

  it.each([14, 21] as const)('has its own operations in release %i', async release => {
    const rack = openSeeded({ release })
    expect((await rack.get(service)).body).toMatchObject({ name: 'service-pool' })
    expect(await namesOf(rack)).not.toContain('service-pool')
    expect((await rack.get(`${POOLS}/service-pool`)).status).toBe(404)
  })

  it('is a pool like others from release 22 on', async () => {
    const rack = openSeeded({ release: 22 })
    expect((await rack.get(service)).status).toBe(404)
    expect(await namesOf(rack, 'assignment=system_services')).toEqual(['service-pool'])
    expect(await namesOf(rack)).toContain('service-pool')
    const headers = { 'api-version': '2026061000.0.0' }
    expect((await rack.send('GET', service, { headers })).body).toMatchObject({
      name: 'service-pool',
    })
    const silo = { silo: 'maze-war', is_default: false }
    expect(gist(await rack.post(`${POOLS}/service-pool/silos`, silo))).toMatch(/system services/)
  })

  it('may get others beside it, but does not go', async () => {
    const rack = openSeeded({ release: 22 })
    const assign = async (pool: string, assignment: string) =>
      gist(await rack.post(`${POOLS}/${pool}/assignment`, { assignment }))
    expect(await assign('service-pool', 'silos')).toMatch(/last IP pool/)
    expect(await assign('ip-pool-1', 'system_services')).toMatch(/linked to silos/)
    expect(await assign('ip-pool-3', 'system_services')).toBe('200')
    expect(await assign('service-pool', 'silos')).toMatch(/in use/)
    expect(await assign('ip-pool-3', 'silos')).toBe('200')
  })
})

describe('a floating IP of release 18', () => {
  const make = async (rack: Seeded, name: string, address_allocator: object) =>
    rack.post('/v1/floating-ips?project=mock-project', { name, description: '', address_allocator })

  it('has the pool of its address', async () => {
    const rack = openSeeded({ release: 18 })
    const { id } = (await rack.get(`${POOLS}/edge-pool`)).body
    expect(
      (await make(rack, 'given', { type: 'explicit', ip: '198.51.100.3' })).body,
    ).toMatchObject({ ip: '198.51.100.3', ip_pool_id: id })
    expect((await make(rack, 'outside', { type: 'explicit', ip: '192.0.2.1' })).status).toBe(400)
  })

  it('is attached to an instance with a private address of its version', async () => {
    const rack = openSeeded({ release: 18 })
    const pool_selector = { type: 'auto', ip_version: 'v6' }
    await make(rack, 'six', { type: 'auto', pool_selector })
    const url = '/v1/floating-ips/six/attach?project=mock-project'
    const attach = { kind: 'instance', parent: 'db1' }
    expect(gist(await rack.post(url, attach))).toMatch(/has no private IPv6 address/)
  })
})
