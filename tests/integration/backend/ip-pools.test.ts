import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Person, type Seeded } from './support/seeded'

let cloud: Seeded

const POOLS = '/v1/system/ip-pools'

beforeEach(() => {
  cloud = openSeeded()
})

const make = async (name: string) => (await cloud.post(POOLS, { name, description: '' })).body
const utilization = async (pool: string) => (await cloud.get(`${POOLS}/${pool}/utilization`)).body

describe('a pool', () => {
  it('is empty when created', async () => {
    const { status, body } = await cloud.post(POOLS, { name: 'lagoon', description: 'shallow' })
    expect(status).toBe(201)
    expect(Object.keys(body).toSorted()).toEqual([
      'description',
      'id',
      'name',
      'time_created',
      'time_modified',
    ])
    expect((await cloud.get(`${POOLS}/lagoon/ranges`)).body.items).toEqual([])
    expect((await cloud.get(`${POOLS}/lagoon/silos`)).body.items).toEqual([])
    expect(await utilization('lagoon')).toEqual({
      ipv4: { allocated: 0, capacity: 0 },
      ipv6: { allocated: '0', capacity: '0' },
    })
  })

  it("needs a unique name, also different from the control plane's pool", async () => {
    const { id } = await make('lagoon')
    for (const name of ['ip-pool-1', 'service-pool']) {
      const taken = `400 ObjectAlreadyExists already exists: ip-pool "${name}"`
      expect(gist(await cloud.post(POOLS, { name, description: '' }))).toBe(taken)
      expect(gist(await cloud.put(`${POOLS}/${id}`, { name }))).toBe(taken)
    }
  })

  it('updates its name and description', async () => {
    const { id } = await make('lagoon')
    const { body } = await cloud.put(`${POOLS}/lagoon`, { name: 'reef', description: 'steep' })
    expect(body).toMatchObject({ id, name: 'reef', description: 'steep' })
    expect((await cloud.put(`${POOLS}/reef`, {})).body).toMatchObject({
      name: 'reef',
      description: 'steep',
    })
  })

  it('cannot be deleted while it has ranges', async () => {
    const range = { first: '192.0.2.1', last: '192.0.2.9' }
    await make('lagoon')
    await cloud.post(`${POOLS}/lagoon/ranges/add`, range)
    expect(gist(await cloud.delete(`${POOLS}/lagoon`))).toBe(
      '400 InvalidRequest IP Pool cannot be deleted while it contains IP ranges',
    )
    await cloud.post(`${POOLS}/lagoon/ranges/remove`, range)
    expect((await cloud.delete(`${POOLS}/lagoon`)).status).toBe(204)
    expect(gist(await cloud.get(`${POOLS}/lagoon`))).toBe(
      '404 ObjectNotFound not found: ip-pool with name "lagoon"',
    )
  })

  it('is deleted with its links, and detached from gateways', async () => {
    await make('lagoon')
    await cloud.post(`${POOLS}/lagoon/silos`, { silo: 'maze-war', is_default: false })
    const gateway = 'gateway=internet-gateway-2&vpc=mock-vpc&project=mock-project'
    const spec = { name: 'tide', description: '', ip_pool: 'lagoon' }
    const attachments = `/v1/internet-gateway-ip-pools?${gateway}`
    expect((await cloud.post(attachments, spec)).status).toBe(201)
    expect((await cloud.delete(`${POOLS}/lagoon`)).status).toBe(204)
    const linked = (await cloud.get('/v1/system/silos/maze-war/ip-pools')).body.items
    expect(linked.map(({ name }) => name)).not.toContain('lagoon')
    const left = (await cloud.get(attachments)).body.items
    expect(left.map(({ name }) => name)).toEqual(['igw-pool-2'])
  })
})

describe("the control plane's pool", () => {
  const service = async () => (await cloud.get('/v1/system/ip-pools-service')).body

  it('is found by its own operations only', async () => {
    const { id, name } = await service()
    for (const key of [id, name]) {
      for (const [method, path, json] of [
        ['GET', '', undefined],
        ['PUT', '', {}],
        ['DELETE', '', undefined],
        ['GET', '/ranges', undefined],
        ['POST', '/ranges/add', { first: '192.0.2.1', last: '192.0.2.1' }],
        ['POST', '/silos', { silo: 'maze-war', is_default: false }],
      ] as const) {
        const answer = await cloud.send(method, `${POOLS}/${key}${path}`, { json })
        expect([method, path, answer.body.error_code]).toEqual([method, path, 'ObjectNotFound'])
      }
    }
  })

  it('returns its utilization by ID', async () => {
    const { id } = await service()
    expect(await utilization(id)).toMatchObject({ ipv4: { allocated: 0, capacity: 16 } })
  })
})

describe('utilization', () => {
  it('counts more than 64 bits can hold', async () => {
    expect(await utilization('vast-pool')).toEqual({
      ipv4: { allocated: 0, capacity: 0 },
      ipv6: { allocated: '0', capacity: '309485009821345068724781056' },
    })
    await make('all')
    const everything = { first: '4000::', last: '7fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff' }
    await cloud.post(`${POOLS}/all/ranges/add`, everything)
    expect((await utilization('all'))['ipv6']).toEqual({
      allocated: '0',
      capacity: '85070591730234615865843651857942052864',
    })
  })

  it('counts the addresses of probes', async () => {
    const { body } = await cloud.get('/experimental/v1/probes/canary?project=rock-garden')
    expect(body['external_ips']).toMatchObject([{ ip: '198.51.100.2', kind: 'ephemeral' }])
    expect((await utilization('edge-pool'))['ipv4']).toEqual({ allocated: 3, capacity: 4 })
    await cloud.delete('/experimental/v1/probes/canary?project=rock-garden')
    expect((await utilization('edge-pool'))['ipv4']).toEqual({ allocated: 2, capacity: 4 })
  })
})

describe('pools', () => {
  const writes = [
    ['POST', '', { name: 'mine', description: '' }],
    ['PUT', '/edge-pool', {}],
    ['DELETE', '/edge-pool', undefined],
    ['POST', '/edge-pool/ranges/add', { first: '192.0.2.1', last: '192.0.2.1' }],
    ['POST', '/edge-pool/ranges/remove', { first: '198.51.100.0', last: '198.51.100.3' }],
    ['POST', '/edge-pool/silos', { silo: 'myriad', is_default: false }],
    ['PUT', '/edge-pool/silos/maze-war', { is_default: true }],
    ['DELETE', '/edge-pool/silos/maze-war', undefined],
  ] as const
  const reads = [
    '',
    '/edge-pool',
    '/edge-pool/ranges',
    '/edge-pool/silos',
    '/edge-pool/utilization',
  ]

  const attempt = async (person: Person, method: string, path: string, json?: unknown) =>
    (await cloud.as(person).send(method, `${POOLS}${path}`, { json })).status

  it('are read-only for fleet viewers', async () => {
    for (const path of reads) expect(await attempt('fleetViewer', 'GET', path)).toBe(200)
    for (const [method, path, json] of writes) {
      expect([method, path, await attempt('fleetViewer', method, path, json)]).toEqual([
        method,
        path,
        403,
      ])
    }
    expect(await attempt('fleetViewer', 'DELETE', '/no-such-pool')).toBe(404)
  })

  it('are hidden from everybody else', async () => {
    for (const path of reads) expect(await attempt('siloCollaborator', 'GET', path)).toBe(403)
    for (const [method, path, json] of writes) {
      expect(await attempt('siloCollaborator', method, path, json)).toBe(403)
    }
  })
})
