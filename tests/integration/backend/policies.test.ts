import { beforeEach, describe, expect, it } from 'vitest'
import { openSeeded, type Seeded } from './support/seeded'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded()
})

const id = (number: number) => `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, '0')}`
const assign = (number: number, role_name = 'viewer') => ({
  identity_type: 'silo_user',
  identity_id: id(number),
  role_name,
})
const put = (role_assignments: unknown) =>
  cloud.put('/v1/projects/mock-project/policy', { role_assignments })

describe('a policy', () => {
  it('is replaced as a whole, sorted by role, then by identity', async () => {
    const { status, body } = await put([assign(2), assign(1), assign(3, 'admin')])
    const sorted = [assign(3, 'admin'), assign(1), assign(2)]
    expect([status, body]).toEqual([200, { role_assignments: sorted }])
    expect((await cloud.get('/v1/projects/mock-project/policy')).body).toEqual(body)
  })

  it('drops duplicates, but keeps several roles of one identity', async () => {
    const { body } = await put([assign(1), assign(1), assign(1, 'admin')])
    expect(body['role_assignments']).toEqual([assign(1, 'admin'), assign(1)])
  })

  it('has at most 64 assignments', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => assign(index))
    expect((await put(many(64))).status).toBe(200)
    const { status, body } = await put(many(65))
    expect([status, body.error_code]).toEqual([400, undefined])
    expect(body.message).toMatch(
      /^unable to parse JSON body: role_assignments: invalid length 65, .* at line 1 column \d+$/,
    )
  })

  it('accepts three roles', async () => {
    const { status, body } = await put([assign(1, 'owner')])
    expect(status).toBe(400)
    expect(body.message).toContain(
      'role_assignments[0].role_name: unknown variant `owner`, expected one of `admin`, `collaborator`, `viewer`',
    )
  })

  it('is empty for a new project', async () => {
    expect((await cloud.get('/v1/projects/blank-slate/policy')).body).toEqual({
      role_assignments: [],
    })
  })

  it("of the caller's silo is available at two URLs", async () => {
    const own = await cloud.get('/v1/policy')
    expect((await cloud.get('/v1/system/silos/maze-war/policy')).body).toEqual(own.body)
  })
})

describe('the builtin roles', () => {
  it('are ten, sorted by name', async () => {
    const { items } = (await cloud.get('/v1/system/roles')).body
    const names = items.map(role => role.name)
    expect(names).toHaveLength(10)
    expect(names).toEqual(names.toSorted())
    expect((await cloud.get('/v1/system/roles/silo.viewer')).body).toEqual({
      name: 'silo.viewer',
      description: 'Silo Viewer',
    })
    expect((await cloud.get('/v1/system/roles/silo.owner')).status).toBe(404)
  })
})
