import { beforeEach, describe, expect, it } from 'vitest'
import { type Body, type Cloud, gist, openCloud, said } from './support/cloud'

let cloud: Cloud

const IN_DEFAULT = 'vpc=default&project=web'

beforeEach(async () => {
  cloud = await openCloud()
})

const post = (name: string, role?: 'viewer') =>
  cloud.post(`/v1/vpc-routers?${IN_DEFAULT}`, { name, description: '' }, role)
const make = async (name: string) => (await post(name)).body
const list = async () => (await cloud.see(`/v1/vpc-routers?${IN_DEFAULT}`)).items
const systemRouter = async () => (await list()).find(({ kind }) => kind === 'system') as Body

describe('routers', () => {
  it('are custom and empty when created', async () => {
    const { status, body } = await post('detour')
    expect([status, body['kind']]).toEqual([201, 'custom'])
    expect((await cloud.see(`/v1/vpc-router-routes?router=${body.id}`)).items).toEqual([])
    expect((await list()).map(({ name }) => name)).toEqual(['detour', 'system'])
    expect(said(await post('detour'))).toBe(
      '400 ObjectAlreadyExists already exists: vpc-router "detour"',
    )
  })

  it('can be renamed, including the system router', async () => {
    for (const router of [await make('detour'), await systemRouter()]) {
      const { status, body } = await cloud.put(`/v1/vpc-routers/${router.id}`, {
        name: `new-${router.name}`,
      })
      expect([status, body.name, body['kind']]).toEqual([200, `new-${router.name}`, router['kind']])
    }
    await make('other')
    expect(
      gist(await cloud.put(`/v1/vpc-routers/other?${IN_DEFAULT}`, { name: 'new-detour' })),
    ).toBe('400 ObjectAlreadyExists')
  })

  it('cannot be deleted if they are the system router', async () => {
    const { id } = await systemRouter()
    expect(said(await cloud.del(`/v1/vpc-routers/${id}`))).toBe(
      '400 InvalidRequest cannot delete system router',
    )
  })

  it('are deleted with their routes, and detached from subnets', async () => {
    const { id } = await make('detour')
    await cloud.make(`/v1/vpc-router-routes?router=${id}`, {
      name: 'dead-end',
      description: '',
      destination: { type: 'ip', value: '10.1.1.1' },
      target: { type: 'drop' },
    })
    const subnet = await cloud.make(`/v1/vpc-subnets?${IN_DEFAULT}`, {
      name: 'pit',
      description: '',
      ipv4_block: '10.1.1.0/24',
      custom_router: 'detour',
    })
    expect((await cloud.del(`/v1/vpc-routers/detour?${IN_DEFAULT}`)).status).toBe(204)
    expect((await cloud.see(`/v1/vpc-subnets/${subnet.id}`))['custom_router_id']).toBeNull()
    expect(cloud.db.routes.in(id)).toEqual([])
    expect(gist(await cloud.get(`/v1/vpc-routers/${id}`))).toBe('404 ObjectNotFound')
  })

  it('can be read by viewers and changed by collaborators', async () => {
    const { id } = await make('detour')
    expect(gist(await post('mine', 'viewer'))).toBe('403 Forbidden')
    expect((await cloud.get(`/v1/vpc-routers/${id}`, 'viewer')).status).toBe(200)
    expect(gist(await cloud.del(`/v1/vpc-routers/${id}`, 'viewer'))).toBe('403 Forbidden')
    expect(gist(await cloud.get(`/v1/vpc-routers/${id}`, 'stranger'))).toBe('404 ObjectNotFound')
    expect((await cloud.del(`/v1/vpc-routers/${id}`, 'collaborator')).status).toBe(204)
  })
})
