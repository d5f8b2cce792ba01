import { describe, expect, it } from 'vitest'
import { createBackend } from '@/mirage/server/create'
import { type Cloud, GIB, gist, openCloud } from './support/cloud'

const start = (cloud: Cloud, id: string) => cloud.post(`/v1/instances/${id}/start`)

const sledOf = (cloud: Cloud, id: string) => cloud.db.instances.get(id)?.sledId

/** The server's sentence when no sled has room. */
const NOWHERE =
  'Insufficient capacity: Failed to place instance: Could not find any valid sled on which this instance can be placed'

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
    expect(refused.body.message).toBe(NOWHERE)
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

  it('has its vCPUs free, exactly', async () => {
    const cloud = await openCloud({ sleds: 1 })
    const [sled = ''] = cloud.sledIds
    cloud.db.sleds.update(sled, { usableHardwareThreads: 8 })
    const [five, three, one] = [
      await cloud.instance('five', { ncpus: 5 }),
      await cloud.instance('three', { ncpus: 3 }),
      await cloud.instance('one', { ncpus: 1 }),
    ]
    expect(gist(await start(cloud, five.id))).toBe('202')
    expect(gist(await start(cloud, three.id))).toBe('202')
    const refused = await start(cloud, one.id)
    expect(gist(refused)).toBe('507 InsufficientCapacity')
    expect(refused.body.message).toBe(NOWHERE)
    await cloud.make(`/v1/instances/${three.id}/stop`)
    cloud.clock.advance(3_000)
    expect(gist(await start(cloud, one.id))).toBe('202')
  })

  it('has its memory free, of 84 % of what the sled has', async () => {
    const cloud = await openCloud({ sleds: 1 })
    const [sled = ''] = cloud.sledIds
    cloud.db.sleds.update(sled, { usablePhysicalRam: 100 * GIB })
    const fits = await cloud.instance('fits', { memory: 84 * GIB })
    const more = await cloud.instance('more', { memory: GIB })
    expect(gist(await start(cloud, fits.id))).toBe('202')
    expect((await start(cloud, more.id)).body.message).toBe(NOWHERE)
  })

  it('has the processor that the instance needs', async () => {
    const cloud = await openCloud({ sleds: 2 })
    const { id } = await cloud.instance('db')
    cloud.db.instances.update(id, { cpuPlatform: 'amd_turin' })
    expect((await start(cloud, id)).body.message).toBe(NOWHERE)
    const [, newer = ''] = cloud.sledIds
    const { baseboard } = cloud.db.sleds.get(newer)!
    cloud.db.sleds.update(newer, { baseboard: { ...baseboard, part: '913-0000023' } })
    expect(gist(await start(cloud, id))).toBe('202')
    expect(sledOf(cloud, id)).toBe(newer)
  })

  it('is the one of an affinity group even if others have room, or there is none: 507', async () => {
    const cloud = await openCloud({ sleds: 2 })
    const [a = '', b = ''] = await members(cloud, 2, 'affinity', 'fail')
    await start(cloud, a)
    cloud.db.sleds.update(sledOf(cloud, a)!, { usableHardwareThreads: 3 })
    const { body } = await start(cloud, b)
    expect(body.message).toMatch(/must be placed on a specific sled to co-locate it/)
  })

  it('stays the one of its local disk until that is detached', async () => {
    const cloud = await openCloud({ sleds: 2 })
    const { id } = await cloud.instance('db')
    const disk = await cloud.disk('scratch')
    cloud.db.disks.update(disk.id, {
      diskType: 'local',
      state: { state: 'attached', instance: id },
    })
    await start(cloud, id)
    const sled = sledOf(cloud, id)!
    cloud.db.sleds.update(sled, {
      policy: { kind: 'in_service', provisionPolicy: 'non_provisionable' },
    })
    cloud.clock.advance(3_000)
    await cloud.make(`/v1/instances/${id}/stop`)
    cloud.clock.advance(3_000)
    expect((await start(cloud, id)).body.message).toBe(NOWHERE)
    cloud.db.disks.update(disk.id, { state: { state: 'detached' } })
    expect(gist(await start(cloud, id))).toBe('202')
    expect(sledOf(cloud, id)).not.toBe(sled)
  })
})

describe('the scenario drain', () => {
  it('has eight sleds with 60 instances, of which one fits on no other sled', async () => {
    const { db } = createBackend({ scenario: 'drain', release: 18, latency: 0 }).backendState
    const sleds = Array.from(db.sleds.all())
    const cores = (id: string) =>
      db.instances.by('sled', id).reduce((sum, { ncpus }) => sum + ncpus, 0)
    expect(sleds.map(({ id }) => [db.instances.by('sled', id).length, cores(id)])).toEqual([
      [10, 112],
      [2, 16],
      ...Array.from({ length: 6 }, () => [8, 72]),
    ])
    const local = Array.from(db.disks.all()).filter(({ diskType }) => diskType === 'local')
    expect(local.map(({ localTo }) => localTo)).toEqual([sleds[0]!.id])
  })
})
