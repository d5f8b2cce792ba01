import { describe, expect, it } from 'vitest'
import { type Json, openSeeded } from './support/seeded'

/*
 * The system screens, the settings and operations without a screen need these seeds to show each of
 * their states without creating anything first.
 */

const cloud = openSeeded()
const { db } = cloud.backend.backendState

const list = async (path: string): Promise<Json[]> => (await cloud.get(path)).body.items
const setOf = (values: Iterable<unknown>) => [...new Set(values)].toSorted()
const hardware = '/v1/system/hardware'
const networking = '/v1/system/networking'

describe('the seeded silos', () => {
  it('are of both identity modes, and one is not discoverable', async () => {
    const silos = await list('/v1/system/silos')
    expect(silos.map(silo => [silo.name, silo['identity_mode']])).toEqual([
      ['maze-war', 'saml_jit'],
      ['myriad', 'saml_jit'],
      ['pocket-lab', 'local_only'],
    ])
    expect((await cloud.get('/v1/system/silos/quiet-room')).body['discoverable']).toBe(false)
    expect(silos[0]?.['mapped_fleet_roles']).toEqual({ admin: ['admin'] })
  })

  it('use fractions of a TiB, and one has nearly exhausted its quota', async () => {
    const rows = await list('/v1/system/utilization/silos')
    const storage = rows.map(row => {
      const [used, most] = [row['provisioned'], row['allocated']] as { storage: number }[]
      return { name: row['silo_name'], used: used!.storage, most: most!.storage }
    })
    expect(storage.some(({ used }) => (used / 2 ** 40) % 1 !== 0)).toBe(true)
    expect(storage.some(({ most }) => (most / 2 ** 40) % 1 !== 0)).toBe(true)
    expect(storage.some(({ used, most }) => used < most && used / most > 0.9)).toBe(true)
  })

  it('have providers with and without groups and certificate, and certificates', async () => {
    const providers = await list('/v1/system/identity-providers?silo=maze-war')
    const views = await Promise.all(
      providers.map(({ name }) =>
        cloud.get(`/v1/system/identity-providers/saml/${name}?silo=maze-war`),
      ),
    )
    expect(setOf(views.map(({ body }) => body['group_attribute_name'] !== null))).toHaveLength(2)
    expect(setOf(views.map(({ body }) => body['public_cert'] !== null))).toHaveLength(2)
    expect(views.some(({ body }) => String(body['description']).length > 120)).toBe(true)
    expect(await list('/v1/certificates')).toHaveLength(2)
  })
})

describe('the seeded users', () => {
  it('are in no, one and two groups', async () => {
    const groups = await list('/v1/groups')
    const sizes = await Promise.all(
      groups.map(async ({ id }) => (await list(`/v1/users?group=${id}`)).length),
    )
    expect(groups.length).toBeGreaterThanOrEqual(4)
    expect(setOf(sizes)).toEqual([0, 1, 2])
    expect((await list('/v1/users')).length).toBeGreaterThanOrEqual(6)
  })

  it('hold every role on the fleet and the silo, directly and through groups', async () => {
    for (const path of ['/v1/policy', '/v1/system/policy']) {
      const assigned = (await cloud.get(path)).body['role_assignments'] as Json[]
      expect(assigned.map(each => each['role_name'])).toEqual(['admin', 'collaborator', 'viewer'])
      expect(setOf(assigned.map(each => each['identity_type']))).toEqual([
        'silo_group',
        'silo_user',
      ])
    }
  })

  it('have SSH keys or none', async () => {
    const keys = async (person: 'operator' | 'siloCollaborator' | 'nobody') =>
      (await cloud.as(person).get('/v1/me/ssh-keys')).body.items.map(({ name }) => name)
    expect(await keys('operator')).toEqual(['m1-macbook-pro', 'mac-mini'])
    expect(await keys('siloCollaborator')).toEqual(['thinkpad'])
    expect(await keys('nobody')).toEqual([])
  })
})

