import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Seeded } from './support/seeded'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded({ requireAuth: true })
})

const HOUR = 3_600_000
const UNAUTHORIZED = '401 Unauthorized credentials missing or invalid'

const login = (silo: string, username: string, password: string, where = cloud) =>
  where.post(`/v1/login/${silo}/local`, { username, password })

const cookieFrom = (headers: Record<string, string>) => headers['set-cookie']!.split(';')[0]!

const whoIs = async (cookie: string) =>
  (await cloud.withCookie(cookie).get('/v1/me')).body['display_name']

describe('a request without credentials', () => {
  it('is rejected, except for operations without authentication', async () => {
    expect(gist(await cloud.get('/v1/me'))).toBe(UNAUTHORIZED)
    expect(gist(await cloud.get('/v1/projects'))).toBe(UNAUTHORIZED)
    expect((await cloud.get('/v1/ping')).body).toEqual({ status: 'ok' })
    expect((await cloud.post('/v1/logout')).status).toBe(204)
  })

  it('is validated before authentication', async () => {
    expect(gist(await cloud.get('/v1/projects?limit=0'))).toMatch(/^400 unable to parse query/)
  })

  it('is not the same as one with invalid credentials, which never fall back', async () => {
    const open = openSeeded()
    for (const headers of [
      { authorization: 'nonsense' },
      { authorization: 'Bearer no-such-token' },
      { cookie: 'session=' },
      { cookie: 'session=unknown; demo-user=Ada%20Quarry' },
    ]) {
      expect(gist(await open.send('GET', '/v1/me', { headers }))).toBe(UNAUTHORIZED)
    }
  })
})

describe('a local login', () => {
  it('opens a session for a local user', async () => {
    const { status, text, headers } = await login('pocket-lab', 'pim', 'pebble')
    expect([status, text]).toEqual([204, ''])
    expect(headers['set-cookie']).toMatch(
      /^session=[0-9a-f]{40}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400$/,
    )
    expect(await whoIs(cookieFrom(headers))).toBe('pim')
  })

  it('marks the cookie as secure over TLS', async () => {
    const secure = openSeeded({ origin: 'https://basalt.example' })
    const { headers } = await login('pocket-lab', 'pim', 'pebble', secure)
    expect(headers['set-cookie']).toContain('; Secure; ')
  })

  it('gives the same error for a wrong password, an unknown user and one without a password', async () => {
    expect(gist(await login('pocket-lab', 'pim', 'stone'))).toBe(UNAUTHORIZED)
    expect(gist(await login('pocket-lab', 'nobody', 'pebble'))).toBe(UNAUTHORIZED)
    expect(gist(await login('pocket-lab', 'quinn', ''))).toBe(UNAUTHORIZED)
  })

  it('requires an existing silo with local users', async () => {
    expect(gist(await login('absent', 'pim', 'pebble'))).toBe(
      '404 ObjectNotFound not found: silo with name "absent"',
    )
    expect(gist(await login('myriad', 'mirek', 'opal'))).toBe(
      '404 ObjectNotFound not found: identity-provider with name "local"',
    )
  })

  it('accepts demo users by name, any other name as the operator, and never one password', async () => {
    for (const [username, displayName] of [
      ['clara-flint', 'Clara Flint'],
      ['fynn-gabbro', 'Fynn Gabbro'],
      ['abc', 'Ada Quarry'],
    ] as const) {
      const { headers } = await login('maze-war', username, 'def')
      expect(await whoIs(cookieFrom(headers))).toBe(displayName)
    }
    expect(gist(await login('maze-war', 'clara-flint', 'bad'))).toBe(UNAUTHORIZED)
    expect((await login('default-silo', 'abc', 'def')).status).toBe(204)
  })
})

