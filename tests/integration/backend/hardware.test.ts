import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Seeded } from './support/seeded'

const HARDWARE = '/v1/system/hardware'
const ABSENT = 'ffffffff-0000-4000-8000-000000000000'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded()
})

const items = async (url: string) => (await cloud.get(url)).body.items

describe('hardware', () => {
  it.each([
    ['racks', 1, 'rack'],
    ['switches', 2, 'switch'],
    ['sleds', 5, 'sled'],
    ['disks', 14, 'physical-disk'],
  ])('is listed and found by ID: %s', async (list, count, type) => {
    const found = await items(`${HARDWARE}/${list}`)
    expect(found).toHaveLength(count)
    expect((await cloud.get(`${HARDWARE}/${list}/${found[0]!.id}`)).body).toEqual(found[0])
    expect(gist(await cloud.get(`${HARDWARE}/${list}/${ABSENT}`))).toBe(
      `404 ObjectNotFound not found: ${type} with id "${ABSENT}"`,
    )
    expect((await cloud.get(`${HARDWARE}/${list}/no-id`)).status).toBe(400)
  })

  it('is not found without a role on the fleet', async () => {
    const [sled] = await items(`${HARDWARE}/sleds`)
    const stranger = cloud.as('siloCollaborator')
    expect((await stranger.get(`${HARDWARE}/sleds`)).status).toBe(403)
    expect(gist(await stranger.get(`${HARDWARE}/sleds/${sled!.id}`))).toBe(
      `404 ObjectNotFound not found: sled with id "${sled!.id}"`,
    )
    expect((await cloud.as('fleetViewer').get(`${HARDWARE}/sleds/${sled!.id}`)).status).toBe(200)
  })
})

describe('a sled', () => {
  const sledWith = async (serial: string) =>
    (await items(`${HARDWARE}/sleds`)).find(
      ({ baseboard }) => (baseboard as { serial: string }).serial === serial,
    )!

  it('lists its disks', async () => {
    const first = await sledWith('BRM02222869')
    const disks = await items(`${HARDWARE}/sleds/${first.id}/disks`)
    expect(
      disks.map(disk => [disk['form_factor'], (disk['policy'] as { kind: string }).kind]),
    ).toEqual([
      ['u2', 'in_service'],
      ['u2', 'in_service'],
      ['u2', 'in_service'],
      ['m2', 'in_service'],
      ['m2', 'expunged'],
      ['m2', 'expunged'],
    ])
    expect(new Set(disks.map(disk => disk['sled_id']))).toEqual(new Set([first.id]))
  })

  it('lists its instances, of any silo', async () => {
    const first = await sledWith('BRM02222869')
    const instances = await items(`${HARDWARE}/sleds/${first.id}/instances`)
    const db1 = instances.find(({ name }) => name === 'db1')
    expect(db1).toMatchObject({
      active_sled_id: first.id,
      migration_id: null,
      memory: 4 * 2 ** 30,
      ncpus: 2,
      project_name: 'mock-project',
      silo_name: 'maze-war',
      state: 'running',
    })
    expect(instances.map(each => each['silo_name'])).toContain('myriad')
    const closed = await sledWith('BRM02222870')
    expect(await items(`${HARDWARE}/sleds/${closed.id}/instances`)).toEqual([])
  })

  it('loses its instances when they stop', async () => {
    const first = await sledWith('BRM02222869')
    await cloud.post('/v1/instances/db1/stop?project=mock-project')
    cloud.clock.advance(5_000)
    const instances = await items(`${HARDWARE}/sleds/${first.id}/instances`)
    expect(instances.map(({ name }) => name)).not.toContain('db1')
  })

  it('can be excluded from provisioning', async () => {
    const first = await sledWith('BRM02222869')
    const url = `${HARDWARE}/sleds/${first.id}`
    const close = () => cloud.put(`${url}/provision-policy`, { state: 'non_provisionable' })
    expect((await close()).body).toEqual({
      old_state: 'provisionable',
      new_state: 'non_provisionable',
    })
    expect((await close()).body).toMatchObject({ old_state: 'non_provisionable' })
    expect((await cloud.get(url)).body['policy']).toEqual({
      kind: 'in_service',
      provision_policy: 'non_provisionable',
    })
    const last = await sledWith('BRM02222873')
    await cloud.post('/v1/instances/pebble/start?project=rock-garden')
    cloud.clock.advance(5_000)
    const instances = await items(`${HARDWARE}/sleds/${last.id}/instances`)
    expect(instances.map(({ name }) => name)).toContain('pebble')
  })

  it.each(['BRM02222871', 'BRM02222872'])(
    'has no provision policy once expunged: %s',
    async serial => {
      const sled = await sledWith(serial)
      const url = `${HARDWARE}/sleds/${sled.id}/provision-policy`
      const { status, body } = await cloud.put(url, { state: 'provisionable' })
      expect([status, body.error_code]).toEqual([409, 'Conflict'])
    },
  )

  it('is changed by fleet admins only', async () => {
    const first = await sledWith('BRM02222869')
    const url = `${HARDWARE}/sleds/${first.id}/provision-policy`
    const by = async (person: 'fleetViewer' | 'siloCollaborator') =>
      (await cloud.as(person).put(url, { state: 'provisionable' })).status
    expect([await by('fleetViewer'), await by('siloCollaborator')]).toEqual([403, 404])
  })
})

