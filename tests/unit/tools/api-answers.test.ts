import { describe, expect, it } from 'vitest'
import { ask, startApi, startConsole, startRaw, warnings } from './support/hosts'

describe('a response of the API', () => {
  it('has cookies adapted to the console’s host', async () => {
    const cookie = 'session=abc; Path=/; Domain=rack.example.com; Secure; HttpOnly; SameSite=Lax'
    const api = await startApi((_request, response) =>
      response.writeHead(204, { 'set-cookie': [cookie, 'theme=secure; Max-Age=5'] }).end(),
    )
    const host = await startConsole(api)
    const login = `${host}/v1/login/acme/local`
    const plain = await ask(login, { method: 'POST' })
    const kept = 'session=abc; Path=/; HttpOnly; SameSite=Lax'
    expect(plain.headers['set-cookie']).toEqual([kept, 'theme=secure; Max-Age=5'])
    const behind = async (protocol: string) => {
      const headers = { 'x-forwarded-proto': protocol }
      return (await ask(login, { method: 'POST', headers })).headers['set-cookie']?.[0]
    }
    const secure = 'session=abc; Path=/; Secure; HttpOnly; SameSite=Lax'
    expect(await behind('https')).toBe(secure)
    expect(await behind(' HTTPS , http')).toBe(secure)
    expect(await behind('http, https')).toBe(kept)
  })

  it('loses cookies that browsers would reject, with a single warning', async () => {
    const warned = warnings()
    const cookies = ['__Host-session=secret; Path=/; Secure', 'a=b; SameSite=None; Secure', 'c=d']
    const api = await startApi((_request, response) =>
      response.writeHead(204, { 'set-cookie': cookies }).end(),
    )
    const host = await startConsole(api)
    for (let round = 0; round < 2; round++)
      expect((await ask(`${host}/v1/me`)).headers['set-cookie']).toEqual(['c=d'])
    expect(warned).toEqual([[expect.stringContaining('the cookie __Host-session,')]])
    expect(String(warned)).not.toContain('secret')
    const overTls = await ask(`${host}/v1/me`, { headers: { 'x-forwarded-proto': 'https' } })
    expect(overTls.headers['set-cookie']).toEqual(cookies)
  })

  it('redirects to the console’s host instead of the API’s', async () => {
    const api = await startApi(({ url = '' }, response) => {
      response.writeHead(302, { location: decodeURIComponent(url.slice('/login?'.length)) }).end()
    })
    const host = await startConsole(api)
    const locationOf = async (location: string) =>
      (await ask(`${host}/login?${encodeURIComponent(location)}`)).headers.location
    expect(await locationOf(`${api}/login/acme/local?a=b#c`)).toBe('/login/acme/local?a=b#c')
    expect(await locationOf(`${api.toUpperCase()}/projects`)).toBe('/projects')
    expect(await locationOf(api)).toBe('/')
    expect(await locationOf('https://idp.example.com/sso')).toBe('https://idp.example.com/sso')
    expect(await locationOf(`${api}.example/x`)).toBe(`${api}.example/x`)
    expect(await locationOf('/login/acme/local')).toBe('/login/acme/local')
    for (const path of ['//evil.example/x', '/\\evil.example', '/.//evil.example', '///evil'])
      expect([path, await locationOf(api + path)]).toEqual([path, '/'])
  })

  it('is sent without hop-by-hop headers', async () => {
    const api = await startApi((_request, response) =>
      response
        .writeHead(200, {
          connection: 'close, X-Hop',
          'x-hop': 'by',
          'proxy-authenticate': 'Basic',
          trailer: 'digest',
          'x-end': 'to end',
        })
        .end('{}'),
    )
    const { headers } = await ask(`${await startConsole(api)}/v1/me`)
    expect(headers).toMatchObject({ 'x-end': 'to end', 'x-frame-options': 'DENY' })
    for (const name of ['x-hop', 'proxy-authenticate', 'trailer'])
      expect(headers).not.toHaveProperty(name)
  })

  it('uses a kept connection, unless the request changes something', async () => {
    const connections = new Set<object>()
    const api = await startApi(({ socket }, response) => {
      connections.add(socket)
      response.end('{}')
    })
    const host = await startConsole(api)
    for (let round = 0; round < 5; round++) await ask(`${host}/v1/me`)
    expect(connections.size).toBe(1)
    await ask(`${host}/v1/disks`, { method: 'POST', body: '{}' })
    expect(connections.size).toBe(2)
  })

  it('can arrive before the request is complete', async () => {
    // Responds at once, without waiting for the end of the request.
    const api = await startRaw(socket => {
      socket.once('data', () =>
        socket.write('HTTP/1.1 413 No\r\ncontent-length: 8\r\n\r\ntoo much'),
      )
      socket.resume()
    })
    const host = await startConsole(api)
    const answer = await ask(`${host}/v1/disks`, { method: 'POST', body: 'x'.repeat(5_000_000) })
    expect([answer.status, answer.body]).toEqual([413, 'too much'])
  })

  it('keeps other security headers of the API', async () => {
    const api = await startApi((_request, response) =>
      response.writeHead(200, { 'x-frame-options': 'SAMEORIGIN' }).end(),
    )
    const { headers } = await ask(`${await startConsole(api)}/v1/me`)
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('is not run by browsers, and leaves nothing in them for the whole host', async () => {
    const lasting = {
      'alt-svc': 'h3="evil.example:443"',
      'clear-site-data': '"storage"',
      'content-security-policy': "default-src 'self' https://evil.example",
      nel: '{"report_to":"evil","max_age":2592000}',
      'report-to': '{"group":"evil"}',
      'reporting-endpoints': 'evil="https://evil.example"',
      'service-worker-allowed': '/',
      'strict-transport-security': 'max-age=0',
    }
    const api = await startApi((_request, response) => response.writeHead(200, lasting).end())
    const { headers } = await ask(`${await startConsole(api)}/v1/me`)
    const { 'content-security-policy': policy, ...rest } = headers
    expect(policy).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
    expect(Object.keys(rest).filter(name => name in lasting)).toEqual([])
  })

  it('is requested again if a kept connection turns out to be closed', async () => {
    const served = new WeakMap<object, number>()
    const api = await startApi(({ socket }, response) => {
      const count = (served.get(socket) ?? 0) + 1
      served.set(socket, count)
      if (count > 1) socket.destroy()
      else response.end('answered')
    })
    const host = await startConsole(api)
    expect((await ask(`${host}/v1/me`)).body).toBe('answered')
    expect((await ask(`${host}/v1/me`)).body).toBe('answered')
    expect((await ask(`${host}/v1/disks`, { method: 'POST', body: '{}' })).body).toBe('answered')
  })
})
