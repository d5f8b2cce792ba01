import { describe, expect, it } from 'vitest'
import { type Cloud, GIB, gist, openCloud } from './support/cloud'

const start = (cloud: Cloud, id: string) => cloud.post(`/v1/instances/${id}/start`)

const sledOf = (cloud: Cloud, id: string) => cloud.db.instances.get(id)?.sledId

describe('quotas', () => {
  const quotas = { cpus: 4, memory: 8 * GIB, storage: 3 * GIB }

  it('limit running instances by CPU and memory', async () => {
    const cloud = await openCloud({ quotas })
    const first = await cloud.instance('first', { ncpus: 3 })
    const second = await cloud.instance('second', { ncpus: 2 })
    const large = await cloud.instance('large', { ncpus: 1, memory: 7 * GIB })
    expect(gist(await start(cloud, first.id))).toBe('202')

    const cores = await start(cloud, second.id)
    expect(gist(cores)).toBe('507 InsufficientCapacity')
    expect(cores.body.message).toMatch(/^Insufficient capacity: vCPU Limit Exceeded/)
    const memory = await start(cloud, large.id)
    expect(memory.body.message).toMatch(/^Insufficient capacity: Memory Limit Exceeded/)

    cloud.clock.advance(3_000)
    await cloud.make(`/v1/instances/${first.id}/stop`)
    expect(gist(await start(cloud, second.id))).toBe('507 InsufficientCapacity')
    cloud.clock.advance(3_000)
    expect(gist(await start(cloud, second.id))).toBe('202')
  })

  it('count disks and snapshots as storage', async () => {
    const cloud = await openCloud({ quotas })
    await cloud.disk('one', { size: 2 * GIB })
    const two = await cloud.post('/v1/disks?project=web', cloud.wishDisk('two', { size: 2 * GIB }))
    expect(gist(two)).toBe('507 InsufficientCapacity')
    expect(two.body.message).toMatch(/^Insufficient capacity: Storage Limit Exceeded/)
    const spec = { name: 'copy', disk: 'one', description: '' }
    expect(gist(await cloud.post('/v1/snapshots?project=web', spec))).toBe(
      '507 InsufficientCapacity',
    )
    await cloud.disk('small')
  })

  it('leave an instance stopped that was to start at once, with its disks', async () => {
    const cloud = await openCloud({ quotas })
    const { id, run_state } = await cloud.instance('db', {
      ncpus: 5,
      start: true,
      boot_disk: { type: 'create', ...cloud.wishDisk('boot') },
    })
    expect(run_state).toBe('stopped')
    cloud.clock.advance(10_000)
    expect((await cloud.see(`/v1/instances/${id}`)).run_state).toBe('stopped')
    expect((await cloud.get('/v1/disks/boot?project=web')).status).toBe(200)
  })

  it('roll back an instance whose disks exceed the storage', async () => {
    const cloud = await openCloud({ quotas })
    const disks = ['a', 'b'].map(name => ({
      type: 'create',
      ...cloud.wishDisk(name, { size: 2 * GIB }),
    }))
    const spec = cloud.wishInstance('db', { disks })
    expect(gist(await cloud.post('/v1/instances?project=web', spec))).toBe(
      '507 InsufficientCapacity',
    )
    expect((await cloud.see('/v1/disks?project=web')).items).toEqual([])
  })
})

describe('the sled of an instance', () => {
  const members = async (
    cloud: Cloud,
    count: number,
    kind: 'affinity' | 'antiAffinity',
    policy: 'allow' | 'fail',
  ) => {
    const group =
      kind === 'affinity'
        ? cloud.addAffinityGroup('group', policy)
        : cloud.addAntiAffinityGroup('group', policy)
    const table = kind === 'affinity' ? cloud.db.affinityMembers : cloud.db.antiAffinityMembers
    const ids: string[] = []
    for (let i = 0; i < count; i += 1) {
      const { id } = await cloud.instance(`m${i}`)
      table.insert({ id: `${kind}${i}`, groupId: group.id, instanceId: id })
      ids.push(id)
    }
    return ids
  }

  it('is the one with the fewest cores in use, and none once stopped', async () => {
    const cloud = await openCloud()
    const big = await cloud.instance('big', { ncpus: 8 })
    const small = await cloud.instance('small', { ncpus: 2 })
    const next = await cloud.instance('next', { ncpus: 1 })
    for (const { id } of [big, small, next]) await start(cloud, id)
    expect(sledOf(cloud, small.id)).not.toBe(sledOf(cloud, big.id))
    expect(sledOf(cloud, next.id)).toBe(sledOf(cloud, small.id))
    await cloud.make(`/v1/instances/${next.id}/stop`)
    expect(sledOf(cloud, next.id)).toBe(sledOf(cloud, small.id))
    cloud.clock.advance(3_000)
    expect(sledOf(cloud, next.id)).toBeNull()
  })

  it('differs within a strict anti-affinity group, or there is none', async () => {
    const cloud = await openCloud({ sleds: 2 })
    const [a = '', b = '', c = ''] = await members(cloud, 3, 'antiAffinity', 'fail')
    await start(cloud, a)
    await start(cloud, b)
    expect(sledOf(cloud, a)).not.toBe(sledOf(cloud, b))
    const refused = await start(cloud, c)
    expect(gist(refused)).toBe('507 InsufficientCapacity')
    expect(refused.body.message).toMatch(/^Insufficient capacity: failed to place instance/)
    expect((await cloud.see(`/v1/instances/${c}`)).run_state).toBe('stopped')
  })

  it('differs within a lenient anti-affinity group if possible', async () => {
    const cloud = await openCloud({ sleds: 2 })
    const ids = await members(cloud, 3, 'antiAffinity', 'allow')
    for (const id of ids) expect(gist(await start(cloud, id))).toBe('202')
    expect(new Set(ids.map(id => sledOf(cloud, id))).size).toBe(2)
  })

  it('is the same within an affinity group', async () => {
    const cloud = await openCloud({ sleds: 3 })
    const ids = await members(cloud, 3, 'affinity', 'allow')
    for (const id of ids) await start(cloud, id)
    expect(new Set(ids.map(id => sledOf(cloud, id))).size).toBe(1)
  })

  it('cannot be found if strict groups contradict each other: 400', async () => {
    const cloud = await openCloud({ sleds: 2 })
    const [a = '', b = ''] = await members(cloud, 2, 'affinity', 'fail')
    const apart = cloud.addAntiAffinityGroup('apart', 'fail')
    for (const id of [a, b]) {
      cloud.db.antiAffinityMembers.insert({ id: `apart-${id}`, groupId: apart.id, instanceId: id })
    }
    await start(cloud, a)
    expect(gist(await start(cloud, b))).toBe('400 InvalidRequest')
  })

  it('never is one that is not provisionable', async () => {
    const cloud = await openCloud({ sleds: 3 })
    const [closed = '', expunged = '', open = ''] = cloud.sledIds
    cloud.db.sleds.update(closed, {
      policy: { kind: 'in_service', provisionPolicy: 'non_provisionable' },
    })
    cloud.db.sleds.update(expunged, { policy: { kind: 'expunged' } })
    const { id } = await cloud.instance('db')
    await start(cloud, id)
    expect(sledOf(cloud, id)).toBe(open)
  })
})
