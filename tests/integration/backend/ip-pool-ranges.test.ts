import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Seeded } from './support/seeded'

let cloud: Seeded

const POOL = '/v1/system/ip-pools/lagoon'
const SERVICE = '/v1/system/ip-pools-service'

beforeEach(async () => {
  cloud = openSeeded()
  await cloud.post('/v1/system/ip-pools', { name: 'lagoon', description: '' })
})

const add = (first: string, last: string, pool = POOL) =>
  cloud.post(`${pool}/ranges/add`, { first, last })
const remove = (first: string, last: string, pool = POOL) =>
  cloud.post(`${pool}/ranges/remove`, { first, last })
const ranges = async (query = '') =>
  (await cloud.get(`${POOL}/ranges${query}`)).body.items.map(({ range }) => range)

describe('adding a range', () => {
  it('returns it; ranges are listed by first address', async () => {
    const { status, body } = await add('192.0.2.100', '192.0.2.100')
    expect(status).toBe(201)
    expect(body['range']).toEqual({ first: '192.0.2.100', last: '192.0.2.100' })
    await add('fd00:1::', 'fd00:1::ff')
    await add('192.0.2.9', '192.0.2.20')
    expect(await ranges()).toEqual([
      { first: '192.0.2.9', last: '192.0.2.20' },
      { first: '192.0.2.100', last: '192.0.2.100' },
      { first: 'fd00:1::', last: 'fd00:1::ff' },
    ])
    const { body: page } = await cloud.get(`${POOL}/ranges?limit=2`)
    expect(page.items).toHaveLength(2)
    expect(await ranges(`?limit=2&page_token=${page.next_page}`)).toEqual([
      { first: 'fd00:1::', last: 'fd00:1::ff' },
    ])
  })

  it.each([
    ['inside it', '192.0.2.12', '192.0.2.13'],
    ['around it', '192.0.2.0', '192.0.2.255'],
    ['at its start', '192.0.2.1', '192.0.2.10'],
    ['at its end', '192.0.2.20', '192.0.2.30'],
  ])('is rejected if it overlaps another: %s', async (_, first, last) => {
    await add('192.0.2.10', '192.0.2.20')
    expect(gist(await add(first, last))).toBe(
      `400 InvalidRequest The provided IP range ${first}-${last} overlaps with existing range 192.0.2.10-192.0.2.20`,
    )
  })

  it('may be adjacent to another', async () => {
    await add('192.0.2.10', '192.0.2.20')
    expect((await add('192.0.2.21', '192.0.2.30')).status).toBe(201)
    expect((await add('192.0.2.0', '192.0.2.9')).status).toBe(201)
  })

  it("checks the ranges of all pools, including the control plane's", async () => {
    expect(gist(await add('123.4.56.20', '123.4.56.30'))).toMatch(/123\.4\.56\.0-123\.4\.56\.20$/)
    expect(gist(await add('172.20.26.16', '172.20.26.16'))).toMatch(
      /overlaps with existing range 172\.20\.26\.1-172\.20\.26\.16$/,
    )
    // Numerically within an existing IPv6 range, but of the other IP version.
    expect((await add('0.0.0.9', '0.0.0.9')).status).toBe(201)
  })

  it.each([
    ['backwards', '192.0.2.9', '192.0.2.1'],
    ['of two families', '192.0.2.1', 'fd00::1'],
    ['of something else', 'here', 'there'],
  ])('fails to parse if it is one %s', async (_, first, last) => {
    const { status, body } = await add(first, last)
    expect([status, body.error_code]).toEqual([400, undefined])
    expect(body.message).toMatch(/^unable to parse JSON body: /)
  })
})

describe('removing a range', () => {
  it('requires the exact range, in any notation', async () => {
    await add('192.0.2.10', '192.0.2.20')
    await add('fd00:1::', 'fd00:1::ff')
    expect((await remove('FD00:1:0::', 'fd00:1::00ff')).status).toBe(204)
    expect(gist(await remove('192.0.2.10', '192.0.2.19'))).toBe(
      '400 InvalidRequest The provided range 192.0.2.10-192.0.2.19 does not exist',
    )
    expect(gist(await remove('123.4.56.0', '123.4.56.20'))).toBe(
      '400 InvalidRequest The provided range 123.4.56.0-123.4.56.20 does not exist',
    )
    expect(await ranges()).toEqual([{ first: '192.0.2.10', last: '192.0.2.20' }])
  })

  it('is rejected while one of its addresses is in use', async () => {
    const first = '/v1/system/ip-pools/ip-pool-1'
    const inUse =
      '400 InvalidRequest IP pool ranges cannot be deleted while external IP addresses are allocated from them'
    expect(gist(await remove('123.4.56.0', '123.4.56.20', first))).toBe(inUse)
    expect((await remove('10.0.0.20', '10.0.0.22', first)).status).toBe(204)

    await add('192.0.2.10', '192.0.2.20')
    await cloud.post(`${POOL}/silos`, { silo: 'maze-war', is_default: false })
    const floatingIps = '/v1/floating-ips?project=mock-project'
    const made = await cloud.post(floatingIps, { name: 'buoy', description: '', pool: 'lagoon' })
    expect(made.body['ip']).toBe('192.0.2.10')
    expect(gist(await remove('192.0.2.10', '192.0.2.20'))).toBe(inUse)
    await cloud.delete('/v1/floating-ips/buoy?project=mock-project')
    expect((await remove('192.0.2.10', '192.0.2.20')).status).toBe(204)
  })
})

describe("the ranges of the control plane's pool", () => {
  it('follow the same rules, without IPv6', async () => {
    expect((await add('192.0.2.10', '192.0.2.20', SERVICE)).status).toBe(201)
    const { items } = (await cloud.get(`${SERVICE}/ranges`)).body
    expect(items.map(({ range }) => range)).toEqual([
      { first: '172.20.26.1', last: '172.20.26.16' },
      { first: '192.0.2.10', last: '192.0.2.20' },
    ])
    expect(gist(await add('192.0.2.20', '192.0.2.21', SERVICE))).toMatch(/overlaps with existing/)
    expect(gist(await add('fd00:1::', 'fd00:1::1', SERVICE))).toMatch(
      /^400 InvalidRequest IPv6 ranges are not allowed yet/,
    )
    expect((await remove('192.0.2.10', '192.0.2.20', SERVICE)).status).toBe(204)
    expect(gist(await remove('192.0.2.10', '192.0.2.20', SERVICE))).toMatch(/does not exist$/)
  })

  it('are changed by fleet admins', async () => {
    const viewer = cloud.as('fleetViewer')
    const range = { first: '192.0.2.10', last: '192.0.2.20' }
    expect((await viewer.get(`${SERVICE}/ranges`)).status).toBe(200)
    expect((await viewer.post(`${SERVICE}/ranges/add`, range)).status).toBe(403)
    expect((await viewer.post(`${SERVICE}/ranges/remove`, range)).status).toBe(403)
  })
})
