import { beforeEach, describe, expect, it } from 'vitest'
import { type Body, type Cloud, GIB, gist, openCloud, type Role } from './support/cloud'

let cloud: Cloud
let snapshot: Body

beforeEach(async () => {
  cloud = await openCloud()
  await cloud.disk('data', { size: 2 * GIB, disk_source: { type: 'blank', block_size: 4096 } })
  snapshot = await cloud.snapshot('snap', 'data')
})

const spec = (name: string, id = snapshot.id) => ({
  name,
  description: '',
  os: 'basalt',
  version: '1.0',
  source: { type: 'snapshot', id },
})

const inProject = (name: string, role?: Role) =>
  cloud.post('/v1/images?project=web', spec(name), role)
const inSilo = (name: string, role?: Role) => cloud.post('/v1/images', spec(name), role)

const names = async (path: string) => (await cloud.see(path)).items.map(({ name }) => name)

describe('a new image', () => {
  it('belongs to the project, has size and block size of its snapshot, and no private fields', async () => {
    const { id: _, time_created, ...rest } = (await inProject('image')).body
    expect(rest).toEqual({
      name: 'image',
      description: '',
      project_id: cloud.project.id,
      os: 'basalt',
      version: '1.0',
      size: 2 * GIB,
      block_size: 4096,
      digest: null,
      time_modified: time_created,
    })
  })

  it('belongs to the silo if no project is given', async () => {
    expect((await inSilo('image')).body.project_id).toBeNull()
    expect(await names('/v1/images')).toEqual(['image'])
    expect(await names('/v1/images?project=web')).toEqual([])
  })

  it('needs a unique name in its project or silo', async () => {
    await inProject('image')
    expect((await inProject('image')).body.message).toBe('already exists: project-image "image"')
    expect((await inSilo('image')).status).toBe(201)
    expect((await inSilo('image')).body.message).toBe('already exists: silo-image "image"')
  })

  it('needs a snapshot of the same project', async () => {
    await cloud.make('/v1/projects', { name: 'far', description: '' })
    const answer = await cloud.post('/v1/images?project=far', spec('image'))
    expect(answer.body.message).toBe('snapshot does not belong to this project')
    const lost = spec('image', '11111111-2222-4333-8444-555555555555')
    expect(gist(await cloud.post('/v1/images?project=web', lost))).toBe('404 ObjectNotFound')
  })

  it('limits OS and version to 64 characters', async () => {
    const long = { ...spec('image'), os: 'x'.repeat(65) }
    expect(gist(await cloud.post('/v1/images?project=web', long))).toBe('400 InvalidValue')
  })
})

describe('promoting and demoting', () => {
  it('moves an image to the silo and to any project, keeping its ID', async () => {
    const { body: image } = await inProject('image')
    cloud.clock.advance(1_000)
    const promoted = await cloud.post('/v1/images/image/promote?project=web')
    const now = new Date(cloud.clock.now()).toISOString()
    expect(promoted).toEqual({
      status: 202,
      body: { ...image, project_id: null, time_modified: now },
    })
    expect(await cloud.see('/v1/images/image')).toEqual(promoted.body)
    expect(await names('/v1/images?project=web')).toEqual([])

    const far = await cloud.make('/v1/projects', { name: 'far', description: '' })
    const demoted = await cloud.post('/v1/images/image/demote?project=far')
    expect([demoted.status, demoted.body.project_id]).toEqual([202, far.id])
    expect(demoted.body.id).toBe(image.id)
    expect(await names('/v1/images')).toEqual([])
  })

  it('rejects an image that is already there', async () => {
    const { body: project } = await inProject('one')
    const { body: silo } = await inSilo('two')
    const promoted = await cloud.post(`/v1/images/${silo.id}/promote`)
    expect([promoted.status, promoted.body.message]).toEqual([400, 'Cannot promote a silo image'])
    const demoted = await cloud.post(`/v1/images/${project.id}/demote?project=web`)
    expect([demoted.status, demoted.body.message]).toEqual([400, 'Cannot demote a project image'])
  })

  it('rejects a name that is taken there', async () => {
    await inProject('image')
    await inSilo('image')
    expect((await cloud.post('/v1/images/image/promote?project=web')).body.message).toBe(
      'already exists: silo-image "image"',
    )
    expect((await cloud.post('/v1/images/image/demote?project=web')).body.message).toBe(
      'already exists: project-image "image"',
    )
  })

  it('requires roles on both sides', async () => {
    const { id } = (await inProject('image')).body
    const promote = (role: Role) => cloud.post(`/v1/images/${id}/promote`, undefined, role)
    expect(gist(await promote('viewer'))).toBe('403 Forbidden')
    expect(gist(await promote('collaborator'))).toBe('403 Forbidden')
    expect(gist(await promote('admin'))).toBe('202')
    const demote = (role: Role) =>
      cloud.post(`/v1/images/${id}/demote?project=web`, undefined, role)
    expect(gist(await demote('viewer'))).toBe('403 Forbidden')
    expect(gist(await demote('collaborator'))).toBe('403 Forbidden')
    expect(gist(await demote('admin'))).toBe('202')
  })
})

describe('images', () => {
  it('are found in the given project, or in the silo if none is given', async () => {
    const { body: project } = await inProject('image')
    const { body: silo } = await inSilo('image')
    expect(await cloud.see('/v1/images/image?project=web')).toEqual(project)
    expect(await cloud.see('/v1/images/image')).toEqual(silo)
    expect(await cloud.see(`/v1/images/${project.id}`)).toEqual(project)
    expect(gist(await cloud.get(`/v1/images/${project.id}?project=web`))).toBe('400 InvalidRequest')
    expect((await cloud.get('/v1/images/lost?project=web')).body.message).toBe(
      'not found: project-image with name "lost"',
    )
    expect((await cloud.get('/v1/images/lost')).body.message).toBe(
      'not found: silo-image with name "lost"',
    )
  })

  it('can be created, read and deleted by members of their project or silo', async () => {
    expect((await inProject('image', 'collaborator')).status).toBe(201)
    expect(gist(await inProject('more', 'viewer'))).toBe('403 Forbidden')
    expect(gist(await inSilo('more', 'collaborator'))).toBe('403 Forbidden')
    expect(gist(await cloud.get('/v1/images', 'collaborator'))).toBe('403 Forbidden')
    await inSilo('shared')
    expect((await cloud.get('/v1/images', 'viewer')).status).toBe(200)
    expect(gist(await cloud.del('/v1/images/shared', 'viewer'))).toBe('403 Forbidden')
    expect((await cloud.del('/v1/images/shared')).status).toBe(204)
    const path = '/v1/images/image?project=web'
    expect(gist(await cloud.del(path, 'stranger'))).toBe('404 ObjectNotFound')
    expect((await cloud.del(path, 'collaborator')).status).toBe(204)
    expect((await cloud.get(path)).status).toBe(404)
  })
})
