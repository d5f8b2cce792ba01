import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Seeded } from './support/seeded'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded({ origin: 'https://basalt.example' })
})

const CLIENT = '0f5c1f1e-7a3d-4b0e-9c58-5b6f0a1d2c3e'
const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:device_code'
const FORM = { 'content-type': 'application/x-www-form-urlencoded', cookie: 'session=' }

const form = (url: string, fields: Record<string, string>) =>
  cloud.send('POST', url, { raw: new URLSearchParams(fields).toString(), headers: FORM })

const begin = async () => (await form('/device/auth', { client_id: CLIENT })).body
const confirm = (code: unknown) => cloud.post('/device/confirm', { user_code: code })
const fetchToken = (code: unknown, type = GRANT_TYPE) =>
  form('/device/token', { client_id: CLIENT, device_code: String(code), grant_type: type })

const PENDING = { error: 'authorization_pending' }

describe('a device', () => {
  it('gets codes and a verification URL', async () => {
    const { device_code: device, user_code: user, ...rest } = await begin()
    expect(device).toMatch(/^[0-9a-f]{40}$/)
    expect(user).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
    expect(rest).toEqual({
      verification_uri: 'https://basalt.example/device/verify',
      expires_in: 300,
    })
  })

  it('gets a token once, after its code is confirmed', async () => {
    const grant = await begin()
    const early = await fetchToken(grant['device_code'])
    expect([early.status, early.body]).toEqual([400, PENDING])
    expect((await confirm(grant['user_code'])).status).toBe(204)
    const { status, body } = await fetchToken(grant['device_code'])
    expect([status, body['token_type']]).toEqual([200, 'bearer'])
    expect(body['access_token']).toMatch(/^oxide-token-[0-9a-f]{40}$/)
    const me = await cloud.withToken(String(body['access_token'])).get('/v1/me')
    expect(me.body['display_name']).toBe('Ada Quarry')
    expect((await fetchToken(grant['device_code'])).body).toEqual(PENDING)
  })

  it('gets authorization_pending for an unknown code', async () => {
    expect((await fetchToken('f'.repeat(40))).body).toEqual(PENDING)
  })

  it('must send the right grant type, as a form', async () => {
    const grant = await begin()
    expect((await fetchToken(grant['device_code'], 'password')).body).toEqual({
      error: 'unsupported_grant_type',
    })
    expect(gist(await cloud.post('/device/auth', { client_id: CLIENT }))).toBe(
      '400 expected content type "application/x-www-form-urlencoded", got "application/json"',
    )
    expect(gist(await form('/device/auth', {}))).toBe(
      '400 unable to parse URL-encoded body: missing field `client_id`',
    )
  })
})

describe('a user code', () => {
  it('can be confirmed once', async () => {
    const { user_code: code } = await begin()
    await confirm(code)
    expect(gist(await confirm(code))).toBe(
      `404 ObjectNotFound not found: device-auth-request with name "${String(code)}"`,
    )
  })

  it('expires', async () => {
    const { user_code: code } = await begin()
    cloud.clock.advance(300_000)
    expect(gist(await confirm(code))).toMatch(/^400 InvalidRequest .*expired/)
  })

  it('of no device is accepted in a demo, except the fault name', async () => {
    expect((await confirm('ABCD-EFGH')).status).toBe(204)
    expect((await confirm('ERRO-RABC')).status).toBe(400)
  })

  it('becomes invalid when the user who confirmed it is deleted', async () => {
    const lab = '/v1/system/identity-providers/local/users'
    const credentials = { username: 'pim', password: 'pebble' }
    const login = await cloud.post('/v1/login/pocket-lab/local', credentials)
    const pim = cloud.withCookie(String(login.headers['set-cookie']).split(';')[0]!)
    const { device_code: device, user_code: code } = await begin()
    expect((await pim.post('/device/confirm', { user_code: code })).status).toBe(204)
    const { id } = (await pim.get('/v1/me')).body
    expect((await cloud.delete(`${lab}/${id}?silo=pocket-lab`)).status).toBe(204)
    expect((await fetchToken(device)).body).toEqual(PENDING)
  })

  it('can be confirmed only by a logged-in user', async () => {
    const { user_code: code } = await begin()
    const nobody = cloud.withCookie('session=')
    expect((await nobody.post('/device/confirm', { user_code: code })).status).toBe(401)
  })
})
