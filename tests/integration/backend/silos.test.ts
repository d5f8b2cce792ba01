import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Seeded } from './support/seeded'
import { makeCertificate } from './support/x509'

const GIB = 2 ** 30
const SILOS = '/v1/system/silos'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded()
})

const spec = (name: string, more: object = {}) => ({
  name,
  description: 'a new one',
  discoverable: true,
  identity_mode: 'saml_jit',
  quotas: { cpus: 4, memory: 8 * GIB, storage: 16 * GIB },
  tls_certificates: [],
  ...more,
})

const names = async (url: string, field = 'name') =>
  (await cloud.get(url)).body.items.map(item => item[field])

describe('silos', () => {
  it('are listed if discoverable', async () => {
    expect(await names(SILOS)).toEqual(['maze-war', 'myriad', 'pocket-lab'])
    expect((await cloud.get(`${SILOS}/quiet-room`)).body).toMatchObject({ discoverable: false })
    expect(gist(await cloud.get(`${SILOS}/control-plane`))).toBe(
      '404 ObjectNotFound not found: silo with name "control-plane"',
    )
  })

  it('are created with quotas', async () => {
    const { status, body } = await cloud.post(SILOS, spec('new-silo'))
    expect(status).toBe(201)
    expect(body).toEqual({
      id: body.id,
      name: 'new-silo',
      description: 'a new one',
      time_created: '2025-01-15T12:00:00.000Z',
      time_modified: '2025-01-15T12:00:00.000Z',
      discoverable: true,
      identity_mode: 'saml_jit',
      mapped_fleet_roles: {},
    })
    expect((await cloud.get(`${SILOS}/new-silo/quotas`)).body).toEqual({
      silo_id: body.id,
      cpus: 4,
      memory: 8 * GIB,
      storage: 16 * GIB,
    })
    expect((await cloud.get('/v1/system/utilization/silos/new-silo')).body).toMatchObject({
      provisioned: { cpus: 0, memory: 0, storage: 0 },
      allocated: { cpus: 4 },
    })
  })

  it('need unique names, also different from hidden silos', async () => {
    for (const name of ['myriad', 'quiet-room', 'control-plane']) {
      expect(gist(await cloud.post(SILOS, spec(name)))).toBe(
        `400 ObjectAlreadyExists already exists: silo "${name}"`,
      )
    }
  })

  it('may be created with a group of admins', async () => {
    const made = await cloud.post(SILOS, spec('new-silo', { admin_group_name: 'chiefs' }))
    const policy = (await cloud.get(`${SILOS}/new-silo/policy`)).body
    const [group] = cloud.backend.backendState.db.groups.in(made.body.id)
    expect(group?.displayName).toBe('chiefs')
    expect(policy).toEqual({
      role_assignments: [
        { identity_type: 'silo_group', identity_id: group?.id, role_name: 'admin' },
      ],
    })
  })

  it('map their roles to fleet roles', async () => {
    const mapped_fleet_roles = { admin: ['admin', 'viewer'], viewer: [] }
    const { body } = await cloud.post(SILOS, spec('new-silo', { mapped_fleet_roles }))
    expect(body['mapped_fleet_roles']).toEqual(mapped_fleet_roles)
    const owner = await cloud.post(SILOS, spec('other', { mapped_fleet_roles: { owner: [] } }))
    expect(gist(owner)).toMatch(
      /^400 unable to parse JSON body: mapped_fleet_roles\.owner: unknown variant `owner`, expected one of `admin`, `collaborator`, `viewer` at line 1 column \d+$/,
    )
    const twice = { mapped_fleet_roles: { admin: ['viewer', 'viewer'] } }
    expect((await cloud.post(SILOS, spec('other', twice))).status).toBe(400)
  })

  it('are created with certificates, or not at all', async () => {
    const certificate = (name: string, host: string) => {
      const { cert, key } = makeCertificate({ hosts: [host] })
      return { name, description: '', cert, key, service: 'external_api' }
    }
    const good = certificate('good', 'new-silo.sys.somewhere.example')
    const bad = certificate('bad', 'maze-war.sys.somewhere.example')
    const refused = await cloud.post(SILOS, spec('new-silo', { tls_certificates: [good, bad] }))
    expect(refused.body.error_code).toBe('InvalidValue')
    expect((await cloud.get(`${SILOS}/new-silo`)).status).toBe(404)
    const twice = await cloud.post(SILOS, spec('new-silo', { tls_certificates: [good, good] }))
    expect(gist(twice)).toBe('400 ObjectAlreadyExists already exists: certificate "good"')
    expect((await cloud.get(`${SILOS}/new-silo`)).status).toBe(404)
    const made = await cloud.post(SILOS, spec('new-silo', { tls_certificates: [good] }))
    expect(made.status).toBe(201)
    expect(cloud.backend.backendState.db.certificates.in(made.body.id)).toHaveLength(1)
  })

  it('cannot be deleted while they have projects', async () => {
    expect(gist(await cloud.delete(`${SILOS}/pocket-lab`))).toBe(
      '400 InvalidRequest silo to be deleted contains a project: workbench',
    )
  })

  it('are deleted with everything that belongs to them', async () => {
    const { db } = cloud.backend.backendState
    const made = await cloud.post(
      SILOS,
      spec('new-silo', { identity_mode: 'local_only', admin_group_name: 'chiefs' }),
    )
    const { id } = made.body
    const user = await cloud.post('/v1/system/identity-providers/local/users?silo=new-silo', {
      external_id: 'somebody',
      password: { mode: 'password', value: 'secret' },
    })
    await cloud.post('/v1/login/new-silo/local', { username: 'somebody', password: 'secret' })
    await cloud.post('/v1/system/ip-pools/ip-pool-3/silos', { silo: 'new-silo', is_default: true })
    expect(db.sessions.by('user', user.body.id)).toHaveLength(1)
    expect(gist(await cloud.delete(`${SILOS}/new-silo`))).toBe('204')
    expect((await cloud.get(`${SILOS}/${id}`)).status).toBe(404)
    expect(db.users.get(user.body.id)).toBeUndefined()
    const left = [
      db.users.in(id),
      db.groups.in(id),
      db.sessions.by('user', user.body.id),
      db.ipPoolSilos.by('silo', id),
    ]
    expect(left.flat()).toEqual([])
    expect(db.policies.get(id)).toBeUndefined()
    expect((await cloud.post(SILOS, spec('new-silo'))).status).toBe(201)
  })

  it('are created by fleet collaborators; mapped roles require fleet admins', async () => {
    const { db } = cloud.backend.backendState
    const [fleet] = Array.from(db.policies.all())
    const identityId = Array.from(db.users.all()).find(
      ({ displayName }) => displayName === 'Fynn Gabbro',
    )!.id
    db.policies.update(fleet!.id, {
      roleAssignments: [{ identityType: 'silo_user', identityId, roleName: 'collaborator' }],
    })
    const collaborator = cloud.as('nobody')
    const mapping = { mapped_fleet_roles: { admin: ['viewer'] } }
    expect((await collaborator.post(SILOS, spec('one'))).status).toBe(201)
    expect((await collaborator.post(SILOS, spec('two', mapping))).status).toBe(403)
    expect(
      (await collaborator.post(SILOS, spec('two', { mapped_fleet_roles: { admin: [] } }))).status,
    ).toBe(201)
    expect((await collaborator.put(`${SILOS}/one/quotas`, { cpus: 1 })).status).toBe(200)
    expect((await collaborator.delete(`${SILOS}/one`)).status).toBe(204)
    expect((await cloud.as('fleetViewer').post(SILOS, spec('three'))).status).toBe(403)
  })
})

