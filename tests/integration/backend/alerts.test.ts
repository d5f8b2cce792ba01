import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Json, type Seeded } from './support/seeded'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded({ release: 23 })
})

const RECEIVERS = '/v1/alert-receivers'
const HOOKS = '/v1/webhook-receivers'
const MINUTE = 60_000

const create = (name: string, endpoint: string, subscriptions: string[] = ['hardware.**']) =>
  cloud.post(HOOKS, { name, description: '', endpoint, secrets: ['abc'], subscriptions })

const deliveries = async (receiver: string, query = '') =>
  (await cloud.get(`${RECEIVERS}/${receiver}/deliveries${query}`)).body.items

const results = (delivery: Json | undefined) =>
  (delivery!['attempts'] as { webhook: { result: string }[] }).webhook.map(each => each.result)

const latestAlert = async () => {
  const { items } = (await cloud.get('/v1/alerts?sort_by=time_and_id_descending')).body
  return items[0]!.id
}

const resend = async (receiver: string) =>
  cloud.send('POST', `/v1/alerts/${await latestAlert()}/resend?receiver=${receiver}`)

describe('alert classes', () => {
  const names = async (at: Seeded, filter = '') =>
    (await at.get(`/v1/alert-classes${filter}`)).body.items.map(({ name }) => name)

  it('are filtered by pattern', async () => {
    expect(await names(cloud)).toHaveLength(3)
    expect(await names(cloud, '?filter=hardware.*.psu.removed')).toHaveLength(1)
    expect(await names(cloud, '?filter=hardware.*')).toEqual([])
    expect(await names(cloud, '?filter=**')).toHaveLength(3)
    expect((await cloud.get('/v1/alert-classes?filter=hardware..x')).status).toBe(400)
  })

  it('are probes only before release 22', async () => {
    expect(await names(openSeeded({ release: 21 }))).toEqual(['probe'])
  })
})

describe('alerts', () => {
  it('are listed by time and class', async () => {
    const list = async (query: string) => (await cloud.get(`/v1/alerts?${query}`)).body.items
    expect(await list('')).toHaveLength(3)
    expect(await list('alert_class=*.*.*.removed')).toHaveLength(2)
    expect(await list('start_time=2025-01-15T00:00:00Z')).toHaveLength(1)
    expect(await list('end_time=2025-01-15T00:00:00Z')).toHaveLength(2)
    const { body } = await cloud.get(`/v1/alerts/${await latestAlert()}`)
    const time = encodeURIComponent(String(body['time_created']))
    expect(await list(`start_time=${time}&end_time=${time}`)).toHaveLength(1)
    expect(body['alert']).toMatchObject({ psu: { slot: 5 } })
  })
})

describe('a webhook', () => {
  it('is created, changed and deleted', async () => {
    const { status, body } = await create('hook', 'https://hook.example/', ['b', 'a', 'b'])
    expect([status, body['subscriptions']]).toEqual([201, ['a', 'b']])
    expect(JSON.stringify(body)).not.toContain('abc')
    const url = `${HOOKS}/hook`
    expect((await cloud.put(url, { name: 'crook', endpoint: 'http://crook.example' })).status).toBe(
      204,
    )
    const { body: changed } = await cloud.get(`${RECEIVERS}/crook`)
    expect(changed['kind']).toMatchObject({ kind: 'webhook', endpoint: 'http://crook.example' })
    expect(gist(await cloud.put(`${HOOKS}/crook`, { name: 'pager' }))).toMatch(
      /already exists: alert-receiver "pager"/,
    )
    expect((await cloud.delete(`${RECEIVERS}/crook`)).status).toBe(204)
  })

  it('must have an endpoint outside of the rack, and a secret', async () => {
    expect(gist(await create('a', 'no address'))).toMatch(/^400 unable to parse/)
    expect((await create('a', 'ftp://hook.example')).status).toBe(400)
    const body = { name: 'a', description: '', endpoint: 'https://hook.example', secrets: [] }
    expect(gist(await cloud.post(HOOKS, body))).toMatch(/"secrets"/)
    expect(gist(await create('a', 'https://refused.example/'))).toMatch(/"endpoint"/)
  })

  it('gets and loses subscriptions and secrets', async () => {
    const url = `${RECEIVERS}/pager`
    const added = await cloud.post(`${url}/subscriptions`, { subscription: 'a.**' })
    expect([added.status, added.body]).toEqual([201, { subscription: 'a.**' }])
    const gone = `${url}/subscriptions/${encodeURIComponent('a.**')}`
    expect((await cloud.delete(gone)).status).toBe(204)
    expect((await cloud.delete(gone)).status).toBe(404)
    expect((await cloud.post(`${url}/subscriptions`, { subscription: 'a-b' })).status).toBe(400)

    const secrets = '/v1/webhook-secrets?receiver=pager'
    const { id } = (await cloud.post(secrets, { secret: 'xyz' })).body
    expect((await cloud.get(secrets)).body['secrets']).toHaveLength(3)
    expect((await cloud.delete(`/v1/webhook-secrets/${id}`)).status).toBe(204)
    expect((await cloud.get(secrets)).body['secrets']).toHaveLength(2)
  })

  it('is changed by fleet admins only', async () => {
    const viewer = cloud.as('fleetViewer')
    expect((await viewer.get(`${RECEIVERS}/pager`)).status).toBe(200)
    expect((await viewer.delete(`${RECEIVERS}/pager`)).status).toBe(403)
    expect((await cloud.as('nobody').get(RECEIVERS)).status).toBe(403)
  })
})

