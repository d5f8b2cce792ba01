import { beforeEach, describe, expect, it } from 'vitest'
import { type Body, type Cloud, gist, openCloud } from './support/cloud'

let cloud: Cloud

beforeEach(async () => {
  cloud = await openCloud()
})

const post = (name: string, spec: object = {}) =>
  cloud.post('/v1/floating-ips?project=web', { name, description: '', ...spec })
const make = async (name: string, spec?: object) => (await post(name, spec)).body
const attach = (ip: Body, parent: string) =>
  cloud.post(`/v1/floating-ips/${ip.id}/attach`, { kind: 'instance', parent })
const detach = (ip: Body) => cloud.post(`/v1/floating-ips/${ip.id}/detach`)

describe('a new floating IP', () => {
  it('gets the lowest free address of the default pool, and is not attached', async () => {
    const first = await make('first')
    expect(first).toMatchObject({ ip: '203.0.113.10', project_id: cloud.project.id })
    expect(first.instance_id).toBeNull()
    await make('second')
    await cloud.del(`/v1/floating-ips/${first.id}`)
    expect((await make('third')).ip).toBe('203.0.113.10')
    expect((await make('fourth')).ip).toBe('203.0.113.12')
  })

  it('comes from the requested pool, by name or ID', async () => {
    const poolId = cloud.addPool('edge', ['198.51.100.1', '198.51.100.2'], false)
    expect(await make('one', { pool: 'edge' })).toMatchObject({
      ip: '198.51.100.1',
      ip_pool_id: poolId,
    })
    expect((await make('two', { pool: poolId })).ip).toBe('198.51.100.2')
    const refused = await post('three', { pool: 'edge' })
    expect(gist(refused)).toBe('507 InsufficientCapacity')
    expect(refused.body.message).toBe('Insufficient capacity: No external IP addresses available')
  })

  it('gets the requested address, if it is free', async () => {
    expect((await make('one', { ip: '203.0.113.15' })).ip).toBe('203.0.113.15')
    for (const ip of ['203.0.113.15', '203.0.113.20', '2001:db8::1']) {
      const { status, body } = await post('two', { ip })
      expect([status, body.message]).toEqual([
        400,
        'The requested external IP address is not available',
      ])
    }
  })

  it('may get an IPv6 address from a huge range', async () => {
    cloud.addPool('six', ['2001:db8::1', '2001:db8:ffff::'], false)
    expect((await make('one', { pool: 'six' })).ip).toBe('2001:db8::1')
    expect((await make('two', { pool: 'six', ip: '2001:0DB8:0::2' })).ip).toBe('2001:db8::2')
    expect((await make('three', { pool: 'six' })).ip).toBe('2001:db8::3')
  })

  it('is rejected without a pool', async () => {
    cloud = await openCloud({ pool: null })
    expect((await post('one')).body.message).toBe('not found: default IP pool for current silo')
    expect((await post('one', { pool: 'lost' })).body.message).toBe(
      'not found: ip-pool with name "lost"',
    )
  })

  it('never gets the address of an instance', async () => {
    const { id } = await cloud.instance('db')
    await cloud.make(`/v1/instances/${id}/external-ips/ephemeral`, {})
    expect((await make('one')).ip).toBe('203.0.113.12')
  })
})

describe('attaching and detaching', () => {
  it('sets and unsets the instance', async () => {
    const { id } = await cloud.instance('db')
    const ip = await make('fip')
    const attached = await attach(ip, 'db')
    expect([attached.status, attached.body.instance_id]).toEqual([202, id])
    const { items } = await cloud.see(`/v1/instances/${id}/external-ips`)
    expect(items).toEqual([{ kind: 'floating', ...attached.body }])
    const detached = await detach(ip)
    expect([detached.status, detached.body.instance_id]).toEqual([202, null])
    expect((await cloud.see(`/v1/instances/${id}/external-ips`)).items).toEqual([])
  })

  it('has no effect the second time', async () => {
    const { id } = await cloud.instance('db')
    const ip = await make('fip')
    expect(await detach(ip)).toEqual({ status: 202, body: ip })
    const attached = await attach(ip, 'db')
    cloud.clock.advance(1_000)
    expect(await attach(ip, id)).toEqual(attached)
  })

  it('requires detaching from the first instance before attaching to another', async () => {
    await cloud.instance('first')
    const second = await cloud.instance('second')
    const ip = await make('fip')
    await attach(ip, 'first')
    const refused = await attach(ip, 'second')
    expect(gist(refused)).toBe('400 InvalidRequest')
    expect(refused.body.message).toMatch(/detach it first/)
    await detach(ip)
    expect((await attach(ip, 'second')).body.instance_id).toBe(second.id)
  })

  it('is limited to instances of the same project', async () => {
    await cloud.make('/v1/projects', { name: 'far', description: '' })
    const spec = cloud.wishInstance('db')
    const { id } = await cloud.make('/v1/instances?project=far', spec)
    const ip = await make('fip')
    expect(gist(await attach(ip, 'db'))).toBe('404 ObjectNotFound')
    const { status, body } = await attach(ip, id)
    expect(status).toBe(400)
    expect(body.message).toBe('instance must be in the same project as the floating IP')
  })

  it('is limited to 32 addresses', async () => {
    cloud.addPool('wide', ['198.51.100.0', '198.51.100.255'], false)
    const { id } = await cloud.instance('db')
    for (let i = 0; i < 32; i += 1) await attach(await make(`f${i}`, { pool: 'wide' }), id)
    const refused = await attach(await make('more', { pool: 'wide' }), id)
    expect(refused.body.message).toBe('an instance may not have more than 32 external IP addresses')
  })
})

describe('changing and deleting', () => {
  it('updates name and description, even while attached', async () => {
    await cloud.instance('db')
    const ip = await make('fip')
    await attach(ip, 'db')
    const path = `/v1/floating-ips/${ip.id}`
    const { body } = await cloud.put(path, { name: 'new', description: 'now' })
    expect(body).toMatchObject({ name: 'new', description: 'now', ip: ip.ip })
    expect((await cloud.put(path, {})).body).toMatchObject({ name: 'new', description: 'now' })
    await make('taken')
    expect((await cloud.put(path, { name: 'taken' })).body.message).toBe(
      'already exists: floating-ip "taken"',
    )
    expect((await post('taken')).body.message).toBe('already exists: floating-ip "taken"')
  })

  it('deletes it only while it is detached', async () => {
    await cloud.instance('db')
    const ip = await make('fip')
    await attach(ip, 'db')
    const { status, body } = await cloud.del(`/v1/floating-ips/${ip.id}`)
    expect([status, body.message]).toEqual([
      400,
      'Floating IP cannot be deleted while attached to an instance',
    ])
    await detach(ip)
    expect((await cloud.del('/v1/floating-ips/fip?project=web')).status).toBe(204)
    expect((await cloud.see('/v1/floating-ips?project=web')).items).toEqual([])
  })

  it('requires a collaborator', async () => {
    const ip = await make('fip')
    const path = `/v1/floating-ips/${ip.id}`
    expect((await cloud.get(path, 'viewer')).status).toBe(200)
    expect(gist(await cloud.put(path, {}, 'viewer'))).toBe('403 Forbidden')
    expect(gist(await cloud.get(path, 'stranger'))).toBe('404 ObjectNotFound')
    expect((await cloud.del(path, 'collaborator')).status).toBe(204)
  })
})
