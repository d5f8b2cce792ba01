import { beforeEach, describe, expect, it } from 'vitest'
import { type Body, type Cloud, gist, openCloud } from './support/cloud'

let cloud: Cloud

beforeEach(async () => {
  cloud = await openCloud()
})

const ephemeral = (id: string) => `/v1/instances/${id}/external-ips/ephemeral`

const addresses = async ({ id }: Body) =>
  (await cloud.see(`/v1/instances/${id}/external-ips`)).items

/** Address and first port of an instance's source NAT. */
const natOf = ({ id }: Body) =>
  cloud.db.externalIps
    .in(id)
    .filter(({ kind }) => kind === 'snat')
    .map(({ ip, firstPort, lastPort }) => [ip, firstPort, lastPort])

describe('source NAT', () => {
  it('shares each address among four instances, lowest first, and is not listed', async () => {
    const made = []
    for (const name of ['a', 'b', 'c', 'd', 'e']) made.push(await cloud.instance(name))
    expect(made.flatMap(natOf)).toEqual([
      ['203.0.113.10', 0, 16_383],
      ['203.0.113.10', 16_384, 32_767],
      ['203.0.113.10', 32_768, 49_151],
      ['203.0.113.10', 49_152, 65_535],
      ['203.0.113.11', 0, 16_383],
    ])
    expect(await addresses(made[0]!)).toEqual([])

    await cloud.del(`/v1/instances/${made[1]?.id}`)
    expect(natOf(await cloud.instance('f'))).toEqual([['203.0.113.10', 16_384, 32_767]])
  })

  it('never uses an address that is assigned to one instance', async () => {
    await cloud.make('/v1/floating-ips?project=web', { name: 'fip', description: '' })
    expect(natOf(await cloud.instance('db'))).toEqual([['203.0.113.11', 0, 16_383]])
  })

  it('is omitted if the silo has no default pool', async () => {
    cloud = await openCloud({ pool: null })
    expect(natOf(await cloud.instance('db'))).toEqual([])
  })
})

describe('the ephemeral IP', () => {
  it('is created with a new instance on request', async () => {
    const db = await cloud.instance('db', { external_ips: [{ type: 'ephemeral' }] })
    expect(await addresses(db)).toEqual([{ kind: 'ephemeral', ip: '203.0.113.11' }])
  })

  it('is attached once and detached', async () => {
    const db = await cloud.instance('db')
    const attached = await cloud.post(ephemeral(db.id), {})
    expect(attached).toEqual({ status: 202, body: { kind: 'ephemeral', ip: '203.0.113.11' } })
    expect(await cloud.post(ephemeral(db.id), {})).toEqual(attached)
    expect((await cloud.del(ephemeral(db.id))).status).toBe(204)
    const again = await cloud.del(ephemeral(db.id))
    expect(gist(again)).toBe('400 InvalidRequest')
    expect(again.body.message).toBe('instance does not have an ephemeral IP attached')
  })

  it('comes from the requested pool, which must be linked to the silo', async () => {
    cloud.addPool('edge', ['198.51.100.1', '198.51.100.1'], false)
    const [a, b] = [await cloud.instance('a'), await cloud.instance('b')]
    expect((await cloud.make(ephemeral(a.id), { pool: 'edge' })).ip).toBe('198.51.100.1')
    const full = await cloud.post(ephemeral(b.id), { pool: 'edge' })
    expect(gist(full)).toBe('507 InsufficientCapacity')
    const { id } = cloud.db.ipPools.named('', 'edge') ?? cloud.silo
    for (const link of cloud.db.ipPoolSilos.in(id)) cloud.db.ipPoolSilos.remove(link.id)
    expect((await cloud.post(ephemeral(b.id), { pool: 'edge' })).body.message).toBe(
      'not found: ip-pool with name "edge"',
    )
  })

  it('requires a default pool if none is given', async () => {
    cloud = await openCloud({ pool: null })
    const db = await cloud.instance('db')
    expect((await cloud.post(ephemeral(db.id), {})).body.message).toBe(
      'not found: default IP pool for current silo',
    )
    const spec = cloud.wishInstance('more', { external_ips: [{ type: 'ephemeral' }] })
    expect(gist(await cloud.post('/v1/instances?project=web', spec))).toBe('404 ObjectNotFound')
  })
})

describe('an exhausted pool', () => {
  it('rejects a new instance and rolls it back', async () => {
    cloud = await openCloud({ pool: ['203.0.113.10', '203.0.113.10'] })
    const make = (name: string, spec?: object) =>
      cloud.post('/v1/instances?project=web', cloud.wishInstance(name, spec))
    const own = await make('own', { external_ips: [{ type: 'ephemeral' }] })
    expect(gist(own)).toBe('507 InsufficientCapacity')
    for (const name of ['a', 'b', 'c', 'd']) expect(gist(await make(name))).toBe('201')
    const fifth = await make('e')
    expect(fifth.body.message).toBe('Insufficient capacity: No external IP addresses available')
    expect((await cloud.see('/v1/instances?project=web')).items.map(({ name }) => name)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ])
    await cloud.del('/v1/instances/c?project=web')
    expect(gist(await make('e'))).toBe('201')
  })
})

describe('the external IPs of an instance', () => {
  it('come on one page, the ephemeral one with kind and address only', async () => {
    const spec = { name: 'fip', description: 'mine' }
    const fip = await cloud.make('/v1/floating-ips?project=web', spec)
    const db = await cloud.instance('db', {
      external_ips: [{ type: 'floating', floating_ip: 'fip' }, { type: 'ephemeral' }],
    })
    const { items, next_page } = await cloud.see(`/v1/instances/${db.id}/external-ips`)
    expect(next_page).toBeNull()
    expect(items).toEqual([
      { kind: 'ephemeral', ip: '203.0.113.12' },
      { kind: 'floating', ...fip, instance_id: db.id },
    ])
  })

  it('cannot include a floating IP of another instance', async () => {
    await cloud.make('/v1/floating-ips?project=web', { name: 'fip', description: '' })
    const spec = { external_ips: [{ type: 'floating', floating_ip: 'fip' }] }
    await cloud.instance('first', spec)
    const second = cloud.wishInstance('second', spec)
    expect(gist(await cloud.post('/v1/instances?project=web', second))).toBe('400 InvalidRequest')
  })
})
