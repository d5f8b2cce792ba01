import { beforeEach, describe, expect, it } from 'vitest'
import { type Body, type Cloud, GIB, gist, openCloud } from './support/cloud'

let cloud: Cloud
let disk: Body

beforeEach(async () => {
  cloud = await openCloud()
  disk = await cloud.disk('data', { size: 2 * GIB })
})

const post = (name: string, spec: object = {}, project = 'web') =>
  cloud.post(`/v1/snapshots?project=${project}`, { name, description: '', disk: 'data', ...spec })

const stateOf = async (path: string) => (await cloud.see(path)).state

describe('a new snapshot', () => {
  it('has the size of its disk, and is creating until a second later', async () => {
    const { status, body } = await post('snap', { description: 'before the change' })
    expect(status).toBe(201)
    const { id, time_created, ...rest } = body
    expect(rest).toEqual({
      name: 'snap',
      description: 'before the change',
      project_id: cloud.project.id,
      disk_id: disk.id,
      size: 2 * GIB,
      state: 'creating',
      time_modified: time_created,
    })
    cloud.clock.advance(999)
    expect(await stateOf(`/v1/snapshots/${id}`)).toBe('creating')
    cloud.clock.advance(1)
    expect(await stateOf(`/v1/snapshots/${id}`)).toBe('ready')
  })

  it('keeps a detached disk busy meanwhile', async () => {
    await post('snap')
    expect(await stateOf(`/v1/disks/${disk.id}`)).toEqual({ state: 'maintenance' })
    expect(gist(await cloud.del(`/v1/disks/${disk.id}`))).toBe('400 InvalidRequest')
    cloud.clock.advance(1_000)
    expect(await stateOf(`/v1/disks/${disk.id}`)).toEqual({ state: 'detached' })
  })

  it('does not affect an attached disk, whose instance may run', async () => {
    const { id } = await cloud.instance('db', {
      start: true,
      disks: [{ type: 'attach', name: 'data' }],
    })
    cloud.clock.advance(4_000)
    const attached = { state: 'attached', instance: id }
    expect((await post('one', { disk: disk.id })).status).toBe(201)
    expect((await post('two')).status).toBe(201)
    expect(await stateOf(`/v1/disks/${disk.id}`)).toEqual(attached)
    cloud.clock.advance(1_000)
    expect(await stateOf(`/v1/disks/${disk.id}`)).toEqual(attached)
  })

  it('outlives its disk', async () => {
    const { id } = await cloud.snapshot('snap', 'data')
    expect((await cloud.del('/v1/disks/data?project=web')).status).toBe(204)
    expect(await cloud.see(`/v1/snapshots/${id}`)).toMatchObject({
      disk_id: disk.id,
      state: 'ready',
    })
  })
})

describe('a new snapshot is rejected', () => {
  it('if the disk does not exist or is in another project', async () => {
    expect(gist(await post('snap', { disk: 'lost' }))).toBe('404 ObjectNotFound')
    await cloud.make('/v1/projects', { name: 'far', description: '' })
    const answer = await post('snap', { disk: disk.id }, 'far')
    expect(gist(answer)).toBe('400 InvalidRequest')
    expect(answer.body.message).toBe('disk does not belong to this project')
  })

  it('if its name is taken in its project', async () => {
    await cloud.snapshot('snap', 'data')
    const answer = await post('snap')
    expect(gist(answer)).toBe('400 ObjectAlreadyExists')
    expect(answer.body.message).toBe('already exists: snapshot "snap"')
    expect(await stateOf(`/v1/disks/${disk.id}`)).toEqual({ state: 'detached' })
  })

  it('with a fault name', async () => {
    await cloud.disk('disk-snapshot-error')
    expect(gist(await post('snap', { disk: 'disk-snapshot-error' }))).toBe('500 Internal')
    expect(gist(await post('snapshot-create-500'))).toBe('500 Internal')
  })
})

describe('deleting a snapshot', () => {
  it.each([
    ['creating', '400 InvalidRequest'],
    ['ready', '204'],
    ['faulted', '204'],
    ['destroyed', '400 InvalidRequest'],
  ] as const)('that is %s answers %s', async (state, outcome) => {
    const { id } = await cloud.snapshot('snap', 'data')
    cloud.db.snapshots.update(id, { state })
    const answer = await cloud.del('/v1/snapshots/snap?project=web')
    expect(gist(answer)).toBe(outcome)
    if (outcome !== '204') {
      expect(answer.body.message).toBe(`snapshot cannot be deleted in state "${state}"`)
    }
  })

  it('fails with a fault name', async () => {
    const { id } = await cloud.snapshot('delete-500', 'data')
    expect(gist(await cloud.del(`/v1/snapshots/${id}`))).toBe('500 Internal')
    expect((await cloud.get(`/v1/snapshots/${id}`)).status).toBe(200)
  })

  it('requires a collaborator, and is hidden from others', async () => {
    const { id } = await cloud.snapshot('snap', 'data')
    expect(gist(await cloud.del(`/v1/snapshots/${id}`, 'viewer'))).toBe('403 Forbidden')
    expect(gist(await cloud.del(`/v1/snapshots/${id}`, 'stranger'))).toBe('404 ObjectNotFound')
    expect((await cloud.del(`/v1/snapshots/${id}`, 'collaborator')).status).toBe(204)
  })

  it('does not affect disks and images made from it', async () => {
    const { id } = await cloud.snapshot('snap', 'data')
    const disk_source = { type: 'snapshot', snapshot_id: id }
    const copy = await cloud.disk('copy', { size: 2 * GIB, disk_source })
    await cloud.del(`/v1/snapshots/${id}`)
    expect(await cloud.see(`/v1/disks/${copy.id}`)).toEqual(copy)
  })
})