describe('the seeded hardware', () => {
  it('is one rack with two switches', async () => {
    expect(await list(`${hardware}/racks`)).toHaveLength(1)
    expect(await list(`${hardware}/switches`)).toHaveLength(2)
    expect(await list(`${hardware}/sleds-uninitialized`)).toHaveLength(1)
  })

  it('has sleds of every policy and state', async () => {
    const sleds = await list(`${hardware}/sleds`)
    expect(sleds.slice(0, 4).map(sled => [sled['policy'], sled['state']])).toEqual([
      [{ kind: 'in_service', provision_policy: 'provisionable' }, 'active'],
      [{ kind: 'in_service', provision_policy: 'non_provisionable' }, 'active'],
      [{ kind: 'expunged' }, 'active'],
      [{ kind: 'expunged' }, 'decommissioned'],
    ])
    const instances = await Promise.all(
      sleds.map(({ id }) => list(`${hardware}/sleds/${id}/instances`)),
    )
    const counts = instances.map(({ length }) => length)
    expect([Math.max(...counts) >= 3, Math.min(...counts)]).toEqual([true, 0])
    expect(setOf(instances.flat().map(each => each['silo_name']))).toEqual(['maze-war', 'myriad'])
  })

  it('has disks of every form factor, policy and state, one of them in no sled', async () => {
    const disks = await list(`${hardware}/disks`)
    expect(setOf(disks.map(disk => disk['form_factor']))).toEqual(['m2', 'u2'])
    const kinds = disks.map(disk => `${(disk['policy'] as Json)['kind']} ${disk['state']}`)
    expect(setOf(kinds)).toEqual([
      'expunged active',
      'expunged decommissioned',
      'in_service active',
    ])
    expect(disks.filter(disk => disk['sled_id'] === null)).toHaveLength(1)
    const [first] = await list(`${hardware}/sleds`)
    const own = await list(`${hardware}/sleds/${first!.id}/disks`)
    expect(own.map(disk => disk['form_factor']).toSorted()).toEqual([
      ...Array<string>(3).fill('m2'),
      ...Array<string>(3).fill('u2'),
    ])
  })

  it('has switch ports, one with applied settings, and neighbors', async () => {
    const ports = await list(`${hardware}/switch-port`)
    expect(ports).toHaveLength(4)
    expect(ports.filter(port => port['port_settings_id'] !== null)).toHaveLength(1)
    expect(await list(`${networking}/switch-port-settings`)).toHaveLength(2)
    expect(db.lldpNeighbors.count).toBe(2)
  })
})

describe('the seeded networking', () => {
  /** Of a plain array. */
  const states = async (path: string) => {
    const { text } = await cloud.get(`${networking}/${path}`)
    return setOf((JSON.parse(text) as Json[]).map(each => each['state']))
  }

  it('has lots of both kinds, a loopback, sessions in every state, and an open allow list', async () => {
    const lots = await list(`${networking}/address-lot`)
    expect(lots.map(lot => lot['kind']).toSorted()).toEqual(['infra', 'pool'])
    expect(await list(`${networking}/loopback-address`)).toHaveLength(1)
    expect(await list(`${networking}/bgp`)).toHaveLength(1)
    expect(await states('bgp-status')).toHaveLength(2)
    expect(await states('bfd-status')).toEqual(['admin_down', 'down', 'init', 'up'])
    const { body } = await cloud.get(`${networking}/allow-list`)
    expect(body['allowed_ips']).toEqual({ allow: 'any' })
  })
})

describe('the other seeds', () => {
  it('include bundles in every state, a probe, a release, roles and built-in users', async () => {
    const bundles = await list('/experimental/v1/system/support-bundles')
    expect(bundles.map(bundle => bundle['state']).toSorted()).toEqual([
      'active',
      'collecting',
      'destroying',
      'failed',
    ])
    const failed = bundles.find(bundle => bundle['state'] === 'failed')
    expect(failed?.['reason_for_failure']).toEqual(expect.any(String))
    expect(db.probes.count).toBe(1)
    const { body } = await cloud.get('/v1/system/update/target-release')
    expect([body['generation'], body['release_source']]).toEqual([1, { type: 'unspecified' }])
    expect(await list('/v1/system/roles')).toHaveLength(10)
    expect(await list('/v1/system/users-builtin')).toHaveLength(6)
  })

  it('include times of every precision', () => {
    const { projects, instances, disks, vpcs } = db
    const made = [...projects.all(), ...instances.all(), ...disks.all(), ...vpcs.all()]
    const created = made.map(({ timeCreated }) => timeCreated)
    const months = setOf(created.map(time => time.slice(0, 7)))
    expect(months.length).toBeGreaterThanOrEqual(8)
    const today = cloud.backend.backendState.now().slice(0, 10)
    expect(created.some(time => time.startsWith(today))).toBe(true)
    expect(created.some(time => /\.\d{9}Z$/.test(time))).toBe(true)
    expect(setOf(made.map(each => each.timeCreated === each.timeModified))).toEqual([false, true])
  })

  it('include ninety days of history for every project with resources', () => {
    const DAY = 24 * 3_600_000
    const { changes } = cloud.backend.backendState.capacity
    const now = cloud.clock.now()
    for (const id of new Set(Array.from(db.disks.all(), disk => disk.projectId))) {
      const first = changes.find(({ projectId }) => projectId === id)
      expect((now - (first?.time ?? now)) / DAY).toBeGreaterThan(89)
    }
  })
})