describe('a delivery', () => {
  it('succeeds soon', async () => {
    expect((await resend('pager')).status).toBe(201)
    const [pending] = await deliveries('pager', '?pending=true')
    expect(results(pending)).toEqual([])
    cloud.clock.advance(1_000)
    const [newest] = await deliveries('pager', '?sort_by=time_and_id_descending')
    expect([newest!.id, newest!['state'], results(newest)]).toEqual([
      pending!.id,
      'delivered',
      ['succeeded'],
    ])
  })

  it('fails after three attempts', async () => {
    await resend('broken-hook')
    const newest = async () =>
      (await deliveries('broken-hook', '?sort_by=time_and_id_descending'))[0]
    cloud.clock.advance(1_000)
    expect(results(await newest())).toEqual(['failed_http_error'])
    cloud.clock.advance(MINUTE)
    expect((await newest())?.['state']).toBe('pending')
    cloud.clock.advance(5 * MINUTE)
    expect((await newest())?.['state']).toBe('failed')
    expect(results(await newest())).toHaveLength(3)
  })

  it('waits for a secret', async () => {
    await resend('mute-hook')
    cloud.clock.advance(5 * MINUTE)
    expect(await deliveries('mute-hook', '?delivered=true')).toEqual([])
    await cloud.post('/v1/webhook-secrets?receiver=mute-hook', { secret: 'xyz' })
    cloud.clock.advance(MINUTE)
    expect(await deliveries('mute-hook', '?delivered=true')).toHaveLength(2)
  })

  it('is listed in an order that has another name on release 15', async () => {
    cloud = openSeeded({ release: 15 })
    const send = () => cloud.send('POST', `${RECEIVERS}/pager/probe`)
    await send()
    cloud.clock.advance(MINUTE)
    await send()
    const times = async (order: string) =>
      (await deliveries('pager', `?sort_by=${order}`)).map(each => String(each['time_started']))
    const ascending = await times('ascending')
    expect(ascending).toEqual(ascending.toSorted())
    expect(await times('descending')).toEqual(ascending.toReversed())
  })

  it('goes on from the state it was seeded in', async () => {
    const pending = () => deliveries('broken-hook', '?pending=true')
    expect(await pending()).toHaveLength(1)
    cloud.clock.advance(2 * MINUTE)
    expect(await pending()).toHaveLength(1)
    cloud.clock.advance(MINUTE)
    expect(await pending()).toEqual([])
  })

  it('needs a subscription', async () => {
    await create('deaf', 'https://deaf.example', [])
    expect(gist(await resend('deaf'))).toMatch(/receiver is not subscribed/)
  })
})

describe('a probe', () => {
  const probe = (receiver: string, query = '') =>
    cloud.send('POST', `${RECEIVERS}/${receiver}/probe${query}`)

  it('is sent at once, and once only', async () => {
    const { status, body } = await probe('broken-hook', '?resend=true')
    expect([status, body['resends_started']]).toEqual([200, null])
    expect(body['probe']).toMatchObject({ state: 'failed', trigger: 'probe' })
    cloud.clock.advance(10 * MINUTE)
    expect(results(body['probe'] as Json)).toEqual(['failed_http_error'])
  })

  it('sends failed alerts again', async () => {
    await cloud.put(`${HOOKS}/broken-hook`, { endpoint: 'https://mended.example' })
    const { body } = await probe('broken-hook', '?resend=true')
    expect(body['resends_started']).toBe(2)
    cloud.clock.advance(1_000)
    expect(await deliveries('broken-hook', '?delivered=true')).toHaveLength(3)
    expect((await probe('broken-hook', '?resend=true')).body['resends_started']).toBe(0)
  })
})
