import { beforeEach, describe, expect, it } from 'vitest'
import { userIds } from '@/mirage/seeds/users'
import { gist, openSeeded, type Json, type Seeded } from './support/seeded'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded({ release: 23 })
})

const TOKENS = '/v1/me/access-tokens'
const SETTINGS = '/v1/auth-settings'
const CLIENT = '0f5c1f1e-7a3d-4b0e-9c58-5b6f0a1d2c3e'
const DAY = 24 * 3_600_000

const form = (url: string, fields: Record<string, string>) =>
  cloud.send('POST', url, {
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const begin = async (fields: Record<string, string> = {}) =>
  (await form('/device/auth', { client_id: CLIENT, ...fields })).body

const confirm = (grant: Json, as: Pick<Seeded, 'post'> = cloud) =>
  as.post('/device/confirm', { user_code: grant['user_code'] })

const fetchToken = async (grant: Json) =>
  String(
    (
      await form('/device/token', {
        client_id: CLIENT,
        device_code: String(grant['device_code']),
        grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      })
    ).body['access_token'],
  )

const newToken = async (fields?: Record<string, string>) => {
  const grant = await begin(fields)
  await confirm(grant)
  return fetchToken(grant)
}

describe('an access token', () => {
  it('is listed until it expires', async () => {
    expect((await cloud.get(TOKENS)).body.items.map(each => each['time_expires'])).toEqual([
      null,
      '2025-01-18T12:00:00.000Z',
      '2025-02-12T12:00:00.000Z',
    ])
    cloud.clock.advance(6 * DAY)
    expect((await cloud.get(TOKENS)).body.items).toHaveLength(2)
  })

  it('is refused once it has expired', async () => {
    const device = cloud.withToken(await newToken({ ttl_seconds: '60' }))
    expect((await device.get('/v1/me')).status).toBe(200)
    cloud.clock.advance(60_000)
    expect((await device.get('/v1/me')).status).toBe(401)
  })

  it('is deleted by its owner only', async () => {
    const [{ id } = { id: '' }] = (await cloud.get(TOKENS)).body.items
    expect((await cloud.as('nobody').delete(`${TOKENS}/${id}`)).status).toBe(404)
    expect((await cloud.delete(`${TOKENS}/${id}`)).status).toBe(204)
    expect((await cloud.get(TOKENS)).body.items).toHaveLength(2)
  })

  it('lives no longer than the silo allows', async () => {
    expect((await cloud.get(SETTINGS)).body['device_token_max_ttl_seconds']).toBeNull()
    await cloud.put(SETTINGS, { device_token_max_ttl_seconds: 3600 })
    expect(gist(await confirm(await begin({ ttl_seconds: '3601' })))).toMatch(
      /^400 InvalidRequest requested TTL 3601 seconds exceeds/,
    )
    await newToken()
    const { items } = (await cloud.get(TOKENS)).body
    expect(items.map(each => each['time_expires'])).toContain('2025-01-15T13:00:00.000Z')
  })

  it('lives no longer than the token it is confirmed with', async () => {
    const device = cloud.withToken(await newToken({ ttl_seconds: '60' }))
    const grant = await begin({ ttl_seconds: '3600' })
    await confirm(grant, device)
    const second = cloud.withToken(await fetchToken(grant))
    expect((await second.get('/v1/me')).status).toBe(200)
    cloud.clock.advance(60_000)
    expect((await second.get('/v1/me')).status).toBe(401)
  })
})

describe('sign-in settings', () => {
  it('are read by viewers and changed by admins of the silo', async () => {
    const body = { device_token_max_ttl_seconds: 1 }
    expect((await cloud.as('siloViewer').get(SETTINGS)).status).toBe(200)
    expect((await cloud.as('nobody').get(SETTINGS)).status).toBe(403)
    expect((await cloud.as('siloCollaborator').put(SETTINGS, body)).status).toBe(403)
    expect((await cloud.put(SETTINGS, { device_token_max_ttl_seconds: 0 })).status).toBe(400)
  })
})

describe('the credentials of a user', () => {
  const user = `/v1/users/${userIds.clara}`

  it('are visible to the user and to admins', async () => {
    expect((await cloud.get(`${user}/sessions`)).body.items).toHaveLength(2)
    expect((await cloud.get(`${user}/access-tokens`)).body.items).toHaveLength(1)
    expect((await cloud.as('siloCollaborator').get(`${user}/sessions`)).status).toBe(200)
    expect((await cloud.as('siloViewer').get(`${user}/sessions`)).status).toBe(403)
    expect((await cloud.get(user)).body['display_name']).toBe('Clara Flint')
  })

  it('are all revoked by logging the user out', async () => {
    expect((await cloud.send('POST', `${user}/logout`)).status).toBe(204)
    expect((await cloud.get(`${user}/sessions`)).body.items).toEqual([])
    expect((await cloud.get(`${user}/access-tokens`)).body.items).toEqual([])
  })

  it('leave an empty session if they are the own', async () => {
    const { headers } = await cloud.send('POST', `/v1/users/${userIds.ada}/logout`)
    expect(headers['set-cookie']).toMatch(/^session=;/)
  })
})

describe('SCIM tokens', () => {
  const list = (silo: string) => cloud.get(`/v1/system/scim/tokens?silo=${silo}`)

  it('show their secret when they are created only', async () => {
    const made = await cloud.post('/v1/system/scim/tokens?silo=clockwork')
    expect([made.status, made.body['time_expires']]).toEqual([201, null])
    expect(made.body['bearer_token']).toMatch(/^oxide-scim-[0-9a-f]{40}$/)
    const url = `/v1/system/scim/tokens/${made.body.id}?silo=clockwork`
    expect((await cloud.get(url)).body).not.toHaveProperty('bearer_token')
    expect((await list('clockwork')).body).toHaveLength(2)
    expect((await cloud.delete(url)).status).toBe(204)
    expect((await list('clockwork')).body).toHaveLength(1)
  })

  it('belong to admins, and to silos whose users come by SCIM', async () => {
    expect((await list('pocket-lab')).status).toBe(400)
    expect((await list('myriad')).status).toBe(403)
    const viewer = cloud.as('fleetViewer')
    expect((await viewer.get('/v1/system/scim/tokens?silo=clockwork')).status).toBe(403)
  })
})

describe('a rack before release 15', () => {
  it('has no access tokens to list', async () => {
    const old = openSeeded()
    expect(gist(await old.get(TOKENS))).toBe('404 Not Found')
  })
})