describe('quotas', () => {
  it('are updated partially', async () => {
    const before = (await cloud.get(`${SILOS}/myriad/quotas`)).body
    const changed = await cloud.put(`${SILOS}/myriad/quotas`, { cpus: 1, memory: null })
    expect([changed.status, changed.body]).toEqual([200, { ...before, cpus: 1 }])
    expect(
      (await cloud.get('/v1/system/utilization/silos/myriad')).body['allocated'],
    ).toMatchObject({ cpus: 1, memory: 500 * GIB })
  })

  it('below the current use only block new allocations', async () => {
    await cloud.put(`${SILOS}/maze-war/quotas`, { cpus: 1 })
    const start = await cloud.post('/v1/instances/pebble/start?project=rock-garden')
    expect([start.status, start.body.error_code]).toEqual([507, 'InsufficientCapacity'])
    expect(start.body.message).toContain('vCPU Limit Exceeded')
  })

  it('are listed for all silos, sorted by ID', async () => {
    const ids = await names('/v1/system/silo-quotas', 'silo_id')
    expect(ids).toHaveLength(4)
    expect(ids).toEqual(ids.toSorted())
    const first = await cloud.get('/v1/system/silo-quotas?limit=3')
    const rest = await cloud.get(`/v1/system/silo-quotas?page_token=${first.body.next_page}`)
    expect(rest.body.items.map(item => item['silo_id'])).toEqual([ids[3]])
  })

  it('can be read by members and changed by admins', async () => {
    const member = cloud.as('nobody')
    expect((await member.get(`${SILOS}/maze-war/quotas`)).status).toBe(200)
    expect((await member.put(`${SILOS}/maze-war/quotas`, {})).status).toBe(403)
    expect((await member.get(`${SILOS}/myriad/quotas`)).status).toBe(404)
    expect((await member.get('/v1/system/silo-quotas')).status).toBe(403)
  })
})
