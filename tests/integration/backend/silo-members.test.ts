import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Seeded } from './support/seeded'
import { PUBLIC_KEY } from '#tests/support/ssh-key'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded()
})

const ABSENT = 'ffffffff-0000-4000-8000-000000000000'

describe('users and groups', () => {
  it("are those of the caller's silo", async () => {
    const users = (await cloud.get('/v1/users')).body.items
    expect(users.map(user => user['display_name'])).toContain('Ada Quarry')
    expect(users.map(user => user['display_name'])).not.toContain('Mirek Opal')
    const groups = (await cloud.get('/v1/groups')).body.items
    expect(groups.map(group => group['display_name'])).not.toContain('simulants')
  })

  it('can be filtered by group', async () => {
    const groups = (await cloud.get('/v1/groups')).body.items
    const members = async (name: string) => {
      const { id } = groups.find(group => group['display_name'] === name)!
      return (await cloud.get(`/v1/users?group=${id}`)).body.items.map(user => user['display_name'])
    }
    expect(await members('web-devs')).toEqual(['Ada Quarry', 'Greta Schist'])
    expect(await members('night-shift')).toEqual([])
    expect(gist(await cloud.get(`/v1/users?group=${ABSENT}`))).toBe(
      `404 ObjectNotFound not found: silo-group with id "${ABSENT}"`,
    )
  })

  it('of any silo are visible to operators', async () => {
    const users = (await cloud.get('/v1/system/users?silo=pocket-lab')).body.items
    expect(users.map(user => user['display_name'])).toEqual(['pim', 'quinn'])
    const [pim] = users
    expect((await cloud.get(`/v1/system/users/${pim!.id}?silo=pocket-lab`)).status).toBe(200)
    expect(gist(await cloud.get(`/v1/system/users/${pim!.id}?silo=maze-war`))).toBe(
      `404 ObjectNotFound not found: silo-user with id "${pim!.id}"`,
    )
  })
})

describe('an SSH key', () => {
  const KEYS = '/v1/me/ssh-keys'
  const key = { name: 'laptop', description: '', public_key: PUBLIC_KEY }

  it('belongs to its creator, unchanged', async () => {
    const { status, body } = await cloud.post(KEYS, key)
    const me = (await cloud.get('/v1/me')).body
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...key, silo_user_id: me.id })
    expect((await cloud.get(`${KEYS}/laptop`)).body).toEqual(body)
    expect((await cloud.as('siloViewer').get(KEYS)).body.items).toEqual([])
    expect((await cloud.as('siloViewer').post(KEYS, key)).status).toBe(201)
  })

  it("needs a unique name among the user's keys", async () => {
    expect(gist(await cloud.post(KEYS, { ...key, name: 'mac-mini' }))).toBe(
      '400 ObjectAlreadyExists already exists: ssh-key "mac-mini"',
    )
  })

  it('may have 1023 characters', async () => {
    const { status, body } = await cloud.post(KEYS, { ...key, public_key: 'x'.repeat(1024) })
    expect([status, body.error_code]).toEqual([400, 'InvalidValue'])
  })

  it('is removed from instances when it is deleted', async () => {
    const ofDb1 = '/v1/instances/db1/ssh-public-keys?project=mock-project'
    expect((await cloud.get(ofDb1)).body.items).toHaveLength(2)
    expect((await cloud.delete(`${KEYS}/mac-mini`)).status).toBe(204)
    expect((await cloud.get(ofDb1)).body.items.map(each => each.name)).toEqual(['m1-macbook-pro'])
  })
})

describe('IP pools', () => {
  it('of a silo tell which is its default', async () => {
    const pools = (await cloud.get('/v1/ip-pools')).body.items
    expect(pools.map(pool => [pool.name, pool['is_default']])).toEqual([
      ['edge-pool', false],
      ['ip-pool-1', true],
      ['ip-pool-2', false],
    ])
    expect((await cloud.get('/v1/system/silos/maze-war/ip-pools')).body.items).toEqual(pools)
  })

  it("are all visible to operators, except the control plane's", async () => {
    const names = (await cloud.get('/v1/system/ip-pools')).body.items.map(pool => pool.name)
    expect(names).toEqual([
      'edge-pool',
      'ip-pool-1',
      'ip-pool-2',
      'ip-pool-3',
      'ip-pool-4',
      'vast-pool',
    ])
    expect((await cloud.get('/v1/system/ip-pools-service')).body.name).toBe('service-pool')
    expect((await cloud.get('/v1/system/ip-pools-service/ranges')).body.items).toHaveLength(1)
  })

  it.each([
    ['ip-pool-1', [6, 24], ['0', '0']],
    ['ip-pool-2', [0, 0], ['0', '32']],
    ['ip-pool-3', [0, 0], ['0', '0']],
    ['ip-pool-4', [0, 207], ['0', '18446744073709551615']],
    ['edge-pool', [3, 4], ['0', '0']],
  ])('have address counts: %s', async (pool, [v4, v4s], [v6, v6s]) => {
    expect((await cloud.get(`/v1/system/ip-pools/${pool}/utilization`)).body).toEqual({
      ipv4: { allocated: v4, capacity: v4s },
      ipv6: { allocated: v6, capacity: v6s },
    })
  })

  it('count an address less when it is released', async () => {
    await cloud.delete('/v1/floating-ips/rootbeer-float?project=mock-project')
    const { body } = await cloud.get('/v1/system/ip-pools/ip-pool-1/utilization')
    expect(body['ipv4']).toEqual({ allocated: 5, capacity: 24 })
  })

  it('list their silos', async () => {
    const { items } = (await cloud.get('/v1/system/ip-pools/edge-pool/silos')).body
    expect(items.map(link => link['is_default'])).toEqual([false, true])
  })
})

describe('utilization', () => {
  const GIB = 2 ** 30
  /** 4.3 TiB, in whole blocks. */
  const storage = 4403 * GIB + 52_429 * 4096

  it('adds up what the silo runs and stores', async () => {
    const { body } = await cloud.get('/v1/utilization')
    const capacity = { cpus: 50, memory: 300 * GIB, storage: 7 * 1024 * GIB }
    expect(body).toEqual({ provisioned: { cpus: 30, memory: 234 * GIB, storage }, capacity })
  })

  it('includes hidden silos that have a quota', async () => {
    const { items } = (await cloud.get('/v1/system/utilization/silos')).body
    expect(items.map(silo => silo['silo_name'])).toEqual(['maze-war', 'myriad', 'pocket-lab'])
    expect(items[1]).toMatchObject({
      provisioned: { cpus: 8, memory: 150 * GIB, storage: 2 * 1024 * GIB },
      allocated: { cpus: 34, memory: 500 * GIB, storage: 9 * 1024 * GIB },
    })
    const quiet = await cloud.get('/v1/system/utilization/silos/quiet-room')
    expect(quiet.body).toMatchObject({ silo_name: 'quiet-room', allocated: { cpus: 0 } })
  })

  it('follows changes', async () => {
    await cloud.post('/v1/instances/db1/stop?project=mock-project')
    cloud.clock.advance(5_000)
    await cloud.delete('/v1/disks/disk-10?project=mock-project')
    const { body } = await cloud.get('/v1/utilization')
    expect(body['provisioned']).toEqual({
      cpus: 28,
      memory: 230 * GIB,
      storage: storage - 128 * GIB,
    })
  })
})