describe('a session', () => {
  let session: string

  beforeEach(async () => {
    session = cookieFrom((await login('pocket-lab', 'pim', 'pebble')).headers)
  })

  it('expires eight hours after its last use', async () => {
    cloud.clock.advance(8 * HOUR - 1)
    expect(await whoIs(session)).toBe('pim')
    cloud.clock.advance(8 * HOUR - 1)
    expect(await whoIs(session)).toBe('pim')
    cloud.clock.advance(8 * HOUR)
    expect(gist(await cloud.withCookie(session).get('/v1/me'))).toBe(UNAUTHORIZED)
    expect(cloud.backend.backendState.db.sessions.count).toBe(0)
  })

  it('expires a day after login, however busy', async () => {
    for (let hour = 1; hour < 24; hour++) {
      cloud.clock.advance(HOUR)
      expect(await whoIs(session)).toBe('pim')
    }
    cloud.clock.advance(HOUR)
    expect(gist(await cloud.withCookie(session).get('/v1/me'))).toBe(UNAUTHORIZED)
  })

  it('ends with logging out, which always succeeds', async () => {
    const { status, headers } = await cloud.withCookie(session).post('/v1/logout')
    expect(status).toBe(204)
    expect(headers['set-cookie']).toBe('session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
    expect(gist(await cloud.withCookie(session).get('/v1/me'))).toBe(UNAUTHORIZED)
    expect((await cloud.withCookie(session).post('/v1/logout')).status).toBe(204)
  })

  it('is not replaced by a demo user after logging out', async () => {
    const open = openSeeded()
    expect((await open.get('/v1/me')).status).toBe(200)
    const left = cookieFrom((await open.post('/v1/logout')).headers)
    expect(gist(await open.withCookie(left).get('/v1/me'))).toBe(UNAUTHORIZED)
    const { headers } = await login('maze-war', 'ada-quarry', 'x', open)
    expect((await open.withCookie(cookieFrom(headers)).get('/v1/me')).status).toBe(200)
  })
})

describe('the current user', () => {
  it('is returned with silo and groups', async () => {
    const open = openSeeded()
    const { body } = await open.get('/v1/me')
    expect(body).toEqual({
      id: '05e505e5-0000-4000-8000-000000000001',
      display_name: 'Ada Quarry',
      silo_id: '51105110-0000-4000-8000-000000000001',
      silo_name: 'maze-war',
    })
    const groups = (await open.get('/v1/me/groups')).body.items
    expect(groups.map(group => group['display_name'])).toEqual(['web-devs', 'maze-war-admins'])
    expect((await open.as('nobody').get('/v1/me/groups')).body.items).toEqual([])
  })

  it('is the one in the demo cookie, or the operator', async () => {
    const open = openSeeded()
    const name = async (cookie: string) =>
      (await open.withCookie(cookie).get('/v1/me')).body['display_name']
    expect(await name('theme=dark; demo-user=Dario%20Marl')).toBe('Dario Marl')
    expect(await name('demo-user=Nobody%20Known')).toBe('Ada Quarry')
    // Only users of the demo silo can be selected.
    expect(await name('demo-user=Mirek%20Opal')).toBe('Ada Quarry')
  })
})

describe('the login pages', () => {
  it('redirect to the login of the silo, and keep the target', async () => {
    const answer = await cloud.get('/login?redirect_uri=%2Fprojects%2Fa%3Fb%3Dc')
    expect([answer.status, answer.headers['location']]).toEqual([
      302,
      '/login/maze-war/local?redirect_uri=%2Fprojects%2Fa%3Fb%3Dc',
    ])
    expect((await cloud.get('/login')).headers['location']).toBe('/login/maze-war/local')
  })

  it('simulate the identity provider', async () => {
    const answer = await cloud.get('/login/maze-war/saml/mock-idp/redirect?redirect_uri=/projects')
    expect([answer.status, answer.headers['location']]).toEqual([302, '/projects'])
    expect(await whoIs(cookieFrom(answer.headers))).toBe('Ada Quarry')
    expect((await cloud.get('/login/maze-war/saml/no-such-idp/redirect')).status).toBe(404)
  })

  it('encode the target for a header', async () => {
    const query = `redirect_uri=${encodeURIComponent('/projects/../größe?a=b c')}`
    const answer = await cloud.get(`/login/maze-war/saml/mock-idp/redirect?${query}`)
    expect(answer.headers['location']).toBe('/gr%C3%B6%C3%9Fe?a=b%20c')
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/projects\r\nset-cookie: session=stolen',
    'projects',
  ])('never redirect to %j', async target => {
    const query = `redirect_uri=${encodeURIComponent(target)}`
    expect((await cloud.get(`/login?${query}`)).status).toBe(400)
    expect((await cloud.get(`/login/maze-war/saml/mock-idp/redirect?${query}`)).status).toBe(400)
  })
})
