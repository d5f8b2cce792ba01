import { beforeEach, describe, expect, it } from 'vitest'
import { type Cloud, openCloud } from './support/cloud'
import { PUBLIC_KEY } from '#tests/support/ssh-key'

let cloud: Cloud

beforeEach(async () => {
  cloud = await openCloud()
})

const post = (name: string, spec: object = {}) =>
  cloud.post('/v1/instances?project=web', cloud.wishInstance(name, spec))

const addKey = (name: string) =>
  cloud.make('/v1/me/ssh-keys', { name, description: '', public_key: PUBLIC_KEY })

const newDisk = (name: string) => ({ type: 'create', ...cloud.wishDisk(name) })

describe('creating an instance', () => {
  /** Everything that an instance could leave behind. */
  const traces = () => {
    const { db } = cloud
    const tables = [db.instances, db.disks, db.networkInterfaces, db.externalIps] as const
    return [
      ...tables.map(table => table.count),
      db.instanceSshKeys.count,
      db.antiAffinityMembers.count,
    ]
  }

  it('leaves nothing behind if its third disk fails', async () => {
    await addKey('laptop')
    cloud.addAntiAffinityGroup('spread', 'allow')
    const old = await cloud.disk('old')
    const fip = await cloud.make('/v1/floating-ips?project=web', { name: 'fip', description: '' })
    const before = traces()

    const { status } = await post('db', {
      boot_disk: newDisk('boot'),
      disks: [
        { type: 'attach', name: 'old' },
        { type: 'attach', name: 'lost' },
      ],
      anti_affinity_groups: ['spread'],
      external_ips: [{ type: 'ephemeral' }, { type: 'floating', floating_ip: 'fip' }],
    })

    expect(status).toBe(404)
    expect(traces()).toEqual(before)
    expect((await cloud.get('/v1/disks/boot?project=web')).status).toBe(404)
    expect(await cloud.see(`/v1/disks/${old.id}`)).toEqual(old)
    expect(await cloud.see(`/v1/floating-ips/${fip.id}`)).toEqual(fip)
  })

  it('leaves no timers behind if it fails', async () => {
    await post('db', { start: true, disks: [{ type: 'attach', name: 'lost' }] })
    cloud.clock.advance(10_000)
    expect((await cloud.see('/v1/instances?project=web')).items).toEqual([])
  })

  it('succeeds after a failed attempt once the cause is fixed', async () => {
    const spec = { disks: [newDisk('one'), { type: 'attach', name: 'two' }] }
    expect((await post('db', spec)).status).toBe(404)
    await cloud.disk('two')
    expect((await post('db', spec)).status).toBe(201)
  })
})
