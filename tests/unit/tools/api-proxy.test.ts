import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { ask, AS_BROWSER, startApi, startConsole, warnings } from './support/hosts'

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
  })

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
    expect(plain.headers['set-cookie']).toEqual([
      'session=abc; Path=/; HttpOnly; SameSite=Lax',
      'theme=secure; Max-Age=5',
    ])
    const overTls = await ask(login, {
      method: 'POST',
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(overTls.headers['set-cookie']?.[0]).toBe(
      'session=abc; Path=/; Secure; HttpOnly; SameSite=Lax',
    )
  })

  it('leads to the console’s host where it led to the API’s', async () => {
    const api = await startApi(({ url, headers }, response) => {
      const away = url === '/login?away'
      const to = away ? 'https://idp.example.com/sso' : `http://${headers.host}/login/acme/local`
      response.writeHead(302, { location: to }).end()
    })
    const host = await startConsole(api)
    const locationOf = async (path: string) => (await ask(`${host}${path}`)).headers.location
    expect(await locationOf('/login')).toBe('/login/acme/local')
    expect(await locationOf('/login?away')).toBe('https://idp.example.com/sso')
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
