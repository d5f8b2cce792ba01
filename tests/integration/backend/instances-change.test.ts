import { beforeEach, describe, expect, it } from 'vitest'
import { type Body, type Cloud, GIB, gist, openCloud } from './support/cloud'

let cloud: Cloud
let instance: Body

const size = { ncpus: 2, memory: 2 * GIB }
const newDisk = (name: string) => ({ type: 'create', ...cloud.wishDisk(name) })
const change = (body: object) => cloud.put(`/v1/instances/${instance.id}`, body)
const enter = (runState: 'running' | 'stopped') =>
  cloud.db.instances.update(instance.id, { runState })

beforeEach(async () => {
  cloud = await openCloud()
  instance = await cloud.instance('db', {
    boot_disk: newDisk('boot'),
    disks: [newDisk('data')],
    auto_restart_policy: 'never',
  })
})

describe('changing an instance', () => {
  it('unsets boot disk and policy if they are omitted', async () => {
    cloud.clock.advance(1_000)
    const { body } = await change(size)
    expect(body).toEqual({
      ...instance,
      boot_disk_id: null,
      auto_restart_policy: null,
      auto_restart_enabled: true,
      time_modified: new Date(cloud.clock.now()).toISOString(),
    })
  })

  it('sets all four values, the disk by name or ID', async () => {
    const data = await cloud.see('/v1/disks/data?project=web')
    const spec = { ncpus: 64, memory: 256 * GIB, auto_restart_policy: 'best_effort' }
    const { body } = await change({ ...spec, boot_disk: 'data' })
    expect(body).toMatchObject({ ...spec, boot_disk_id: data.id, auto_restart_enabled: true })
    expect((await change({ ...spec, boot_disk: data.id })).body.boot_disk_id).toBe(data.id)
  })

  it('changes the policy in any state, if the rest is unchanged', async () => {
    enter('running')
    const same = { ...size, boot_disk: 'boot' }
    const { status, body } = await change({ ...same, auto_restart_policy: 'best_effort' })
    expect([status, body.auto_restart_policy]).toEqual([200, 'best_effort'])
  })

  it('changes nothing of a running instance if one of the values must not change', async () => {
    enter('running')
    const before = await cloud.see(`/v1/instances/${instance.id}`)
    const { status, body } = await change({ ...size, auto_restart_policy: 'best_effort' })
    expect([status, body.error_code]).toEqual([409, 'Conflict'])
    expect(body.message).toBe('instance must be stopped to set boot disk')
    expect(await cloud.see(`/v1/instances/${instance.id}`)).toEqual(before)
  })

  it('rejects impossible sizes in any state', async () => {
    enter('running')
    expect(gist(await change({ ncpus: 65, memory: GIB }))).toBe('400 InvalidRequest')
    expect(gist(await change({ ncpus: 1, memory: GIB / 2 }))).toBe('400 InvalidValue')
  })

  it('looks up the disk before it checks states', async () => {
    enter('running')
    expect(gist(await change({ ...size, ncpus: 3, boot_disk: 'lost' }))).toBe('404 ObjectNotFound')
  })

  it('checks the size before it checks where the disk is attached', async () => {
    await cloud.disk('spare')
    enter('running')
    const resized = await change({ ...size, ncpus: 3, boot_disk: 'spare' })
    expect(resized.body.message).toBe('instance must be stopped to be resized')
    const { status, body } = await change({ ...size, boot_disk: 'spare' })
    expect([status, body.message]).toEqual([409, 'boot disk must be attached'])
  })
})

describe('deleting an instance', () => {
  it('releases its disks, addresses and groups, but keeps disks and floating IPs', async () => {
    const { db } = cloud
    const fip = await cloud.make('/v1/floating-ips?project=web', { name: 'fip', description: '' })
    await cloud.make(`/v1/floating-ips/${fip.id}/attach`, { kind: 'instance', parent: 'db' })
    await cloud.make(`/v1/instances/${instance.id}/external-ips/ephemeral`, {})
    const apart = cloud.addAntiAffinityGroup('apart', 'allow')
    const near = cloud.addAffinityGroup('near', 'allow')
    const member = { instanceId: instance.id }
    db.antiAffinityMembers.insert({ id: 'a', groupId: apart.id, ...member })
    db.affinityMembers.insert({ id: 'b', groupId: near.id, ...member })

    const { status } = await cloud.del('/v1/instances/db?project=web')

    expect(status).toBe(204)
    expect((await cloud.get(`/v1/instances/${instance.id}`)).status).toBe(404)
    const disks = (await cloud.see('/v1/disks?project=web')).items
    expect(disks.map(({ state }) => state)).toEqual([{ state: 'detached' }, { state: 'detached' }])
    expect((await cloud.see(`/v1/floating-ips/${fip.id}`)).instance_id).toBeNull()
    expect([
      db.networkInterfaces.count,
      db.externalIps.count,
      db.antiAffinityMembers.count,
      db.affinityMembers.count,
      db.instanceSshKeys.count,
    ]).toEqual([0, 0, 0, 0, 0])
  })

  it('frees its name at once', async () => {
    await cloud.del('/v1/instances/db?project=web')
    const { status } = await cloud.post('/v1/instances?project=web', cloud.wishInstance('db'))
    expect(status).toBe(201)
  })
})
