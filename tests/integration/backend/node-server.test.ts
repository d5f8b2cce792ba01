import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { startServer, type RunningServer } from '@/mirage/server/node-server'

let server: RunningServer

beforeEach(async () => {
  server = await startServer({ port: 0, latency: 0 })
})

afterEach(() => server.stop())

const at = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: 'manual', ...init })

const json = (method: string, value: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

const JSON_TYPE = { 'content-type': 'application/json' }

/** Sends a raw request, and its body only after `100 Continue` if it expects that. */
const ask = async (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
) => {
  const sent = request(server.url, { method, path, headers, agent: false })
  let isContinued = false
  sent.on('continue', () => {
    isContinued = true
    sent.end(body)
  })
  if (headers.expect) sent.flushHeaders()
  else sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of answer) text += String(chunk)
  sent.destroy()
  return { status: answer.statusCode, type: answer.headers['content-type'], text, isContinued }
}

/** The cookie a browser would send back. */
const cookieOf = (response: Response) => response.headers.getSetCookie()[0]!.split(';')[0]!

describe('the backend over HTTP', () => {
  it('responds', async () => {
    const response = await at('/v1/me')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await response.json()).toMatchObject({ silo_name: 'maze-war' })
  })

  it('accepts bodies and keeps their data', async () => {
    const description = 'Grüße 🪨'
    const made = await at('/v1/projects', json('POST', { name: 'web', description }))
    expect(made.status).toBe(201)
    const seen = await at('/v1/projects/web')
    expect(await seen.json()).toMatchObject({ description })
  })

  it('responds to a deletion with an empty body', async () => {
    const response = await at('/v1/disks/disk-3?project=mock-project', { method: 'DELETE' })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(response.headers.get('content-length')).toBeNull()
  })

  it('rejects unknown paths, wrong methods and broken bodies like the server does', async () => {
    expect((await at('/v1/nothing')).status).toBe(404)
    const wrong = await at('/v1/projects', { method: 'PATCH' })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST'])
    const broken = await at('/v1/projects', { ...json('POST', {}), body: '{' })
    expect(await broken.json()).toMatchObject({
      message: 'unable to parse JSON body: EOF while parsing an object at line 1 column 1',
    })
  })

  it('reports that a body is too large', async () => {
    const json3 = json('POST', { name: 'web', description: 'x'.repeat(3 * 2 ** 20) })
    const response = await at('/v1/projects', json3)
    expect(await response.json()).toMatchObject({
      message: 'request body exceeded maximum size of 1048576 bytes',
    })
  })

  it('reports the same if the body is larger than it buffers', async () => {
    const body = 'x'.repeat(40 * 2 ** 20)
    const response = await at('/v1/projects', { method: 'POST', body, headers: JSON_TYPE })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      message: 'request body exceeded maximum size of 1048576 bytes',
    })
  })

  it.each([
    ['GET', '/v1/projects/%E0%A4%A', 400, /^bad parameter in URL path/],
    ['GET', '/v1/projects/a%00b', 400, /^bad parameter in URL path/],
    ['GET', '/v1/../v1/projects', 404, /^Not Found$/],
    ['GET', '//v1/projects', 404, /^Not Found$/],
    ['GET', '/v1/projects?limit=-1', 400, /^unable to parse query string/],
    ['PROPFIND', '/v1/projects', 405, /^Method Not Allowed$/],
    ['POST', '/v1/projects', 400, /^unable to parse JSON body: EOF/],
  ])('rejects %s %s in JSON', async (method, path, status, message) => {
    // Not with `fetch`, which would normalize the path.
    const answer = await ask(method, path)
    expect([answer.status, answer.type]).toEqual([status, 'application/json'])
    expect(JSON.parse(answer.text)).toMatchObject({ message: expect.stringMatching(message) })
  })

  it('rejects a body that is not UTF-8', async () => {
    const body = Uint8Array.from([0xff, 0xfe, 0x00, 0x7b])
    const response = await at('/v1/projects', { method: 'POST', body, headers: JSON_TYPE })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(/^unable to parse JSON body: expected value at line 1/),
    })
  })

  it('logs in with a cookie, and out for good', async () => {
    const credentials = { username: 'dario-marl', password: 'x' }
    const cookie = cookieOf(await at('/v1/login/maze-war/local', json('POST', credentials)))
    const me = await at('/v1/me', { headers: { cookie } })
    expect(await me.json()).toMatchObject({ display_name: 'Dario Marl' })
    const out = await at('/v1/logout', { method: 'POST', headers: { cookie } })
    expect(out.status).toBe(204)
    expect((await at('/v1/me', { headers: { cookie } })).status).toBe(401)
    expect((await at('/v1/me', { headers: { cookie: cookieOf(out) } })).status).toBe(401)
  })

  it('redirects visitors to the login of the silo', async () => {
    const response = await at('/login?redirect_uri=/projects')
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/login/maze-war/local?redirect_uri=%2Fprojects',
    ])
  })

  it('gives devices a URL of this server', async () => {
    const response = await at('/device/auth', {
      method: 'POST',
      body: new URLSearchParams({ client_id: '0f5c1f1e-7a3d-4b0e-9c58-5b6f0a1d2c3e' }),
    })
    expect(await response.json()).toMatchObject({
      verification_uri: `${server.url}/device/verify`,
    })
  })

  it('handles concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => at('/v1/projects')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('is not affected by a client that hangs up half-way', async () => {
    await new Promise<void>(resolve => {
      const half = request(`${server.url}/v1/projects`, {
        method: 'POST',
        headers: { 'content-length': '1000' },
      })
      half.on('error', () => resolve())
      half.write('{"name":')
      half.flushHeaders()
      setImmediate(() => half.destroy())
      half.on('close', resolve)
    })
    expect((await at('/v1/me')).status).toBe(200)
  })

  it('rejects if the port is in use', async () => {
    const port = Number(new URL(server.url).port)
    await expect(startServer({ port, latency: 0 })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it('accepts configured host names, and listens where it is told to', async () => {
    const other = await startServer({
      port: 0,
      latency: 0,
      host: '0.0.0.0',
      allowHosts: ['api.example.com'],
    })
    const { port } = new URL(other.url)
    expect(other.url).toBe(`http://localhost:${port}`)
    const statusOf = async (host: string) => {
      const sent = request(`http://127.0.0.1:${port}/v1/me`, { headers: { host } }).end()
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      answer.resume()
      return answer.statusCode
    }
    expect(await statusOf('api.example.com')).toBe(200)
    expect(await statusOf('api.example.org')).toBe(403)
    await other.stop()
  })

  it('stops listening when stopped', async () => {
    const other = await startServer({ port: 0, latency: 0 })
    await fetch(`${other.url}/v1/me`)
    await other.stop()
    await expect(fetch(`${other.url}/v1/me`)).rejects.toThrow()
  })
})

describe('the backend over WebSocket', () => {
  const connect = (path: string, options: ClientOptions = {}) => {
    const socket = new WebSocket(server.url.replace('http', 'ws') + path, options)
    const closed = new Promise<[code: number, reason: string]>((resolve, reject) => {
      socket.on('close', (code, reason) => resolve([code, reason.toString()]))
      socket.on('error', reject)
    })
    const opened = new Promise<void>((resolve, reject) => {
      socket.on('open', resolve)
      socket.on('error', reject)
    })
    closed.catch(() => undefined)
    opened.catch(() => undefined)
    return { socket, opened, closed }
  }
  const STREAM = '/v1/instances/db1/serial-console/stream?project=mock-project'

  it('exchanges bytes with a console', async () => {
    const { socket, opened } = connect(STREAM)
    await opened
    const answer = new Promise<Buffer>(resolve =>
      socket.on('message', (data: Buffer) => resolve(data)),
    )
    socket.send('text is not for machines')
    socket.send(Buffer.from('hi'))
    expect((await answer).toString()).toBe('hi')
    const history = await at('/v1/instances/db1/serial-console?project=mock-project&most_recent=2')
    expect(await history.json()).toMatchObject({ data: [104, 105] })
    socket.close()
  })

  it('gives a reason when it closes the connection', async () => {
    const { closed } = connect(STREAM.replace('db1', 'no-such'))
    expect(await closed).toEqual([1011, 'not found: instance with name "no-such"'])
  })

  it('rejects pages of other origins', async () => {
    const { opened } = connect(STREAM, { origin: 'http://localhost:1' })
    await expect(opened).rejects.toThrow('403')
    await expect(connect(STREAM, { headers: { host: 'evil.example' } }).opened).rejects.toThrow(
      '403',
    )
    const own = connect(STREAM, { origin: server.url })
    await own.opened
    own.socket.close()
  })

  it('never splits its response', async () => {
    const path = '/login/maze-war/saml/mock-idp/redirect?redirect_uri=/a%0d%0aset-cookie:%20b=c'
    const { socket, opened } = connect(path)
    const headers = new Promise(resolve =>
      socket.on('unexpected-response', (_request, answer: IncomingMessage) =>
        resolve([answer.statusCode, answer.headers['set-cookie']]),
      ),
    )
    expect(await headers).toEqual([400, undefined])
    socket.terminate()
    await expect(opened).rejects.toThrow()
  })

  it('rejects other URLs', async () => {
    await expect(connect('/v1/me').opened).rejects.toThrow('200')
    await expect(connect('/v1/nothing').opened).rejects.toThrow('404')
    await expect(connect(STREAM.replace('db1', 'Bad_Name')).opened).rejects.toThrow('400')
  })

  it('closes connections when it stops', async () => {
    const other = await startServer({ port: 0, latency: 0 })
    const socket = new WebSocket(other.url.replace('http', 'ws') + STREAM)
    const closed = new Promise<number>(resolve => socket.on('close', resolve))
    await new Promise(resolve => socket.on('open', resolve))
    await Promise.all([other.stop(), closed])
    expect(await closed).toBe(1001)
  })
})

describe('over HTTP the backend rejects', () => {
  const make = (
    headers: Record<string, string>,
    body: BodyInit = '{"name":"web","description":""}',
  ) => at('/v1/projects', { method: 'POST', headers, body })

  it('a body without the JSON content type where JSON is expected', async () => {
    // Pages of other origins can send all of these without a preflight.
    for (const [type, body] of [
      ['application/octet-stream', new Blob(['{"name":"web","description":""}'])],
      ['text/plain', '{}'],
      ['application/x-www-form-urlencoded', 'name=web'],
    ] as const) {
      const headers: Record<string, string> = body instanceof Blob ? {} : { 'content-type': type }
      const response = await make(headers, body)
      expect([response.status, await response.json()]).toEqual([
        400,
        expect.objectContaining({
          message: `expected content type "application/json", got "${type}"`,
        }),
      ])
    }
    const form = await at('/device/auth', { method: 'POST', body: new Blob(['client_id=a']) })
    expect(await form.json()).toMatchObject({
      message: expect.stringContaining('expected content type "application/x-www-form-urlencoded"'),
    })
    expect((await make({ 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(201)
    // Operations without a body need no content type.
    const logout = await at('/v1/logout', { method: 'POST', body: new Blob(['a']) })
    expect(logout.status).toBe(204)
  })

  it('requests of other origins before reading their body', async () => {
    const own = { ...JSON_TYPE, origin: server.url }
    expect((await ask('POST', '/v1/logout', own)).status).toBe(204)
    for (const method of ['GET', 'POST', 'DELETE'])
      for (const origin of ['http://localhost:1', 'http://evil.example', 'null']) {
        const answer = await ask(method, '/v1/logout', { ...JSON_TYPE, origin })
        expect([answer.status, JSON.parse(answer.text)]).toEqual([
          403,
          {
            request_id: '',
            error_code: 'Forbidden',
            message: `Pages of ${origin} may not do this.`,
          },
        ])
      }
    const waiting = { ...own, origin: 'http://evil.example', expect: '100-continue' }
    const refused = await ask('POST', '/v1/projects', { ...waiting, 'content-length': '9' })
    expect([refused.status, refused.isContinued]).toEqual([403, false])
  })

  it('no SAML response from an identity provider', async () => {
    const headers = {
      origin: 'https://idp.example.com',
      'content-type': 'application/x-www-form-urlencoded',
    }
    expect((await ask('POST', '/login/maze-war/saml/mock-idp', headers)).status).toBe(401)
  })

  it('requests for unknown hosts', async () => {
    const { port } = new URL(server.url)
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
      expect([host, (await ask('GET', '/v1/me', { host })).status]).toEqual([host, 200])
    for (const host of ['evil.example', `rebound.evil.example:${port}`, '192.0.2.1'])
      expect([host, (await ask('GET', '/v1/me', { host })).status]).toEqual([host, 403])
  })

  it('nothing of a request that waits for 100 Continue', async () => {
    const body = '{"name":"waited","description":""}'
    const headers = { ...JSON_TYPE, expect: '100-continue' }
    const made = await ask('POST', '/v1/projects', headers, body)
    expect([made.status, made.isContinued]).toEqual([201, true])
  })
})

describe('a download over HTTP', () => {
  const bundle = '/experimental/v1/system/support-bundles/b0d1eb0d-0000-4000-8000-000000000002'

  it('supports Content-Length, ranges and bytes', async () => {
    const whole = await at(`${bundle}/download`)
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    const head = await at(`${bundle}/download`, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(bytes.length))
    const part = await at(`${bundle}/download`, { headers: { range: 'bytes=0-9' } })
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([
      206,
      bytes.subarray(0, 10),
    ])
  })
})
