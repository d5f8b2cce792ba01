import { beforeEach, describe, expect, it } from 'vitest'
import { userIds } from '@/mirage/seeds/users'
import { openSeeded, type Seeded } from './support/seeded'

let cloud: Seeded

const assign = (on: string, identity_id: string) =>
  cloud.put(on, {
    role_assignments: [
      { identity_type: 'silo_user', identity_id: userIds.ada, role_name: 'admin' },
      { identity_type: 'silo_user', identity_id, role_name: 'limited_collaborator' },
    ],
  })

const disk = {
  name: 'grit',
  description: '',
  size: 2 ** 30,
  disk_backend: { type: 'distributed', disk_source: { type: 'blank', block_size: 512 } },
}
const vpc = { name: 'veil', description: '', dns_name: 'veil' }

beforeEach(() => {
  cloud = openSeeded({ release: 23 })
})

describe('a limited collaborator', () => {
  it.each([
    ['of a project', '/v1/projects/mock-project/policy'],
    ['of a silo', '/v1/policy'],
  ])('%s changes everything but networks', async (_, policy) => {
    expect((await assign(policy, userIds.fynn)).status).toBe(200)
    const fynn = cloud.as('nobody')
    const project = '?project=mock-project'
    expect((await fynn.post(`/v1/disks${project}`, disk)).status).toBe(201)
    expect((await fynn.post(`/v1/instances/db1/stop${project}`)).status).toBe(202)
    expect((await fynn.post(`/v1/vpcs${project}`, vpc)).status).toBe(403)
    const rules = await fynn.put(`/v1/vpc-firewall-rules${project}&vpc=mock-vpc`, { rules: [] })
    expect(rules.status).toBe(403)
    expect((await fynn.delete('/v1/projects/mock-project')).status).toBe(403)
    expect((await fynn.post('/v1/projects', { name: 'new', description: '' })).status).toBe(403)
  })

  it('is unknown before release 17', async () => {
    cloud = openSeeded({ release: 16 })
    expect((await assign('/v1/policy', userIds.fynn)).status).toBe(400)
  })
})

describe('the current user', () => {
  const me = async (at: Pick<Seeded, 'get'>) => {
    const { fleet_viewer, silo_admin, time_created } = (await at.get('/v1/me')).body
    return [fleet_viewer, silo_admin, typeof time_created]
  }

  it('knows what it may do', async () => {
    expect(await me(cloud)).toEqual([true, true, 'string'])
    expect(await me(cloud.as('fleetViewer'))).toEqual([true, false, 'string'])
    expect(await me(cloud.as('siloCollaborator'))).toEqual([false, false, 'string'])
    expect(await me(openSeeded({ release: 18 }))).toEqual([true, true, 'undefined'])
    expect(await me(openSeeded({ release: 16 }))).toEqual([undefined, undefined, 'undefined'])
  })
})