describe('an uninitialized sled', () => {
  const waiting = { part: '913-0000019', serial: 'BRM02222880' }
  const add = (body: object) => cloud.post(`${HARDWARE}/sleds`, body)

  it('is added once', async () => {
    const [found] = await items(`${HARDWARE}/sleds-uninitialized`)
    expect(found).toMatchObject({ baseboard: { ...waiting, revision: 7 }, cubby: 19 })
    const added = await add(waiting)
    expect([added.status, Object.keys(added.body)]).toEqual([201, ['id']])
    expect((await cloud.get(`${HARDWARE}/sleds/${added.body.id}`)).body).toMatchObject({
      baseboard: { ...waiting, revision: 7 },
      policy: { kind: 'in_service', provision_policy: 'provisionable' },
      state: 'active',
    })
    expect(await items(`${HARDWARE}/sleds-uninitialized`)).toEqual([])
    expect(gist(await add(waiting))).toBe(
      '400 ObjectAlreadyExists already exists: sled "BRM02222880"',
    )
  })

  it('must exist', async () => {
    const { status, body } = await add({ part: '913-0000019', serial: 'nowhere' })
    expect([status, body.error_code]).toEqual([404, 'ObjectNotFound'])
    expect((await cloud.as('fleetViewer').post(`${HARDWARE}/sleds`, waiting)).status).toBe(403)
  })

  it('is listed on a single page', async () => {
    const { body } = await cloud.get(`${HARDWARE}/sleds-uninitialized?limit=1`)
    expect(body.next_page).toBeNull()
    const paged = await cloud.get(`${HARDWARE}/sleds-uninitialized?page_token=x`)
    expect([paged.status, paged.body.error_code]).toEqual([400, 'InvalidValue'])
  })
})

describe('builtin users', () => {
  it('are six, sorted by name', async () => {
    const users = await items('/v1/system/users-builtin')
    expect(users.map(({ name }) => name)).toEqual([
      'db-init',
      'external-authn',
      'internal-api',
      'internal-read',
      'saga-recovery',
      'service-balancer',
    ])
    for (const key of [users[0]!.name, users[0]!.id]) {
      expect((await cloud.get(`/v1/system/users-builtin/${key}`)).body).toEqual(users[0])
    }
    expect((await cloud.as('nobody').get('/v1/system/users-builtin')).status).toBe(403)
    expect((await cloud.get('/v1/system/users-builtin?sort_by=name_descending')).status).toBe(400)
  })
})
