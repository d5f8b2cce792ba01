import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Seeded } from './support/seeded'

let cloud: Seeded
let sled: string

const PROBES = '/experimental/v1/probes'

beforeEach(async () => {
  cloud = openSeeded()
  sled = (await cloud.get('/v1/system/hardware/sleds')).body.items[0]!.id
  await cloud.post('/v1/projects', { name: 'lab', description: '' })
})

const post = (name: string, spec: object = {}, project = 'lab') =>
  cloud.post(`${PROBES}?project=${project}`, { name, description: '', sled, ...spec })
const see = async (name: string) => (await cloud.get(`${PROBES}/${name}?project=lab`)).body

describe('a new probe', () => {
  it('runs on a sled, in the default network, with an address of the default pool', async () => {
    const { status, body } = await post('finch', { description: 'first' })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: body.id,
      name: 'finch',
      description: 'first',
      sled,
      time_created: '2025-01-15T12:00:00.000Z',
      time_modified: '2025-01-15T12:00:00.000Z',
    })
    const info = await see('finch')
    expect(info).toMatchObject({
      id: body.id,
      name: 'finch',
      sled,
      external_ips: [{ kind: 'ephemeral', ip: '10.0.0.20', first_port: 0, last_port: 65535 }],
      interface: {
        kind: { type: 'probe', id: body.id },
        name: 'finch',
        ip: '172.30.0.5',
        subnet: '172.30.0.0/22',
        primary: true,
        slot: 0,
        transit_ips: [],
      },
    })
    const { mac, vni } = info['interface'] as { mac: string; vni: number }
    expect(mac).toMatch(/^A8:40:25:F[0-9A-E]:[0-9A-F]{2}:[0-9A-F]{2}$/)
    expect(vni).toBeGreaterThanOrEqual(1024)
    expect(vni).toBeLessThan(2 ** 24)
    expect((await cloud.get(`${PROBES}?project=lab`)).body.items).toEqual([info])
  })

  it('has the network of its VPC, and an address of its own', async () => {
    await post('finch')
    await post('wren', { ip_pool: 'ip-pool-2' })
    const [finch, wren] = [await see('finch'), await see('wren')]
    const [one, other] = [finch, wren].map(each => each['interface'] as Record<string, unknown>)
    expect(other!['vni']).toBe(one!['vni'])
    expect([one!['ip'], other!['ip']]).toEqual(['172.30.0.5', '172.30.0.6'])
    expect(wren['external_ips']).toMatchObject([{ ip: 'fd00::1' }])
    const instance = await cloud.post('/v1/instances?project=lab', {
      name: 'db',
      description: '',
      hostname: 'db',
      ncpus: 1,
      memory: 2 ** 30,
      start: false,
    })
    const nics = `/v1/network-interfaces?instance=${instance.body.id}`
    expect((await cloud.get(nics)).body.items).toMatchObject([{ ip: '172.30.0.7' }])
  })

  it('prevents its subnet from being deleted, but is not listed as an interface', async () => {
    await post('finch')
    const subnet = '/v1/vpc-subnets/default'
    const where = '?vpc=default&project=lab'
    expect((await cloud.delete(`${subnet}${where}`)).status).toBe(400)
    expect((await cloud.get(`${subnet}/network-interfaces${where}`)).body.items).toEqual([])
    expect((await cloud.delete(`${PROBES}/finch?project=lab`)).status).toBe(204)
    expect((await cloud.delete(`${subnet}${where}`)).status).toBe(204)
  })

  it('needs a name that is unique across projects', async () => {
    expect(gist(await post('canary'))).toBe(
      '400 ObjectAlreadyExists already exists: probe "canary"',
    )
    const other = `${PROBES}/canary?project=lab`
    expect(gist(await cloud.get(other))).toBe(
      '404 ObjectNotFound not found: probe with name "canary"',
    )
  })

  it('requires an existing sled, pool and default network', async () => {
    const nowhere = 'ffffffff-0000-4000-8000-000000000000'
    expect(gist(await post('finch', { sled: nowhere }))).toBe(
      `404 ObjectNotFound not found: sled with id "${nowhere}"`,
    )
    expect(gist(await post('finch', { ip_pool: 'ip-pool-4' }))).toBe(
      '404 ObjectNotFound not found: ip-pool with name "ip-pool-4"',
    )
    expect(gist(await post('finch', {}, 'mock-project'))).toBe(
      '404 ObjectNotFound not found: vpc with name "default"',
    )
    expect((await post('finch', { ip_pool: 'edge-pool' })).status).toBe(201)
    expect(gist(await post('wren', { ip_pool: 'edge-pool' }))).toBe(
      '507 InsufficientCapacity Insufficient capacity: No external IP addresses available',
    )
  })
})

describe('viewing probes', () => {
  it('requires the project, even by ID', async () => {
    const { id } = (await post('finch')).body
    expect((await cloud.get(`${PROBES}/${id}?project=lab`)).body.name).toBe('finch')
    expect(gist(await cloud.get(`${PROBES}/${id}`))).toBe(
      '400 unable to parse query string: missing field `project`',
    )
    expect((await cloud.get(`${PROBES}/${id}?project=mock-project`)).status).toBe(404)
  })
})

describe('probes', () => {
  it('can be used by collaborators of the project who can see the sled', async () => {
    const spec = { name: 'finch', description: '', sled }
    const inMock = `${PROBES}?project=mock-project`
    const collaborator = cloud.as('projectCollaborator')
    expect((await collaborator.get(inMock)).status).toBe(200)
    expect(gist(await collaborator.post(inMock, spec))).toBe(
      `404 ObjectNotFound not found: sled with id "${sled}"`,
    )
    expect((await cloud.as('projectViewer').post(inMock, spec)).status).toBe(403)
    expect((await cloud.as('fleetViewer').post(inMock, spec)).status).toBe(404)

    const canary = `${PROBES}/canary?project=rock-garden`
    expect((await cloud.as('siloViewer').get(canary)).status).toBe(200)
    expect((await cloud.as('siloViewer').delete(canary)).status).toBe(403)
    expect((await cloud.as('nobody').get(canary)).status).toBe(404)
    expect((await cloud.as('siloCollaborator').delete(canary)).status).toBe(204)
  })
})
