import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, people, type Person, type Seeded } from './support/seeded'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded()
})

const everybody = Object.keys(people) as Person[]
const FORBIDDEN = '403 Forbidden Forbidden'

/** Each user's status, in addition to the expected ones. */
const statuses = async (method: string, url: string, json?: unknown) => {
  const seen: Partial<Record<Person, number>> = {}
  for (const person of everybody) {
    // A fresh backend for each user, so that none sees another's changes.
    const answer = await openSeeded()
      .as(person)
      .send(method, url, json === undefined ? {} : { json })
    seen[person] = answer.status
  }
  return seen
}

const all = (status: number, others: Partial<Record<Person, number>> = {}) => ({
  ...Object.fromEntries(everybody.map(person => [person, status])),
  ...others,
})

const named = { name: 'new-one', description: '' }

describe('permissions', () => {
  it.each([
    ['GET', '/v1/me', undefined, all(200)],
    ['GET', '/v1/me/ssh-keys', undefined, all(200)],
    ['GET', '/v1/users', undefined, all(200)],
    ['GET', '/v1/groups', undefined, all(200)],
    ['GET', '/v1/policy', undefined, all(200)],
    ['GET', '/v1/utilization', undefined, all(200)],
    ['GET', '/v1/ip-pools/ip-pool-1', undefined, all(200)],

    [
      'GET',
      '/v1/projects',
      undefined,
      all(403, { operator: 200, siloCollaborator: 200, siloViewer: 200 }),
    ],
    [
      'GET',
      '/v1/ip-pools',
      undefined,
      all(403, { operator: 200, siloCollaborator: 200, siloViewer: 200 }),
    ],
    [
      'GET',
      '/v1/images',
      undefined,
      all(403, { operator: 200, siloCollaborator: 200, siloViewer: 200 }),
    ],
    ['POST', '/v1/projects', named, all(403, { operator: 201, siloCollaborator: 201 })],
    ['PUT', '/v1/policy', { role_assignments: [] }, all(403, { operator: 200 })],

    ['GET', '/v1/projects/mock-project', undefined, all(200, { fleetViewer: 404, nobody: 404 })],
    [
      'GET',
      '/v1/disks?project=mock-project',
      undefined,
      all(200, { fleetViewer: 404, nobody: 404 }),
    ],
    [
      'DELETE',
      '/v1/disks/disk-3?project=mock-project',
      undefined,
      all(204, { siloViewer: 403, projectViewer: 403, fleetViewer: 404, nobody: 404 }),
    ],
    [
      'PUT',
      '/v1/projects/mock-project',
      { description: 'changed' },
      all(403, { operator: 200, siloCollaborator: 200, fleetViewer: 404, nobody: 404 }),
    ],
    [
      'GET',
      '/v1/projects/mock-project/policy',
      undefined,
      all(200, { fleetViewer: 404, nobody: 404 }),
    ],
    [
      'PUT',
      '/v1/projects/mock-project/policy',
      { role_assignments: [] },
      all(403, { operator: 200, siloCollaborator: 200, fleetViewer: 404, nobody: 404 }),
    ],

    [
      'POST',
      '/v1/system/networking/bgp',
      { ...named, asn: 65_300, bgp_announce_set_id: 'rack-services' },
      all(403, { operator: 201 }),
    ],
    [
      'POST',
      '/v1/system/networking/loopback-address',
      {
        address: '172.20.15.60',
        address_lot: 'infra-lot',
        anycast: false,
        mask: 32,
        rack_id: '5acc5acc-0000-4000-8000-000000000001',
        switch_location: 'switch0',
      },
      all(403, { operator: 201 }),
    ],
    ['GET', '/v1/system/policy', undefined, all(403, { operator: 200, fleetViewer: 200 })],
    ['PUT', '/v1/system/policy', { role_assignments: [] }, all(403, { operator: 200 })],
    ['GET', '/v1/system/ip-pools', undefined, all(403, { operator: 200, fleetViewer: 200 })],
    ['GET', '/v1/system/roles', undefined, all(403, { operator: 200, fleetViewer: 200 })],
    [
      'GET',
      '/v1/system/utilization/silos',
      undefined,
      all(403, { operator: 200, fleetViewer: 200 }),
    ],
    ['GET', '/v1/system/silos/maze-war/policy', undefined, all(200)],
    [
      'GET',
      '/v1/system/silos/myriad/policy',
      undefined,
      all(404, { operator: 200, fleetViewer: 200 }),
    ],
  ] as const)('%s %s', async (method, url, json, expected) => {
    expect(await statuses(method, url, json)).toEqual(expected)
  })
})

