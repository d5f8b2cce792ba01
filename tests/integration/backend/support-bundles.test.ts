import { beforeEach, describe, expect, it } from 'vitest'
import { gist, type Json, openSeeded, type Seeded } from './support/seeded'

const BUNDLES = '/experimental/v1/system/support-bundles'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded()
})

const inState = async (state: string) =>
  (await cloud.get(BUNDLES)).body.items.find(bundle => bundle['state'] === state)!.id

const bytes = (text: string) => Buffer.from(text, 'base64')

describe('a support bundle', () => {
  it('is seeded in every state', async () => {
    const { items } = (await cloud.get(BUNDLES)).body
    expect(items.map(bundle => bundle['state'])).toEqual([
      'collecting',
      'active',
      'failed',
      'destroying',
    ])
  })

  it('is collected after a while', async () => {
    const made = await cloud.post(BUNDLES)
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ state: 'collecting', reason_for_failure: null })
    const url = `${BUNDLES}/${made.body.id}`
    expect(gist(await cloud.get(`${url}/download`))).toBe(
      '400 InvalidRequest cannot download a support bundle in state "collecting"',
    )
    cloud.clock.advance(5_000)
    expect((await cloud.get(url)).body['state']).toBe('active')
    expect((await cloud.plain('GET', `${url}/index`)).status).toBe(200)
  })

  it('needs a drive of its own', async () => {
    // Seven drives can hold bundles, and four bundles exist.
    const codes = []
    for (let round = 0; round < 4; round++) codes.push(gist(await cloud.post(BUNDLES)))
    expect(codes).toEqual([
      '201',
      '201',
      '201',
      '507 InsufficientCapacity Insufficient capacity: Support Bundle storage exhausted',
    ])
  })

  it('takes a while to be deleted', async () => {
    const url = `${BUNDLES}/${await inState('active')}`
    expect((await cloud.delete(url)).status).toBe(204)
    expect((await cloud.get(url)).body['state']).toBe('destroying')
    expect((await cloud.delete(url)).status).toBe(204)
    cloud.clock.advance(3_000)
    expect((await cloud.get(url)).status).toBe(404)
  })

  it('may be deleted before it is complete', async () => {
    const { id } = (await cloud.post(BUNDLES)).body
    await cloud.delete(`${BUNDLES}/${id}`)
    cloud.clock.advance(60_000)
    expect((await cloud.get(`${BUNDLES}/${id}`)).status).toBe(404)
  })

  it('is a zip file', async () => {
    const url = `${BUNDLES}/${await inState('active')}/download`
    const { status, headers, text } = await cloud.plain('GET', url)
    expect([status, headers['content-type']]).toEqual([200, 'application/zip'])
    const archive = bytes(text)
    expect(archive.subarray(0, 4)).toEqual(Buffer.from('PK\x03\x04'))
    expect(archive.readUInt32LE(archive.length - 22)).toBe(0x06054b50)
    const again = await cloud.plain('GET', url)
    expect(again.text).toBe(text)
  })

  it('responds to HEAD with its length', async () => {
    const url = `${BUNDLES}/${await inState('active')}/download`
    const whole = bytes((await cloud.plain('GET', url)).text)
    const head = await cloud.plain('HEAD', url)
    expect([head.status, head.text]).toEqual([200, ''])
    expect(head.headers).toMatchObject({
      'content-length': String(whole.length),
      'content-type': 'application/zip',
      'accept-ranges': 'bytes',
    })
  })

  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=10-', 10, undefined],
    ['bytes=-5', -5, undefined],
    ['bytes=4-4', 4, 5],
    ['bytes=4-99999999', 4, undefined],
  ])('supports ranges: %s', async (range, from, to) => {
    const url = `${BUNDLES}/${await inState('active')}/download`
    const whole = bytes((await cloud.plain('GET', url)).text)
    const { status, headers, text } = await cloud.plain('GET', url, { range })
    const part = whole.subarray(from, to)
    const first = from < 0 ? whole.length + from : from
    expect([status, bytes(text)]).toEqual([206, part])
    expect(headers['content-range']).toBe(
      `bytes ${first}-${first + part.length - 1}/${whole.length}`,
    )
  })

  it.each(['bytes=99999999-', 'bytes=9-4', 'bytes=-', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-0'])(
    'rejects the range: %s',
    async range => {
      const url = `${BUNDLES}/${await inState('active')}/download`
      const { status, headers } = await cloud.plain('GET', url, { range })
      expect(status).toBe(416)
      expect(headers['content-range']).toMatch(/^bytes \*\/\d+$/)
    },
  )

  it('has files that are listed and read one by one', async () => {
    const url = `${BUNDLES}/${await inState('active')}`
    const index = await cloud.plain('GET', `${url}/index`)
    expect(index.headers['content-type']).toBe('text/plain')
    const files = index.text.trimEnd().split('\n')
    expect(files.slice(0, 3)).toEqual(['bundle_id.txt', 'reason.txt', 'rack/'])
    expect(files.filter(file => !file.endsWith('/'))).toHaveLength(15)
    const sled = encodeURIComponent(files.find(file => file.endsWith('sled.txt'))!)
    const read = await cloud.plain('GET', `${url}/download/${sled}`)
    expect(bytes(read.text).toString()).toContain('serial:  BRM02222869')
    const head = await cloud.plain('HEAD', `${url}/download/bundle_id.txt`)
    expect(head.headers['content-length']).toBe('37')
    const none = await cloud.get(`${url}/download/none.txt`)
    expect([none.status, none.body.error_code]).toEqual([404, 'Not Found'])
  })

  it('has a long log, an inventory in JSON and a dump that is no text', async () => {
    const url = `${BUNDLES}/${await inState('active')}`
    const files = (await cloud.plain('GET', `${url}/index`)).text.split('\n')
    const read = async (end: string, headers?: Record<string, string>) => {
      const file = encodeURIComponent(files.find(each => each.endsWith(end))!)
      return bytes((await cloud.plain('GET', `${url}/download/${file}`, headers)).text)
    }
    const log = await read('nexus.log')
    expect(log.length).toBeGreaterThan(2 ** 20)
    expect(await read('nexus.log', { range: 'bytes=1048576-' })).toEqual(log.subarray(2 ** 20))
    const { sleds } = JSON.parse((await read('inventory.json')).toString()) as { sleds: Json[] }
    expect(sleds[0]).toMatchObject({ rack_id: expect.any(String) })
    expect((await read('nvme.bin')).includes(0)).toBe(true)
  })

  it('is created by admins and read by viewers of the fleet', async () => {
    const viewer = cloud.as('fleetViewer')
    const id = await inState('active')
    expect((await viewer.get(`${BUNDLES}/${id}`)).status).toBe(200)
    expect((await viewer.post(BUNDLES)).status).toBe(403)
    expect((await viewer.delete(`${BUNDLES}/${id}`)).status).toBe(403)
    expect((await cloud.as('nobody').get(BUNDLES)).status).toBe(403)
    expect((await cloud.as('nobody').get(`${BUNDLES}/${id}/download`)).status).toBe(404)
  })
})

