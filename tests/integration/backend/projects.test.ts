import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Json, type Seeded } from './support/seeded'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded()
})

const items = async (url: string) => (await cloud.get(url)).body.items
const create = (name: string, description = '') => cloud.post('/v1/projects', { name, description })

describe('a new project', () => {
  let vpc: Json

  beforeEach(async () => {
    await create('web')
    ;[vpc] = (await items('/v1/vpcs?project=web')) as [Json]
  })

  it('has one VPC', async () => {
    expect(await items('/v1/vpcs?project=web')).toHaveLength(1)
    expect(vpc).toMatchObject({ name: 'default', dns_name: 'default' })
    expect(vpc['ipv6_prefix']).toMatch(/^fd[0-9a-f:]+::\/48$/)
  })

  it('has one subnet, with the first block of the prefix', async () => {
    const prefix = String(vpc['ipv6_prefix'])
    expect(await items(`/v1/vpc-subnets?vpc=${vpc.id}`)).toMatchObject([
      {
        name: 'default',
        ipv4_block: '172.30.0.0/22',
        ipv6_block: prefix.replace('/48', '/64'),
        custom_router_id: null,
      },
    ])
  })

  it('has one system router with three routes', () => {
    const { db } = cloud.backend.backendState
    const routers = db.routers.in(vpc.id)
    expect(routers).toMatchObject([{ name: 'system', kind: 'system', id: vpc['system_router_id'] }])
    expect(db.routes.in(routers[0]!.id)).toMatchObject([
      {
        name: 'default',
        kind: 'vpc_subnet',
        destination: { type: 'subnet', value: 'default' },
        target: { type: 'subnet', value: 'default' },
      },
      {
        name: 'default-v4',
        kind: 'default',
        destination: { type: 'ip_net', value: '0.0.0.0/0' },
        target: { type: 'internet_gateway', value: 'default' },
      },
      { name: 'default-v6', destination: { type: 'ip_net', value: '::/0' } },
    ])
  })

  it("has one gateway, attached to the silo's default pool", async () => {
    const { db } = cloud.backend.backendState
    const gateways = db.gateways.in(vpc.id)
    expect(gateways).toMatchObject([{ name: 'default' }])
    const pool = (await cloud.get('/v1/ip-pools/ip-pool-1')).body
    expect(db.gatewayPools.in(gateways[0]!.id)).toMatchObject([
      { name: 'default', ipPoolId: pool.id },
    ])
  })

  it('has three firewall rules', () => {
    const here = { type: 'vpc', value: 'default' }
    const rule = {
      direction: 'inbound',
      action: 'allow',
      priority: 65534,
      status: 'enabled',
      targets: [here],
    }
    expect(cloud.backend.backendState.db.firewallRules.in(vpc.id)).toMatchObject([
      {
        ...rule,
        name: 'allow-icmp',
        filters: { protocols: [{ type: 'icmp', value: null }], hosts: null, ports: null },
      },
      { ...rule, name: 'allow-internal-inbound', filters: { hosts: [here] } },
      { ...rule, name: 'allow-ssh', filters: { protocols: [{ type: 'tcp' }], ports: ['22'] } },
    ])
  })
})

describe('a project', () => {
  it('needs a unique name', async () => {
    expect(gist(await create('mock-project'))).toBe(
      '400 ObjectAlreadyExists already exists: project "mock-project"',
    )
  })

  it('has a description of up to 512 characters', async () => {
    expect((await create('one', 'é'.repeat(512))).status).toBe(201)
    const answer = await create('two', 'x'.repeat(513))
    expect(gist(answer)).toMatch(/^400 InvalidValue unsupported value for "description": /)
  })

  it('updates only the given fields, and its time of modification', async () => {
    const before = (await cloud.get('/v1/projects/mock-project')).body
    cloud.clock.advance(1_000)
    const { body } = await cloud.put('/v1/projects/mock-project', { description: null })
    expect(body).toEqual({ ...before, time_modified: '2025-01-15T12:00:01.000Z' })
    const renamed = (await cloud.put('/v1/projects/mock-project', { name: 'renamed' })).body
    expect(renamed).toMatchObject({ id: before.id, name: 'renamed', description: 'a fake project' })
    expect((await cloud.get('/v1/projects/mock-project')).status).toBe(404)
  })

  it("cannot take another's name, but can keep its own", async () => {
    const rename = (name: string) => cloud.put('/v1/projects/mock-project', { name })
    expect(gist(await rename('other-project'))).toBe(
      '400 ObjectAlreadyExists already exists: project "other-project"',
    )
    expect((await rename('mock-project')).status).toBe(200)
  })

  it('cannot be deleted while it has contents', async () => {
    const drop = async (name: string) => gist(await cloud.delete(`/v1/projects/${name}`))
    const refused = '400 InvalidRequest project to be deleted contains'
    expect(await drop('mock-project')).toBe(`${refused} an instance: db1`)
    expect(await drop('blank-slate')).toBe(`${refused} a vpc: default`)
  })

  it('can be deleted when empty, which frees its name', async () => {
    const { id } = (await create('web')).body
    const { db } = cloud.backend.backendState
    for (const vpc of db.vpcs.in(id)) db.vpcs.remove(vpc.id)
    expect((await cloud.delete('/v1/projects/web')).status).toBe(204)
    expect((await cloud.get(`/v1/projects/${id}`)).status).toBe(404)
    expect((await create('web')).status).toBe(201)
  })

  it.each([
    ['error-403', '403 Forbidden Forbidden'],
    ['error-503', '503 ServiceNotAvailable Service Unavailable'],
  ])('named %s cannot be viewed', async (name, answer) => {
    expect(gist(await cloud.get(`/v1/projects/${name}`))).toBe(answer)
  })
})