describe('an unreadable object', () => {
  it('gets the same response as a missing one', async () => {
    const stranger = cloud.as('nobody')
    const { id } = (await cloud.get('/v1/disks/disk-1?project=mock-project')).body
    expect(gist(await stranger.get('/v1/projects/mock-project'))).toBe(
      '404 ObjectNotFound not found: project with name "mock-project"',
    )
    expect(gist(await stranger.get(`/v1/disks/${id}`))).toBe(
      `404 ObjectNotFound not found: disk with id "${id}"`,
    )
    expect(gist(await stranger.delete(`/v1/disks/${id}`))).toBe(
      `404 ObjectNotFound not found: disk with id "${id}"`,
    )
  })

  it('includes objects of other silos, even for the operator', async () => {
    const { db } = cloud.backend.backendState
    const ensemble = Array.from(db.projects.all()).find(({ name }) => name === 'ensemble')!
    expect((await cloud.get(`/v1/projects/${ensemble.id}`)).status).toBe(404)
    expect((await cloud.get(`/v1/disks?project=${ensemble.id}`)).status).toBe(404)
    const [disk] = db.disks.in(ensemble.id)
    expect((await cloud.get(`/v1/disks/${disk!.id}`)).status).toBe(404)
  })

  it("includes other users' SSH keys", async () => {
    const key = '/v1/me/ssh-keys/m1-macbook-pro'
    const { id } = (await cloud.get(key)).body
    expect((await cloud.as('siloCollaborator').get(key)).status).toBe(404)
    expect((await cloud.as('siloCollaborator').get(`/v1/me/ssh-keys/${id}`)).status).toBe(404)
  })

  it('includes pools not linked to the silo', async () => {
    expect((await cloud.get('/v1/ip-pools/ip-pool-3')).status).toBe(404)
    expect((await cloud.get('/v1/system/ip-pools/ip-pool-3')).status).toBe(200)
    expect((await cloud.get('/v1/system/ip-pools/service-pool')).status).toBe(404)
  })
})

describe('roles', () => {
  const put = (roles: [Person, string][], url: string) => {
    const { db } = cloud.backend.backendState
    const users = Array.from(db.users.all())
    const role_assignments = roles.map(([person, role_name]) => ({
      identity_type: 'silo_user',
      identity_id: users.find(({ displayName }) => displayName === people[person])!.id,
      role_name,
    }))
    return cloud.put(url, { role_assignments })
  }

  it('are inherited from groups', async () => {
    expect((await cloud.as('siloCollaborator').post('/v1/projects', named)).status).toBe(201)
  })

  it('apply until the next request after they are removed', async () => {
    expect((await cloud.as('siloViewer').get('/v1/projects')).status).toBe(200)
    await put([['operator', 'admin']], '/v1/policy')
    expect(gist(await cloud.as('siloViewer').get('/v1/projects'))).toBe(FORBIDDEN)
  })

  it('on the silo are inherited by its projects: viewer as viewer, stronger ones as admin', async () => {
    const update = (person: Person) =>
      cloud.as(person).put('/v1/projects/blank-slate', { description: 'x' })
    expect((await update('siloViewer')).status).toBe(403)
    expect((await update('siloCollaborator')).status).toBe(200)
  })

  it('on a project do not apply outside it', async () => {
    const { status } = await put([['nobody', 'admin']], '/v1/projects/blank-slate/policy')
    expect(status).toBe(200)
    expect((await cloud.as('nobody').get('/v1/projects/blank-slate')).status).toBe(200)
    expect((await cloud.as('nobody').get('/v1/projects/mock-project')).status).toBe(404)
    expect((await cloud.as('nobody').get('/v1/projects')).status).toBe(403)
  })

  it('combine to the strongest one', async () => {
    await put(
      [
        ['siloViewer', 'viewer'],
        ['siloViewer', 'collaborator'],
        ['operator', 'admin'],
      ],
      '/v1/policy',
    )
    expect((await cloud.as('siloViewer').post('/v1/projects', named)).status).toBe(201)
  })

  it('on the silo include the fleet roles mapped to them', async () => {
    const system = '/v1/system/policy'
    expect((await cloud.as('siloViewer').get(system)).status).toBe(403)
    await put([['siloViewer', 'admin']], '/v1/policy')
    expect((await cloud.as('siloViewer').get(system)).status).toBe(200)
    expect((await cloud.as('siloViewer').put(system, { role_assignments: [] })).status).toBe(200)
  })
})