describe('the target release', () => {
  const TARGET = '/v1/system/update/target-release'
  const set = (system_version: string) => cloud.put(TARGET, { system_version })

  it('is unspecified at first, then increases its generation each time', async () => {
    expect((await cloud.get(TARGET)).body).toEqual({
      generation: 1,
      release_source: { type: 'unspecified' },
      time_requested: '2021-06-01T09:00:00Z',
    })
    const changed = await set('12.0.0')
    expect([changed.status, changed.body]).toEqual([
      201,
      {
        generation: 2,
        release_source: { type: 'system_version', version: '12.0.0' },
        time_requested: '2025-01-15T12:00:00.000Z',
      },
    ])
    expect((await set('13.0.0-rc.1')).body['generation']).toBe(3)
    expect((await set('13.0.0')).body['generation']).toBe(4)
    expect((await set('13.0.0')).body['generation']).toBe(5)
    expect((await cloud.get(TARGET)).body['generation']).toBe(5)
  })

  it('cannot be downgraded', async () => {
    await set('13.0.0')
    for (const version of ['12.1.0', '13.0.0-rc.1']) {
      const { status, body } = await set(version)
      expect([status, body.error_code]).toEqual([400, 'InvalidRequest'])
    }
  })

  it('must be a known version', async () => {
    expect(gist(await set('99.0.0'))).toBe(
      '404 ObjectNotFound not found: repository with system version "99.0.0"',
    )
    expect((await set('one.two')).body.message).toMatch(/^unable to parse JSON body/)
    const viewer = cloud.as('fleetViewer')
    expect((await viewer.put(TARGET, { system_version: '12.0.0' })).status).toBe(403)
  })
})
