import { beforeEach, describe, expect, it } from 'vitest'
import { type Cloud, GIB, gist, openCloud } from './support/cloud'
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

describe('a new instance is rejected', () => {
  const many = (count: number, make: (index: number) => object) =>
    Array.from({ length: count }, (_, i) => make(i))
  const nic = (i: number) => ({
    name: `n${i}`,
    description: '',
    vpc_name: 'default',
    subnet_name: 'default',
  })
  const refusals: [string, object | (() => object), string, string][] = [
    ['65 CPUs', { ncpus: 65 }, '400 InvalidRequest', 'cannot have more than 64 vCPUs per instance'],
    [
      'memory below 1 GiB',
      { memory: GIB / 2 },
      '400 InvalidValue',
      'unsupported value for "size": memory must be at least 1 GiB',
    ],
    [
      'memory in fractions',
      { memory: 1.5 * GIB },
      '400 InvalidValue',
      'unsupported value for "size": memory must be divisible by 1 GiB',
    ],
    [
      '257 GiB',
      { memory: 257 * GIB },
      '400 InvalidValue',
      'unsupported value for "size": memory must be less than or equal to 256 GiB',
    ],
    [
      'nine disks, the boot disk among them',
      () => ({ boot_disk: newDisk('boot'), disks: many(8, i => newDisk(`d${i}`)) }),
      '400 InvalidRequest',
      'cannot attach more than 8 disks to instance',
    ],
    [
      '33 addresses',
      { external_ips: many(33, i => ({ type: 'floating', floating_ip: `f${i}` })) },
      '400 InvalidRequest',
      'an instance may not have more than 32 external IP addresses',
    ],
    [
      'two ephemeral addresses',
      { external_ips: many(2, () => ({ type: 'ephemeral' })) },
      '400 InvalidRequest',
      'an instance may not have more than 1 ephemeral IP address',
    ],
    [
      'nine interfaces',
      { network_interfaces: { type: 'create', params: many(9, nic) } },
      '400 InvalidRequest',
      'an instance may have not more than 8 network interfaces',
    ],
    [
      'an empty list of interfaces',
      { network_interfaces: { type: 'create', params: [] } },
      '400 InvalidRequest',
      'at least one network interface must be given',
    ],
    [
      'two VPCs',
      {
        network_interfaces: {
          type: 'create',
          params: [nic(0), { ...nic(1), vpc_name: 'other' }],
        },
      },
      '400 InvalidRequest',
      'all interfaces of an instance must be in the same VPC',
    ],
    [
      'one subnet twice',
      { network_interfaces: { type: 'create', params: [nic(0), nic(1)] } },
      '400 InvalidRequest',
      'each interface of an instance must be in a distinct subnet',
    ],
    [
      'a key that is not there',
      { ssh_public_keys: ['lost'] },
      '404 ObjectNotFound',
      'not found: ssh-key with name "lost"',
    ],
    [
      'a group that is not there',
      { anti_affinity_groups: ['lost'] },
      '404 ObjectNotFound',
      'not found: anti-affinity-group with name "lost"',
    ],
    [
      'a disk that is not there',
      { disks: [{ type: 'attach', name: 'lost' }] },
      '404 ObjectNotFound',
      'not found: disk with name "lost"',
    ],
    [
      'a floating IP that is not there',
      { external_ips: [{ type: 'floating', floating_ip: 'lost' }] },
      '404 ObjectNotFound',
      'not found: floating-ip with name "lost"',
    ],
    [
      'a pool that is not there',
      { external_ips: [{ type: 'ephemeral', pool: 'lost' }] },
      '404 ObjectNotFound',
      'not found: ip-pool with name "lost"',
    ],
  ]

  it.each(refusals)('with %s', async (_, spec, outcome, message) => {
    const answer = await post('db', typeof spec === 'function' ? spec() : spec)
    expect(gist(answer)).toBe(outcome)
    expect(answer.body.message).toBe(message)
    expect((await cloud.see('/v1/instances?project=web')).items).toEqual([])
  })

  it('with 101 keys', async () => {
    for (let i = 0; i < 101; i += 1) await addKey(`k${i}`)
    expect((await post('db')).body.message).toBe(
      'cannot attach more than 100 ssh keys to the instance',
    )
    const hundred = Array.from({ length: 100 }, (_, i) => `k${i}`)
    expect((await post('db', { ssh_public_keys: hundred })).status).toBe(201)
  })

  it('in 17 groups, or in a full group', async () => {
    const groups = Array.from({ length: 17 }, (_, i) => `g${i}`)
    for (const name of groups) cloud.addAntiAffinityGroup(name, 'allow')
    expect((await post('db', { anti_affinity_groups: groups })).body.message).toBe(
      'an instance may be in at most 16 anti-affinity groups',
    )
    const { id: groupId } = cloud.addAntiAffinityGroup('full', 'allow')
    for (let i = 0; i < 32; i += 1) {
      cloud.db.antiAffinityMembers.insert({ id: `m${i}`, groupId, instanceId: `i${i}` })
    }
    expect((await post('db', { anti_affinity_groups: ['full'] })).body.message).toBe(
      'anti-affinity group "full" already has the maximum of 32 members',
    )
    expect((await post('db', { anti_affinity_groups: groups.slice(1) })).status).toBe(201)
  })

  it('with a name that is taken in its project', async () => {
    await cloud.instance('db')
    const { status, body } = await post('db')
    expect([status, body.error_code]).toEqual([400, 'ObjectAlreadyExists'])
    expect(body.message).toBe('already exists: instance "db"')
  })

  it('with a disk attached to another instance', async () => {
    await cloud.instance('first', { disks: [newDisk('data')] })
    const { body } = await post('second', { disks: [{ type: 'attach', name: 'data' }] })
    expect(body.message).toBe('cannot attach disk "data": disk is attached to another instance')
  })

  it('with the fault name for a missing default pool', async () => {
    const { status, body } = await post('no-default-pool')
    expect([status, body.message]).toEqual([404, 'not found: default IP pool for current silo'])
  })
})

describe('the order of the checks of an instance', () => {
  it.each([
    ['size before disks', { ncpus: 65, disks: [newDiskOf(0)] }, 'cannot have more than 64 vCPUs'],
    [
      'disks before addresses',
      { disks: [newDiskOf(0)], external_ips: [{ type: 'ephemeral' }, { type: 'ephemeral' }] },
      'total size must be at least 1 GiB',
    ],
    [
      'addresses before interfaces',
      {
        external_ips: [{ type: 'ephemeral' }, { type: 'ephemeral' }],
        network_interfaces: { type: 'create', params: [] },
      },
      'more than 1 ephemeral',
    ],
    [
      'interfaces before keys',
      { network_interfaces: { type: 'create', params: [] }, ssh_public_keys: ['lost'] },
      'at least one network interface',
    ],
    [
      'keys before groups',
      { ssh_public_keys: ['lost'], anti_affinity_groups: ['lost'] },
      'ssh-key with name "lost"',
    ],
    ['groups before the name', { anti_affinity_groups: ['lost'] }, 'anti-affinity-group with name'],
    [
      'the name before what is taken',
      { disks: [{ type: 'attach', name: 'lost' }] },
      'already exists',
    ],
  ])('%s', async (_, spec, words) => {
    await cloud.instance('taken')
    expect((await post('taken', spec)).body.message).toContain(words)
  })

  function newDiskOf(size: number) {
    return {
      type: 'create',
      name: 'd',
      description: '',
      size,
      disk_source: { type: 'blank', block_size: 512 },
    }
  }
})
