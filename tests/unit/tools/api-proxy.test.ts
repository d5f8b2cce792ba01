import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import {
  ask,
  AS_BROWSER,
  startApi,
  startConsole,
  startRaw,
  sendRaw,
  warnings,
} from './support/hosts'

/** An API that tells what it was asked. */
const startEcho = () =>
  startApi(({ method, url, headers }, response) => {
    response.end(JSON.stringify({ method, url, headers }))
  })

describe('what goes to the API', () => {
  it.each([
    ['GET', '/v1/disks?project=web', 'api'],
    ['DELETE', '/v1/disks/data', 'api'],
    ['GET', '/experimental/v1/probes', 'api'],
    ['POST', '/device/auth', 'api'],
    ['POST', '/device/confirm', 'api'],
    ['GET', '/device/verify', 'console'],
    ['GET', '/device/success', 'console'],
    ['GET', '/login', 'api'],
    ['GET', '/login?redirect_uri=%2Fprojects', 'api'],
    ['GET', '/login/acme/local', 'console'],
    ['GET', '/login/acme/saml/okta', 'console'],
    ['GET', '/login/acme/saml/okta/redirect?redirect_uri=%2F', 'api'],
    ['POST', '/login/acme/saml/okta', 'api'],
    ['POST', '/logout', 'api'],
    ['GET', '/projects/v1/instances', 'console'],
    ['GET', '/v1', 'console'],
  ])('of a browser: %s %s is for the %s', async (method, path, expected) => {
    const host = await startConsole(await startEcho())
    const { body } = await ask(`${host}${path}`, { method, headers: AS_BROWSER })
    expect(body.startsWith('<!doctype html>') ? 'console' : 'api').toBe(expected)
    if (expected === 'api') expect(JSON.parse(body)).toMatchObject({ method, url: path })
  })

  it('says on whose behalf, and comes from the API’s own origin', async () => {
    const api = await startEcho()
    const host = await startConsole(api)
    const { body } = await ask(`${host}/v1/me`, {
      headers: { origin: host, cookie: 'session=abc' },
    })
    const { headers } = JSON.parse(body) as { headers: Record<string, string> }
    expect(headers).toMatchObject({
      host: new URL(api).host,
      origin: api,
      cookie: 'session=abc',
      'x-forwarded-host': new URL(host).host,
      'x-forwarded-proto': 'http',
    })
    expect(headers['x-forwarded-for']).toMatch(/^(::ffff:)?127\.0\.0\.1$|^::1$/)
  })

  it('says nothing that somebody else says of where it comes from', async () => {
    const host = await startConsole(await startEcho())
    const { body } = await ask(`${host}/v1/me`, {
      headers: {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-port': '443',
        'x-forwarded-prefix': '/evil',
        'x-real-ip': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
      },
    })
    expect(body).not.toMatch(/203\.0\.113\.9|evil|443|https/)
  })

  it('comes from those as well who name no host, as HTTP/1.0 lets them', async () => {
    const host = await startConsole(await startEcho())
    const answer = await sendRaw(host, 'GET /v1/me HTTP/1.0\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).not.toContain('x-forwarded-host')
  })

  it('leaves out what concerns the connection to this host alone', async () => {
    const host = await startConsole(await startEcho())
    const { body } = await ask(`${host}/v1/me`, {
      headers: {
        te: 'trailers',
        'proxy-authorization': 'Basic c2VjcmV0',
        'proxy-connection': 'keep-alive',
        'keep-alive': 'timeout=5',
        connection: 'close, X-Hop',
        'x-hop': 'by',
        'x-end': 'to end',
      },
    })
    const { headers } = JSON.parse(body) as { headers: Record<string, string> }
    expect(Object.keys(headers).toSorted()).toEqual([
      'connection',
      'host',
      'x-end',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
    ])
    expect(headers.connection).toBe('keep-alive')
  })

  it.each(['DELETE', 'OPTIONS', 'POST', 'GET'])(
    'comes with its body, however long: %s',
    async m => {
      const api = await startApi((request, response) => {
        response.writeHead(200, { 'x-length': request.headers['content-length'] ?? 'chunked' })
        request.pipe(response)
      })
      const host = await startConsole(api)
      const chunked = await ask(`${host}/v1/disks`, {
        method: m,
        headers: { 'transfer-encoding': 'chunked' },
        body: 'GET /v1/me HTTP/1.1',
      })
      expect([chunked.body, chunked.headers['x-length']]).toEqual([
        'GET /v1/me HTTP/1.1',
        'chunked',
      ])
      const counted = await ask(`${host}/v1/disks`, {
        method: m,
        headers: { 'content-length': '3', connection: 'content-length' },
        body: 'abc',
      })
      expect([counted.body, counted.headers['x-length']]).toEqual(['abc', '3'])
    },
  )

  it('comes with its body', async () => {
    const api = await startApi((request, response) => request.pipe(response))
    const host = await startConsole(api)
    const body = JSON.stringify({ name: 'web', description: 'é'.repeat(50_000) })
    const answer = await ask(`${host}/v1/projects`, { method: 'POST', body })
    expect(answer.body).toBe(body)
  })
})

describe('what comes back from the API', () => {
  it('sets cookies that the browser keeps for the console’s host', async () => {
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

  it('leaves out cookies that browsers would drop, and says so once', async () => {
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

  it('leads to the console’s host where it led to the API’s', async () => {
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

  it('is not about the connection to the API', async () => {
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

  it('comes over connections that are kept, where it changes nothing', async () => {
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

  it('may come before the request is over', async () => {
    // Reads what comes, and does not wait for its end.
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

  it('keeps the API’s own policy where it has one', async () => {
    const api = await startApi((_request, response) =>
      response.writeHead(200, { 'x-frame-options': 'SAMEORIGIN' }).end(),
    )
    const { headers } = await ask(`${await startConsole(api)}/v1/me`)
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('is asked for again when a kept connection turns out closed', async () => {
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

describe('an API that cannot be reached', () => {
  it('is told of at once, in the words of whoever asks', async () => {
    const warned = warnings()
    const api = 'http://localhost:1'
    const host = await startConsole(api)
    const data = await ask(`${host}/v1/me`)
    expect([data.status, data.headers['content-type']]).toEqual([502, 'application/json'])
    expect(JSON.parse(data.body)).toEqual({
      request_id: '',
      error_code: 'ServiceNotAvailable',
      message: `The API at ${api} cannot be reached: nothing listens there (ECONNREFUSED).`,
    })
    const page = await ask(`${host}/login`, { headers: AS_BROWSER })
    expect([page.status, page.headers['content-type']]).toEqual([502, 'text/html; charset=utf-8'])
    expect(page.body).toContain('<h1>The API cannot be reached</h1>')
    expect(page.headers['x-frame-options']).toBe('DENY')
    // Whoever runs the host reads it once.
    expect(warned).toEqual([
      [`The API at ${api} cannot be reached: nothing listens there (ECONNREFUSED).`],
    ])
  })

  it('leaves no websocket waiting', async () => {
    const host = await startConsole('http://localhost:1')
    const socket = new WebSocket(
      `${host.replace('http', 'ws')}/v1/instances/a/serial-console/stream`,
    )
    const [error] = (await once(socket, 'error')) as [Error]
    expect(error.message).toContain('502')
  })
})

describe('a websocket', () => {
  it('talks to the API as the API’s own origin', async () => {
    const server = createServer()
    const sockets = new WebSocketServer({ server })
    const origins: (string | undefined)[] = []
    sockets.on('connection', (socket, { headers, url }) => {
      origins.push(headers.origin)
      socket.on('message', data => socket.send(`${url}: ${String(data)}`))
    })
    const api = await startApi(() => {}, server)
    const host = await startConsole(api)
    const socket = new WebSocket(
      `${host.replace('http', 'ws')}/v1/instances/a/serial-console/stream`,
      { origin: host },
    )
    await once(socket, 'open')
    socket.send('ls')
    const [said] = (await once(socket, 'message')) as [Buffer]
    expect(String(said)).toBe('/v1/instances/a/serial-console/stream: ls')
    expect(origins).toEqual([api])
    socket.close()
    await once(socket, 'close')
  })

  it('is refused where no API is', async () => {
    const host = await startConsole()
    const socket = new WebSocket(`${host.replace('http', 'ws')}/v1/instances/a`)
    await once(socket, 'error')
    expect(socket.readyState).not.toBe(WebSocket.OPEN)
  })
})
