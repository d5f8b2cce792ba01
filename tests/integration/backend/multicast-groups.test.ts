import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Seeded } from './support/seeded'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded({ release: 23 })
})

const GROUPS = '/v1/multicast-groups'
const groupUrl = (group: string, instance = 'db1') =>
  `/v1/instances/${instance}/multicast-groups/${group}?project=mock-project`
const join = (group: string, body: object = {}, instance?: string) =>
  cloud.put(groupUrl(group, instance), body)
const names = async () => (await cloud.get(GROUPS)).body.items.map(({ name }) => name)

describe('a multicast group', () => {
  it('comes with its first member and goes with the last', async () => {
    const { status, body } = await join('chorus')
    expect([status, body['state'], body['multicast_ip']]).toEqual([201, 'Joining', '239.10.0.0'])
    expect(await names()).toEqual(['chorus', 'heartbeat'])
    cloud.clock.advance(3_000)
    expect((await cloud.get(`${GROUPS}/chorus`)).body).toMatchObject({
      state: 'Active',
      has_any_source_member: true,
    })
    expect((await cloud.delete(groupUrl('chorus'))).status).toBe(204)
    expect(await names()).toEqual(['heartbeat'])
    expect((await cloud.delete(groupUrl('heartbeat', 'db2'))).status).toBe(404)
  })

  it('is identified by name, address or ID', async () => {
    const [{ id } = { id: '' }] = (await cloud.get(GROUPS)).body.items
    for (const group of ['heartbeat', '239.10.0.1', id]) {
      expect((await cloud.get(`${GROUPS}/${group}`)).body.name).toBe('heartbeat')
    }
    expect((await join('239.10.0.9')).body['multicast_ip']).toBe('239.10.0.9')
    expect(gist(await join('239.11.0.1'))).toMatch(/in no multicast pool/)
    expect((await join('ffffffff-0000-4000-8000-000000000000')).status).toBe(404)
  })

  it('has the sources of its members', async () => {
    await join('heartbeat', { source_ips: ['10.1.1.1', '10.1.1.1'] })
    expect((await cloud.get(`${GROUPS}/heartbeat`)).body).toMatchObject({
      source_ips: ['10.0.0.9', '10.1.1.1'],
      has_any_source_member: false,
    })
    expect((await cloud.get(`${GROUPS}/heartbeat/members`)).body.items).toHaveLength(2)
    expect(gist(await join('heartbeat', { source_ips: ['fd00::1'] }))).toMatch(/another IP version/)
  })

  it('must have sources if it is source-specific', async () => {
    const { body: pool } = await cloud.post('/v1/system/ip-pools', {
      name: 'specific',
      description: '',
      pool_type: 'multicast',
    })
    const range = { first: '232.1.1.0', last: '232.1.1.9' }
    await cloud.post(`/v1/system/ip-pools/${pool.id}/ranges/add`, range)
    await cloud.post(`/v1/system/ip-pools/${pool.id}/silos`, {
      silo: 'maze-war',
      is_default: false,
    })
    expect(gist(await join('232.1.1.1'))).toMatch(/sources are required/)
    expect((await join('232.1.1.1', { source_ips: ['10.0.0.1'] })).status).toBe(201)
  })

  it('is joined by an instance when it is created', async () => {
    const body = {
      name: 'singer',
      description: '',
      hostname: 'singer',
      ncpus: 1,
      memory: 2 ** 30,
      network_interfaces: { type: 'none' },
      multicast_groups: [{ group: 'chorus' }],
    }
    const create = (json: object) => cloud.post('/v1/instances?project=mock-project', json)
    expect((await create(body)).status).toBe(201)
    expect((await cloud.get(`${GROUPS}/chorus/members`)).body.items).toHaveLength(1)
    const wrong = { ...body, name: 'mute', multicast_groups: [{ group: '239.99.0.1' }] }
    expect((await create(wrong)).status).toBe(400)
    expect((await cloud.get('/v1/instances/mute?project=mock-project')).status).toBe(404)
  })

  it('is joined and left by an update with a list of groups', async () => {
    const url = '/v1/instances/db1?project=mock-project'
    const { body: db1 } = await cloud.get(url)
    const sizes = { ncpus: db1['ncpus'], memory: db1['memory'], boot_disk: db1['boot_disk_id'] }
    const rest = { auto_restart_policy: null, cpu_platform: null, enable_jumbo_frames: false }
    const update = (change: object) => cloud.put(url, { ...sizes, ...rest, ...change })
    const joined = async () =>
      (await cloud.get('/v1/instances/db1/multicast-groups?project=mock-project')).body.items
        .map(member => member['multicast_ip'])
        .sort()
    await update({ multicast_groups: [{ group: '239.10.0.1' }, { group: 'chorus' }] })
    expect(await joined()).toEqual(['239.10.0.0', '239.10.0.1'])
    await update({})
    expect(await joined()).toHaveLength(2)
    expect((await update({ multicast_groups: [{ group: '239.99.0.1' }] })).status).toBe(400)
    expect(await joined()).toHaveLength(2)
    await update({ multicast_groups: [] })
    expect(await joined()).toEqual([])
    expect(await names()).toEqual(['heartbeat'])
  })

  it('is out of reach on a rack without multicast', async () => {
    const body = { name: 'no-multicast', description: '', hostname: 'none', ncpus: 1 }
    const rest = { memory: 2 ** 30, network_interfaces: { type: 'none' }, start: false }
    await cloud.post('/v1/instances?project=mock-project', { ...body, ...rest })
    const disabled = /^400 InvalidRequest multicast functionality is currently disabled/
    expect(gist(await join('heartbeat', {}, 'no-multicast'))).toMatch(disabled)
    const list = '/v1/instances/no-multicast/multicast-groups?project=mock-project'
    expect(gist(await cloud.get(list))).toMatch(disabled)
  })

  it('loses the instances that are deleted', async () => {
    await join('chorus', {}, 'you-fail')
    const url = '/v1/instances/you-fail?project=mock-project'
    expect((await cloud.delete(url)).status).toBe(204)
    expect(await names()).toEqual(['heartbeat'])
  })
})
