import { beforeEach, describe, expect, it } from 'vitest'
import { type Cloud, GIB, gist, openCloud } from './support/cloud'

let cloud: Cloud

beforeEach(async () => {
  cloud = await openCloud()
})

const post = (name: string, spec: object = {}, project = 'web') =>
  cloud.post(`/v1/disks?project=${project}`, cloud.wishDisk(name, spec))

describe('a new disk', () => {
  it('is detached at once, without private fields', async () => {
    const { id, time_created, ...rest } = await cloud.disk('data', {
      description: 'for data',
      disk_source: { type: 'blank', block_size: 4096 },
    })
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(rest).toEqual({
      name: 'data',
      description: 'for data',
      project_id: cloud.project.id,
      size: GIB,
      block_size: 4096,
      device_path: '/mnt/data',
      image_id: null,
      snapshot_id: null,
      state: { state: 'detached' },
      time_modified: time_created,
    })
  })

  it('waits for its import if created for one', async () => {
    const disk = await cloud.disk('tmp', {
      disk_source: { type: 'importing_blocks', block_size: 2048 },
    })
    expect(disk).toMatchObject({ state: { state: 'import_ready' }, block_size: 2048 })
  })

  it("has the block size of its snapshot, and keeps the snapshot's ID", async () => {
    await cloud.disk('source', { disk_source: { type: 'blank', block_size: 4096 } })
    const snapshot = await cloud.snapshot('snap', 'source')
    const disk_source = { type: 'snapshot', snapshot_id: snapshot.id }
    const disk = await cloud.disk('copy', { disk_source })
    expect(disk).toMatchObject({ block_size: 4096, snapshot_id: snapshot.id, image_id: null })
  })

  it("has the block size of its image, and keeps the image's ID", async () => {
    await cloud.disk('source', { disk_source: { type: 'blank', block_size: 2048 } })
    const { id } = await cloud.snapshot('snap', 'source')
    const image = await cloud.make('/v1/images?project=web', {
      name: 'image',
      description: '',
      os: 'basalt',
      version: '1',
      source: { type: 'snapshot', id },
    })
    const disk = await cloud.disk('copy', { disk_source: { type: 'image', image_id: image.id } })
    expect(disk).toMatchObject({ block_size: 2048, image_id: image.id, snapshot_id: null })
  })
})

describe('a new disk is rejected', () => {
  const nowhere = '11111111-2222-4333-8444-555555555555'
  const refusals: [string, object, string, string][] = [
    [
      'no whole GiB',
      { size: GIB + 512 },
      '400 InvalidValue',
      '"size": total size must be a multiple of 1 GiB',
    ],
    ['no whole blocks', { size: GIB + 1 }, '400 InvalidValue', '"size and block_size"'],
    ['empty', { size: 0 }, '400 InvalidValue', '"size": total size must be at least 1 GiB'],
    [
      'too large',
      { size: 1024 * GIB },
      '400 InvalidValue',
      '"size": total size must be at most 1023 GiB',
    ],
    [
      'from a snapshot that is not there',
      { disk_source: { type: 'snapshot', snapshot_id: nowhere } },
      '404 ObjectNotFound',
      `not found: snapshot with id "${nowhere}"`,
    ],
    [
      'from an image that is not there',
      { disk_source: { type: 'image', image_id: nowhere } },
      '404 ObjectNotFound',
      `not found: image with id "${nowhere}"`,
    ],
    [
      'described at too great length',
      { description: 'x'.repeat(513) },
      '400 InvalidValue',
      'unsupported value for "description"',
    ],
    ['named to fail', { name: 'disk-create-500' }, '500 Internal', 'Internal Server Error'],
  ]

  it.each(refusals)('if %s', async (_, spec, outcome, words) => {
    const answer = await post('data', spec)
    expect(gist(answer)).toBe(outcome)
    expect(answer.body.message).toContain(words)
    expect((await cloud.see('/v1/disks?project=web')).items).toEqual([])
  })

  it('with a name that is taken in its project', async () => {
    await cloud.disk('data')
    const { status, body } = await post('data')
    expect([status, body.error_code]).toEqual([400, 'ObjectAlreadyExists'])
    expect(body.message).toBe('already exists: disk "data"')
    await cloud.make('/v1/projects', { name: 'other', description: '' })
    expect((await post('data', {}, 'other')).status).toBe(201)
  })

  it('if smaller than its snapshot, or of another project', async () => {
    await cloud.disk('source', { size: 2 * GIB })
    const { id } = await cloud.snapshot('snap', 'source')
    const disk_source = { type: 'snapshot', snapshot_id: id }
    const small = await post('copy', { disk_source })
    expect(small.body.message).toBe(
      `disk size ${GIB} must be greater than or equal to snapshot size ${2 * GIB}`,
    )
    await cloud.make('/v1/projects', { name: 'other', description: '' })
    const elsewhere = await post('copy', { disk_source, size: 2 * GIB }, 'other')
    expect(elsewhere.body.message).toBe('snapshot does not belong to this project')
  })
})

describe('disks', () => {
  it('are found by ID without a project, and by name with one', async () => {
    const disk = await cloud.disk('data')
    expect(await cloud.see('/v1/disks/data?project=web')).toEqual(disk)
    expect(await cloud.see(`/v1/disks/data?project=${cloud.project.id}`)).toEqual(disk)
    expect(await cloud.see(`/v1/disks/${disk.id}`)).toEqual(disk)
    expect(gist(await cloud.get(`/v1/disks/${disk.id}?project=web`))).toBe('400 InvalidRequest')
    expect(gist(await cloud.get('/v1/disks/data'))).toBe('400 InvalidRequest')
    expect((await cloud.get('/v1/disks/lost?project=web')).body.message).toBe(
      'not found: disk with name "lost"',
    )
  })

  it('can be read by viewers, changed by collaborators and are hidden from others', async () => {
    const { id } = await cloud.disk('data')
    expect((await cloud.get(`/v1/disks/${id}`, 'viewer')).status).toBe(200)
    expect(gist(await cloud.del(`/v1/disks/${id}`, 'viewer'))).toBe('403 Forbidden')
    expect(gist(await cloud.del(`/v1/disks/${id}`, 'stranger'))).toBe('404 ObjectNotFound')
    const spec = cloud.wishDisk('more')
    expect((await cloud.post('/v1/disks?project=web', spec, 'viewer')).status).toBe(403)
    expect((await cloud.post('/v1/disks?project=web', spec, 'collaborator')).status).toBe(201)
    expect((await cloud.del(`/v1/disks/${id}`, 'collaborator')).status).toBe(204)
  })

  it('are listed in pages', async () => {
    for (const name of ['c', 'a', 'b']) await cloud.disk(name)
    const first = await cloud.see('/v1/disks?project=web&limit=2')
    expect(first.items.map(({ name }) => name)).toEqual(['a', 'b'])
    const second = await cloud.see(`/v1/disks?limit=2&page_token=${first.next_page}`)
    expect(second.items.map(({ name }) => name)).toEqual(['c'])
    expect(second.next_page).toBeNull()
  })
})
