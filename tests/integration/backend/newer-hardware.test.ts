import { beforeEach, describe, expect, it } from 'vitest'
import { RACK_ID } from '@/mirage/seeds/sleds'
import { gist, openSeeded, type Json, type Seeded } from './support/seeded'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded({ release: 23 })
})

const HARDWARE = '/v1/system/hardware'

describe('an unadopted disk', () => {
  const unadopted = async () =>
    (await cloud.get(`${HARDWARE}/disks-unadopted`)).body.items.map(
      ({ disk_id }) => disk_id as Json,
    )
  const requests = async () => (await cloud.get(`${HARDWARE}/disk-adoption-requests`)).body.items
  const enable = (disk: unknown) => cloud.put(`${HARDWARE}/disk-adoption-request`, disk)

  it('is in use some time after its adoption is requested', async () => {
    const [disk] = await unadopted()
    expect((await enable(disk)).status).toBe(201)
    expect(gist(await enable(disk))).toMatch(/^409 Conflict .* requested already/)
    expect(await requests()).toHaveLength(3)
    cloud.clock.advance(20_000)
    expect(await unadopted()).toHaveLength(2)
    expect(await requests()).toHaveLength(2)
    const { items } = (await cloud.get(`${HARDWARE}/disks`)).body
    expect(items.find(({ serial }) => serial === disk?.['serial'])).toMatchObject({
      state: 'active',
      form_factor: 'u2',
    })
    expect(gist(await enable(disk))).toMatch(/adopted already/)
  })

  it('stays if the request is withdrawn', async () => {
    const [disk] = await unadopted()
    const { id } = (await enable(disk)).body
    expect((await cloud.delete(`${HARDWARE}/disk-adoption-request/${id}`)).status).toBe(204)
    cloud.clock.advance(60_000)
    expect(await unadopted()).toHaveLength(3)
  })

  it('is adopted by fleet admins only', async () => {
    const viewer = cloud.as('fleetViewer')
    expect((await viewer.get(`${HARDWARE}/disks-unadopted`)).status).toBe(200)
    const disk = { vendor: 'a', model: 'b', serial: 'c' }
    expect((await viewer.put(`${HARDWARE}/disk-adoption-request`, disk)).status).toBe(403)
  })
})

describe('the membership of a rack', () => {
  const url = `${HARDWARE}/racks/${RACK_ID}/membership`
  const sleds = ['BRM02222880', 'BRM02222881'].map(serial_number => ({
    part_number: '913-0000019',
    serial_number,
  }))
  const add = (sled_ids: unknown) => cloud.post(`${url}/add`, { sled_ids })
  const latest = async () => (await cloud.get(url)).body

  it('is committed first, then the sleds are in use', async () => {
    const { status, body } = await add(sleds)
    expect([status, body['state'], body['version']]).toEqual([200, 'in_progress', 3])
    expect(body['unacknowledged_members']).toEqual(sleds)
    expect(gist(await add(sleds))).toMatch(/in progress already/)
    cloud.clock.advance(8_000)
    expect(await latest()).toMatchObject({ state: 'committed', unacknowledged_members: [] })
    cloud.clock.advance(6_000)
    const { items } = (await cloud.get(`${HARDWARE}/sleds`)).body
    expect(items.map(({ slot }) => slot)).toEqual(expect.arrayContaining([19, 20]))
    expect((await cloud.get(`${HARDWARE}/sleds-uninitialized`)).body.items).toEqual([])
    expect(gist(await add(sleds))).toMatch(/already a member/)
  })

  it('is as before after a change was aborted', async () => {
    const before = (await latest())['members']
    await add(sleds)
    expect((await cloud.send('POST', `${url}/abort`)).body).toMatchObject({
      state: 'aborted',
      members: before,
    })
    expect((await cloud.send('POST', `${url}/abort`)).status).toBe(400)
    cloud.clock.advance(60_000)
    expect((await cloud.get(`${HARDWARE}/sleds-uninitialized`)).body.items).toHaveLength(2)
    expect((await add(sleds)).body['version']).toBe(4)
  })

  it('is known for every change', async () => {
    expect((await cloud.get(`${url}?version=1`)).body['members']).toHaveLength(4)
    expect((await cloud.get(`${url}?version=7`)).status).toBe(404)
    expect((await add([{ part_number: 'x', serial_number: 'y' }])).status).toBe(400)
  })
})

describe('the settings of networking', () => {
  const NET = '/v1/system/networking'

  it('are changed one by one', async () => {
    expect((await cloud.get(`${NET}/inbound-icmp`)).body).toEqual({ enabled: true })
    expect((await cloud.put(`${NET}/inbound-icmp`, { enabled: false })).status).toBe(204)
    const jumbo = { external_jumbo_frames_opt_in_enabled: true }
    expect((await cloud.put(`${NET}/settings`, jumbo)).body).toEqual(jumbo)
    expect((await cloud.get(`${NET}/inbound-icmp`)).body).toEqual({ enabled: false })
    const viewer = cloud.as('fleetViewer')
    expect((await viewer.put(`${NET}/settings`, jumbo)).status).toBe(403)
  })

  it('include address lots with their blocks', async () => {
    const { body } = await cloud.get(`${NET}/address-lot/infra-lot`)
    expect([(body['lot'] as Json).name, (body['blocks'] as Json[]).length]).toEqual([
      'infra-lot',
      2,
    ])
  })

  it('include BGP configurations, which can be changed', async () => {
    const change = (body: object) => cloud.put(`${NET}/bgp?name_or_id=rack-as`, body)
    expect((await change({ max_paths: 4 })).body).toMatchObject({ name: 'rack-as', max_paths: 4 })
    expect((await change({ bgp_announce_set_id: 'none' })).status).toBe(404)
    expect((await change({ name: 'new-as' })).body).toMatchObject({ name: 'new-as', max_paths: 4 })
  })
})

describe('a comment of a support bundle', () => {
  const BUNDLES = '/v1/system/support-bundles'
  const create = (user_comment: string | null) => cloud.post(BUNDLES, { user_comment })

  it('is limited in bytes', async () => {
    expect((await create('ü'.repeat(2048))).status).toBe(201)
    expect(gist(await create('ü'.repeat(2048) + 'x'))).toMatch(/at most 4096 bytes/)
    expect((await create('no-space')).status).toBe(507)
  })

  it('can be changed', async () => {
    const { id } = (await create(null)).body
    const { body } = await cloud.put(`${BUNDLES}/${id}`, { user_comment: 'new' })
    expect(body['user_comment']).toBe('new')
    const old = openSeeded({ release: 16 })
    const [bundle] = (await old.get(`/experimental${BUNDLES}`)).body.items
    const url = `/experimental${BUNDLES}/${bundle!.id}`
    expect((await old.put(url, { user_comment: 'old' })).body['user_comment']).toBe('old')
  })
})
