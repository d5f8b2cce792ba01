import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { ask, AS_BROWSER, sendRaw, startApi, startConsole } from './support/hosts'

/** An API that echoes requests. */
const startEcho = () =>
  startApi(({ method, url, headers }, response) => {
    response.end(JSON.stringify({ method, url, headers }))
  })

describe('a request', () => {
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
  ])('of a browser, %s %s, goes to the %s', async (method, path, expected) => {
    const host = await startConsole(await startEcho())
    const { body } = await ask(`${host}${path}`, { method, headers: AS_BROWSER })
    expect(body.startsWith('<!doctype html>') ? 'console' : 'api').toBe(expected)
    if (expected === 'api') expect(JSON.parse(body)).toMatchObject({ method, url: path })
  })

  it('is forwarded with its client’s host, and the API’s origin', async () => {
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

  it('is forwarded without forwarding headers of the client', async () => {
    const host = await startConsole(await startEcho())
    const { body } = await ask(`${host}/v1/me`, {
      headers: {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-port': '443',
        'x-forwarded-prefix': '/evil',
        'x-real-ip': '203.0.113.9',
        X_Forwarded_For: '203.0.113.9',
        'X-Original-URL': '/v1/logout',
        'x-rewrite-url': '/v1/logout',
        'x-http-method-override': 'DELETE',
        'true-client-ip': '203.0.113.9',
        via: '1.1 evil.example',
        forwarded: 'for=203.0.113.9',
      },
    })
    expect(body).not.toMatch(/203\.0\.113\.9|evil|"443"|https/)
  })

  it('without a host is forwarded, as HTTP/1.0 allows', async () => {
    const host = await startConsole(await startEcho())
    const answer = await sendRaw(host, 'GET /v1/me HTTP/1.0\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).not.toContain('x-forwarded-host')
  })

  it('is forwarded without hop-by-hop headers', async () => {
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
    'is forwarded with its body, chunked or not: %s',
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

  it('is forwarded with a large body', async () => {
    const api = await startApi((request, response) => request.pipe(response))
    const host = await startConsole(api)
    const body = JSON.stringify({ name: 'web', description: 'é'.repeat(50_000) })
    const answer = await ask(`${host}/v1/projects`, { method: 'POST', body })
    expect(answer.body).toBe(body)
  })
})

describe('a websocket', () => {
  it('is forwarded with the API’s own origin', async () => {
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

  it('is refused without an API', async () => {
    const host = await startConsole()
    const socket = new WebSocket(`${host.replace('http', 'ws')}/v1/instances/a`)
    await once(socket, 'error')
    expect(socket.readyState).not.toBe(WebSocket.OPEN)
  })
})
