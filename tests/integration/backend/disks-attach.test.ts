import { beforeEach, describe, expect, it } from 'vitest'
import { type Body, type Cloud, gist, openCloud } from './support/cloud'
import { openSeeded } from './support/seeded'

let cloud: Cloud
let instance: Body

beforeEach(async () => {
  cloud = await openCloud()
  instance = await cloud.instance('db', {
    boot_disk: { type: 'create', ...cloud.wishDisk('boot') },
  })
})

const attach = (disk: string, to = instance.id) =>
  cloud.post(`/v1/instances/${to}/disks/attach`, { disk })
const detach = (disk: string, from = instance.id) =>
  cloud.post(`/v1/instances/${from}/disks/detach`, { disk })

describe('attaching a disk', () => {
  it('returns the attached disk, by name or ID', async () => {
    const data = await cloud.disk('data')
    const { status, body } = await attach('data')
    const attached = { ...data, state: { state: 'attached', instance: instance.id } }
    expect([status, body]).toEqual([202, attached])
    const more = await cloud.disk('more')
    expect((await attach(more.id)).status).toBe(202)
    const { items } = await cloud.see(`/v1/instances/${instance.id}/disks`)
    expect(items.map(({ name }) => name)).toEqual(['boot', 'data', 'more'])
  })

  it('has no effect the second time', async () => {
    await cloud.disk('data')
    const first = await attach('data')
    expect(await attach('data')).toEqual(first)
  })

  it('rejects a ninth disk', async () => {
    for (let i = 0; i < 7; i += 1) {
      await cloud.disk(`d${i}`)
      await attach(`d${i}`)
    }
    await cloud.disk('ninth')
    const { status, body } = await attach('ninth')
    expect([status, body.message]).toEqual([400, 'cannot attach more than 8 disks to instance'])
  })

  it('rejects a disk of another project, which must be given by ID', async () => {
    await cloud.make('/v1/projects', { name: 'far', description: '' })
    const disk = await cloud.make('/v1/disks?project=far', cloud.wishDisk('data'))
    expect(gist(await attach('data'))).toBe('404 ObjectNotFound')
    const { status, body } = await attach(disk.id)
    expect([status, body.error_code]).toEqual([400, 'InvalidRequest'])
    expect(body.message).toBe('disk must be in the same project as the instance')
  })

  it.each([
    ['running', 'cannot attach disk: instance is not fully stopped'],
    ['failed', 'cannot attach disk to instance in failed state'],
  ] as const)('is refused while the instance is %s', async (runState, words) => {
    await cloud.disk('data')
    cloud.db.instances.update(instance.id, { runState })
    expect((await attach('data')).body.message).toBe(words)
  })
})

describe('detaching a disk', () => {
  it('returns the detached disk, and has no effect the second time', async () => {
    const data = await cloud.disk('data')
    await attach('data')
    expect(await detach('data')).toEqual({ status: 202, body: data })
    expect(await detach(data.id)).toEqual({ status: 202, body: data })
  })

  it('rejects the boot disk', async () => {
    const { status, body } = await detach('boot')
    expect([status, body.error_code]).toEqual([409, 'Conflict'])
    expect(body.message).toBe('boot disk cannot be detached')
  })

  it('rejects a disk of another instance', async () => {
    const other = await cloud.instance('other')
    await cloud.disk('data')
    await attach('data', other.id)
    const { status, body } = await detach('data')
    expect(status).toBe(400)
    expect(body.message).toBe('cannot detach disk "data": disk is attached to another instance')
  })
})

describe('deleting the instance', () => {
  it('detaches its disks, including those being attached or detached', async () => {
    const garden = openSeeded()
    const stateOf = async (disk: string) =>
      (await garden.get(`/v1/disks/${disk}?project=rock-garden`)).body['state']
    expect(await stateOf('being-attached')).toMatchObject({ state: 'attaching' })
    expect(await stateOf('being-detached')).toMatchObject({ state: 'detaching' })
    const { status } = await garden.delete('/v1/instances/big-iron?project=rock-garden')
    expect(status).toBe(204)
    for (const disk of ['big-iron-boot', 'being-attached', 'being-detached']) {
      expect(await stateOf(disk)).toEqual({ state: 'detached' })
    }
  })
})
