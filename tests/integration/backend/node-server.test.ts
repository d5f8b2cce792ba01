import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
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

/** Sends a request as it is written. */
const byHand = async (method: string, path: string) => {
  const sent = request(server.url, { method, path })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of answer) text += String(chunk)
  return { status: answer.statusCode, type: answer.headers['content-type'], text }
}

/** The cookies a browser would send back. */
const cookieOf = (response: Response) => response.headers.getSetCookie()[0]!.split(';')[0]!

describe('the backend over HTTP', () => {
  it('answers', async () => {
    const response = await at('/v1/me')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await response.json()).toMatchObject({ silo_name: 'maze-war' })
  })

  it('takes bodies and keeps what they say', async () => {
    const description = 'Grüße 🪨'
    const made = await at('/v1/projects', json('POST', { name: 'web', description }))
    expect(made.status).toBe(201)
    const seen = await at('/v1/projects/web')
    expect(await seen.json()).toMatchObject({ description })
  })

  it('answers a deletion with nothing at all', async () => {
    const response = await at('/v1/disks/disk-3?project=mock-project', { method: 'DELETE' })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(response.headers.get('content-length')).toBeNull()
  })

  it('refuses unknown paths, wrong methods and broken bodies like the server does', async () => {
    expect((await at('/v1/nothing')).status).toBe(404)
    const wrong = await at('/v1/projects', { method: 'PATCH' })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST'])
    const broken = await at('/v1/projects', { ...json('POST', {}), body: '{' })
    expect(await broken.json()).toMatchObject({
      message: 'unable to parse JSON body: EOF while parsing an object at line 1 column 1',
    })
  })

  it('says so when a body is too large', async () => {
    const json3 = json('POST', { name: 'web', description: 'x'.repeat(3 * 2 ** 20) })
    const response = await at('/v1/projects', json3)
    expect(await response.json()).toMatchObject({
      message: 'request body exceeded maximum size of 1048576 bytes',
    })
  })

  it('says so as well when it is more than anybody would keep', async () => {
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
  ])('refuses %s %s in JSON', async (method, path, status, message) => {
    // By hand, as `fetch` would put the path right.
    const answer = await byHand(method, path)
    expect([answer.status, answer.type]).toEqual([status, 'application/json'])
    expect(JSON.parse(answer.text)).toMatchObject({ message: expect.stringMatching(message) })
  })

  it('takes bytes that are no text for a body that cannot be read', async () => {
    const body = Uint8Array.from([0xff, 0xfe, 0x00, 0x7b])
    const response = await at('/v1/projects', { method: 'POST', body, headers: JSON_TYPE })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(/^unable to parse JSON body: expected value at line 1/),
    })
  })

  it('logs in with a cookie, and out again for good', async () => {
    const credentials = { username: 'dario-marl', password: 'x' }
    const cookie = cookieOf(await at('/v1/login/maze-war/local', json('POST', credentials)))
    const me = await at('/v1/me', { headers: { cookie } })
    expect(await me.json()).toMatchObject({ display_name: 'Dario Marl' })
    const out = await at('/v1/logout', { method: 'POST', headers: { cookie } })
    expect(out.status).toBe(204)
    expect((await at('/v1/me', { headers: { cookie } })).status).toBe(401)
    expect((await at('/v1/me', { headers: { cookie: cookieOf(out) } })).status).toBe(401)
  })

  it('sends visitors to the login of the silo', async () => {
    const response = await at('/login?redirect_uri=/projects')
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/login/maze-war/local?redirect_uri=%2Fprojects',
    ])
  })

  it('gives devices an address of this server', async () => {
    const response = await at('/device/auth', {
      method: 'POST',
      body: new URLSearchParams({ client_id: '0f5c1f1e-7a3d-4b0e-9c58-5b6f0a1d2c3e' }),
    })
    expect(await response.json()).toMatchObject({
      verification_uri: `${server.url}/device/verify`,
    })
  })

  it('serves many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => at('/v1/projects')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('leaves other callers alone when one hangs up half-way', async () => {
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

  it('cannot have a port that somebody else has', async () => {
    const port = Number(new URL(server.url).port)
    await expect(startServer({ port, latency: 0 })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it('is gone when it is stopped', async () => {
    const other = await startServer({ port: 0, latency: 0 })
    await fetch(`${other.url}/v1/me`)
    await other.stop()
    await expect(fetch(`${other.url}/v1/me`)).rejects.toThrow()
  })
})

describe('the backend over websockets', () => {
  const connect = (path: string) => {
    const socket = new WebSocket(server.url.replace('http', 'ws') + path)
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

  it('talks to a console in bytes', async () => {
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

  it('says why it hangs up', async () => {
    const { closed } = connect(STREAM.replace('db1', 'no-such'))
    expect(await closed).toEqual([1011, 'not found: instance with name "no-such"'])
  })

  it('refuses what is no console', async () => {
    await expect(connect('/v1/me').opened).rejects.toThrow('200')
    await expect(connect('/v1/nothing').opened).rejects.toThrow('404')
    await expect(connect(STREAM.replace('db1', 'Bad_Name')).opened).rejects.toThrow('400')
  })

  it('hangs up when it stops', async () => {
    const other = await startServer({ port: 0, latency: 0 })
    const socket = new WebSocket(other.url.replace('http', 'ws') + STREAM)
    const closed = new Promise<number>(resolve => socket.on('close', resolve))
    await new Promise(resolve => socket.on('open', resolve))
    await Promise.all([other.stop(), closed])
    expect(await closed).toBe(1001)
  })
})

describe('a download over HTTP', () => {
  const bundle = '/experimental/v1/system/support-bundles/b0d1eb0d-0000-4000-8000-000000000002'

  it('has its length, its parts and its bytes', async () => {
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
