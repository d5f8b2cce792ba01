import { beforeEach, describe, expect, it } from 'vitest'
import { type Body, type Cloud, GIB, openCloud } from './support/cloud'
import { PUBLIC_KEY } from '#tests/support/ssh-key'

let cloud: Cloud

beforeEach(async () => {
  cloud = await openCloud()
})

const names = ({ items }: Body) => items.map(({ name }) => name)

const addKey = (name: string) =>
  cloud.make('/v1/me/ssh-keys', { name, description: '', public_key: PUBLIC_KEY })

const newDisk = (name: string) => ({ type: 'create', ...cloud.wishDisk(name) })

describe('a new instance', () => {
  it('has the requested values and no private fields', async () => {
    const made = await cloud.instance('db', { hostname: 'db.example', user_data: 'I2Nsb3Vk' })
    const { id, time_created, ...rest } = made
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(time_created).toBe(new Date(cloud.clock.now()).toISOString())
    expect(rest).toEqual({
      name: 'db',
      description: '',
      hostname: 'db.example',
      project_id: cloud.project.id,
      ncpus: 2,
      memory: 2 * GIB,
      run_state: 'stopped',
      boot_disk_id: null,
      auto_restart_enabled: true,
      auto_restart_policy: null,
      auto_restart_cooldown_expiration: null,
      time_last_auto_restarted: null,
      time_modified: time_created,
      time_run_state_updated: time_created,
    })
  })

  it('is not auto-restarted with the policy never', async () => {
    const made = await cloud.instance('db', { auto_restart_policy: 'never' })
    expect(made.auto_restart_enabled).toBe(false)
  })

  it('attaches new and existing disks, and boots from the requested one', async () => {
    await cloud.disk('old')
    const { id, boot_disk_id } = await cloud.instance('db', {
      boot_disk: newDisk('boot'),
      disks: [newDisk('data'), { type: 'attach', name: 'old' }],
    })
    const disks = await cloud.see(`/v1/instances/${id}/disks`)
    expect(names(disks)).toEqual(['boot', 'data', 'old'])
    expect(disks.items.map(({ state }) => state)).toEqual(
      disks.items.map(() => ({ state: 'attached', instance: id })),
    )
    expect(boot_disk_id).toBe(disks.items[0]?.id)
  })

  it("gets all of the caller's keys by default, and none if the list is empty", async () => {
    await addKey('laptop')
    await addKey('desk')
    const all = await cloud.instance('all')
    const none = await cloud.instance('none', { ssh_public_keys: [] })
    const one = await cloud.instance('one', { ssh_public_keys: ['laptop'] })
    const keysOf = async ({ id }: Body) =>
      names(await cloud.see(`/v1/instances/${id}/ssh-public-keys`))
    expect(await keysOf(all)).toEqual(['desk', 'laptop'])
    expect(await keysOf(none)).toEqual([])
    expect(await keysOf(one)).toEqual(['laptop'])
    await cloud.del('/v1/me/ssh-keys/desk')
    expect(await keysOf(all)).toEqual(['laptop'])
  })

  it('has one primary interface in the default network by default', async () => {
    const { id } = await cloud.instance('db')
    const { items } = await cloud.see(`/v1/network-interfaces?instance=${id}`)
    expect(items).toMatchObject([{ name: 'net0', primary: true, ip: '172.30.0.5' }])
    const bare = await cloud.instance('bare', { network_interfaces: { type: 'none' } })
    expect((await cloud.see(`/v1/network-interfaces?instance=${bare.id}`)).items).toEqual([])
  })

  it('uses the first network of a project without a default one', async () => {
    const { id } = cloud.db.vpcs.named(cloud.project.id, 'default') ?? cloud.project
    cloud.db.vpcs.update(id, { name: 'own' })
    for (const subnet of cloud.db.subnets.in(id)) {
      cloud.db.subnets.update(subnet.id, { name: 'own-subnet', ipv4Block: '10.1.1.1/24' })
    }
    const made = await cloud.instance('db')
    const { items } = await cloud.see(`/v1/network-interfaces?instance=${made.id}`)
    expect(items).toMatchObject([{ name: 'net0', vpc_id: id, ip: '10.1.1.5' }])

    for (const subnet of cloud.db.subnets.in(id)) cloud.db.subnets.remove(subnet.id)
    const lost = await cloud.post('/v1/instances?project=web', cloud.wishInstance('more'))
    expect(lost.body.message).toBe('not found: vpc-subnet with name "default"')
  })

  it('has the requested interfaces, the first one primary', async () => {
    cloud.addSubnet('second', '10.1.0.0/24')
    const nic = { description: '', vpc_name: 'default' }
    const params = [
      { ...nic, name: 'zero', subnet_name: 'second', ip: '10.1.0.77' },
      { ...nic, name: 'one', subnet_name: 'default' },
    ]
    const { id } = await cloud.instance('db', { network_interfaces: { type: 'create', params } })
    const { items } = await cloud.see(`/v1/network-interfaces?instance=${id}`)
    expect(items.map(({ name, primary, ip }) => [name, primary, ip])).toEqual([
      ['one', false, '172.30.0.5'],
      ['zero', true, '10.1.0.77'],
    ])
  })

  it('joins the requested groups', async () => {
    const { id: groupId } = cloud.addAntiAffinityGroup('spread', 'allow')
    const { id } = await cloud.instance('db', { anti_affinity_groups: ['spread', groupId] })
    expect(names(await cloud.see(`/v1/instances/${id}/anti-affinity-groups`))).toEqual(['spread'])
    expect(names(await cloud.see(`/v1/instances/${id}/affinity-groups`))).toEqual([])
  })
})
