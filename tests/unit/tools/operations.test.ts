import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { connect as connectByTls, type TLSSocket } from 'node:tls'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { startServer } from '@/mirage/server/node-server'
import { createMetrics } from '../../../tools/serving/metrics'
import type { Exchange } from '../../../tools/serving/observer'
import { followRelease } from '../../../tools/serving/rack-release'
import {
  ask,
  makeBuild,
  startApi,
  startConsole,
  startHost,
  startRaw,
  warnings,
} from './support/hosts'
import { tlsFile } from './support/tls'

const pem = (name: string) => readFileSync(tlsFile(name))
const CA = pem('authority.pem')
const TLS = { cert: pem('host.pem'), key: pem('host-key.pem') }
const NEXT = { cert: pem('next.pem'), key: pem('next-key.pem') }

const echo = ({ headers }: IncomingMessage, response: ServerResponse) =>
  response.end(JSON.stringify(headers))

describe('by TLS', () => {
  const subjectOf = async (url: string) => {
    const socket: TLSSocket = connectByTls({ port: Number(new URL(url).port), ca: CA })
    await once(socket, 'secureConnect')
    const { subject } = socket.getPeerCertificate()
    socket.destroy()
    return subject.CN
  }

  it('the console is served, browsers are told to stay with it, and so is the API', async () => {
    const url = await startConsole(await startApi(echo), { tls: TLS })
    const page = await ask(`${url}/projects`, { ca: CA })
    expect([page.status, page.headers['strict-transport-security']]).toEqual([
      200,
      'max-age=31536000',
    ])
    const { body } = await ask(`${url}/v1/me`, { ca: CA })
    expect(JSON.parse(body)).toMatchObject({ 'x-forwarded-proto': 'https' })
    expect((await ask(await startConsole())).headers).not.toHaveProperty(
      'strict-transport-security',
    )
  })

  it('a connection with a request under way is not the one that a client loses', async () => {
    let hold: ServerResponse | undefined
    const api = await startApi((_request, response) => (hold = response))
    const { url, server } = await startHost(api, { tls: TLS })
    const waiting = ask(`${url}/v1/me`, { ca: CA })
    await vi.waitFor(() => expect(hold).toBeDefined(), 5_000)
    // As many as one client may have.
    for (let count = 0; count < 300; count += 1) {
      const other = connectByTls({ port: (server.address() as AddressInfo).port, ca: CA })
      other.on('error', () => {})
      onTestFinished(() => void other.destroy())
    }
    await vi.waitFor(async () => expect(await connectionsOf(server)).toBeGreaterThan(250), 10_000)
    hold!.end('here')
    expect((await waiting).body).toBe('here')
  })

  it('a new certificate is served after a reload, and an open connection goes on', async () => {
    const { url, server } = await startHost(undefined, { tls: TLS })
    expect(await subjectOf(url)).toBe('host')
    const open = connectByTls({ port: Number(new URL(url).port), ca: CA })
    await once(open, 'secureConnect')
    server.reload({ tls: NEXT })
    expect(await subjectOf(url)).toBe('next')
    open.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
    expect(String((await once(open, 'data'))[0])).toMatch(/^HTTP\/1\.1 200/)
    open.destroy()
  })
})

const connectionsOf = (server: {
  getConnections: (then: (error: Error | null, count: number) => void) => unknown
}) => new Promise<number>(resolve => void server.getConnections((_error, count) => resolve(count)))

describe('the certificate of the rack', () => {
  const startRack = (cert: string) =>
    startApi(
      (_request, response) => response.end('{}'),
      createTlsServer({ ...TLS, cert: pem(cert) }),
    )

  it('is refused unless its authority is known, with the option that makes it known', async () => {
    const said = warnings()
    const api = await startRack('host.pem')
    const refused = await ask(`${await startConsole(api)}/v1/me`)
    expect(refused.status).toBe(502)
    expect(JSON.parse(refused.body)).toMatchObject({
      error_code: 'NotSent',
      message: expect.stringContaining('name it with --api-ca') as string,
    })
    expect(said).toHaveLength(1)
    expect((await ask(`${await startConsole(api, { apiCa: CA })}/v1/me`)).status).toBe(200)
  })

  it('is refused if it is for another name', async () => {
    warnings()
    const url = await startConsole(await startRack('elsewhere.pem'), { apiCa: CA })
    expect((await ask(`${url}/v1/me`)).body).toContain('its certificate is for another name')
    const { status, body } = await ask(`${url}/readyz`)
    expect([status, JSON.parse(body)]).toMatchObject([
      503,
      { rack: 'unreachable', reason: 'ERR_TLS_CERT_ALTNAME_INVALID' },
    ])
  })
})

describe('the health of the host', () => {
  it('says which release the rack runs, and which build is served', async () => {
    const rack = await startServer({ port: 0, latency: 0, release: 18 })
    onTestFinished(() => rack.stop())
    const release = followRelease(rack.url)
    onTestFinished(() => release.close())
    const folder = makeBuild()
    writeFileSync(join(folder, 'build.json'), '{"build":"1.2.3+abc"}')
    const url = await startConsole(rack.url, { rack: release, folder })
    await vi.waitFor(() => expect(release.current()).toBe(18), 10_000)
    const { status, body, headers } = await ask(`${url}/readyz`)
    expect([status, JSON.parse(body), headers['cache-control']]).toEqual([
      200,
      { ready: true, rack: 'reachable', release: 18, build: '1.2.3+abc' },
      'no-store',
    ])
  })

  it('says the release of a rack that has come back as soon as it answers', async () => {
    const first = await startServer({ port: 0, latency: 0 })
    await first.stop()
    const release = followRelease(first.url)
    onTestFinished(() => release.close())
    const url = await startConsole(first.url, { rack: release })
    expect((await ask(`${url}/readyz`)).status).toBe(503)
    const { port } = new URL(first.url)
    const rack = await startServer({ port: Number(port), latency: 0, release: 18 })
    onTestFinished(() => rack.stop())
    expect(JSON.parse((await ask(`${url}/readyz`)).body)).toMatchObject({
      ready: true,
      release: 18,
    })
  })

  it.each([
    ['gone', async () => 'http://127.0.0.1:1', 'ECONNREFUSED'],
    ['one that resets', () => startRaw(socket => socket.destroy()), 'ECONNRESET'],
    [
      'one that speaks no HTTP',
      () => startRaw(socket => socket.end('SSH-2.0\r\n')),
      'HPE_INVALID_CONSTANT',
    ],
    [
      'one that sends half an answer',
      () => startRaw(socket => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf')),
      'ECONNRESET',
    ],
  ])(
    'is that of a rack that is %s, while the process itself is well',
    async (_what, start, reason) => {
      const url = await startConsole(await start())
      const { status, body } = await ask(`${url}/readyz`, { headers: { host: 'probe.example' } })
      expect([status, JSON.parse(body)]).toEqual([
        503,
        { ready: false, rack: 'unreachable', release: null, build: null, reason },
      ])
      expect(await ask(`${url}/healthz`)).toMatchObject({ status: 200, body: 'ok\n' })
    },
  )
})

describe('a proxy in front', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9, 10.1.2.3', 'x-forwarded-proto': 'https' }
  const seenBy = async (trustProxy: string[], headers: Record<string, string> = forwarded) => {
    const url = await startConsole(await startApi(echo), { trustProxy })
    return JSON.parse((await ask(`${url}/v1/me`, { headers })).body) as Record<string, string>
  }
  const LOCAL = ['127.0.0.1', '::1']

  it('is believed only if it is trusted', async () => {
    expect(await seenBy([...LOCAL, '10.0.0.0/8'])).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
    })
    expect(await seenBy(LOCAL)).toMatchObject({ 'x-forwarded-for': '10.1.2.3' })
    const { 'x-forwarded-for': client, 'x-forwarded-proto': scheme } = await seenBy(['10.0.0.0/8'])
    expect([client, scheme]).toEqual([expect.stringMatching(/127\.0\.0\.1$|::1/), 'http'])
    expect(await seenBy(LOCAL, { 'x-forwarded-for': 'evil' })).not.toMatchObject({
      'x-forwarded-for': 'evil',
    })
  })

  it('may have more connections than a client, each of whose clients is limited', async () => {
    const held: ServerResponse[] = []
    const refusals: string[] = []
    const api = await startApi((_request, response) => void held.push(response))
    const url = await startConsole(api, {
      trustProxy: LOCAL,
      observers: [{ refused: reason => refusals.push(reason) }],
    })
    const of = (client: string) => ask(`${url}/v1/me`, { headers: { 'x-forwarded-for': client } })
    const waiting = Array.from({ length: 64 }, () => of('203.0.113.9'))
    await vi.waitFor(() => expect(held).toHaveLength(64), 20_000)
    const refused = await of('203.0.113.9')
    expect([refused.status, JSON.parse(refused.body)]).toMatchObject([
      503,
      { error_code: 'NotSent' },
    ])
    expect(refusals).toEqual(['client_busy'])
    const other = of('203.0.113.10')
    await vi.waitFor(() => expect(held).toHaveLength(65), 5_000)
    for (const response of held) response.end()
    expect((await other).status).toBe(200)
    await Promise.all(waiting)
  })
})

describe('a reload', () => {
  it('serves a new build, and the files that open pages of the one before still want', async () => {
    const folder = makeBuild()
    writeFileSync(join(folder, 'build.json'), '{"build":"old"}')
    const { url, server } = await startHost(undefined, { folder })
    expect(JSON.parse((await ask(`${url}/build.json`)).body)).toEqual({ build: 'old' })
    for (const ending of ['', '.br', '.gz']) rmSync(join(folder, `assets/main.1.js${ending}`))
    writeFileSync(join(folder, 'assets/main.2.js'), 'new')
    writeFileSync(join(folder, 'build.json'), '{"build":"new"}')
    writeFileSync(join(folder, 'index.html'), '<html>new')
    expect((await ask(`${url}/assets/main.2.js`)).status).toBe(404)
    server.reload()
    expect((await ask(`${url}/projects`)).body).toBe('<html>new')
    expect((await ask(`${url}/assets/main.2.js`)).body).toBe('new')
    expect((await ask(`${url}/assets/main.1.js`)).body).toBe('plain')
    const build = await ask(`${url}/build.json`)
    expect([build.body, build.headers['cache-control']]).toEqual(['{"build":"new"}', 'no-store'])
    server.reload()
    expect((await ask(`${url}/assets/main.1.js`)).status).toBe(404)
  })

  it('changes nothing if the folder has no whole build', async () => {
    const folder = makeBuild()
    const { url, server } = await startHost(undefined, { folder })
    rmSync(join(folder, 'index.html'))
    expect(() => server.reload()).toThrow(`There is no build in ${folder}.`)
    expect((await ask(`${url}/projects`)).status).toBe(200)
  })
})

describe('a server that is told to stop', () => {
  it('lets an upload and a websocket end, accepts nothing new, and then ends', async () => {
    const sockets = new WebSocketServer({ noServer: true })
    const { url, server } = await startHost(
      await startApi(
        (asked, response) => asked.on('end', () => response.end('done')).resume(),
        upgrading(sockets),
      ),
    )
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/v1/instances/a/serial-console/stream`,
    )
    await once(socket, 'open')
    const upload = request(`${url}/v1/disks`, { method: 'POST', headers: { 'content-length': 4 } })
    upload.write('ab')
    const idle = request(`${url}/healthz`, {
      agent: false,
      headers: { connection: 'keep-alive' },
    }).end()
    const [{ socket: kept }] = (await once(idle, 'response')) as [IncomingMessage]
    await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(3), 5_000)

    const idleClosed = once(kept, 'close')
    const drained = server.drain()
    await idleClosed
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
    socket.send('still here')
    upload.end('cd')
    const [answer] = (await once(upload, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(200)
    answer.resume()
    expect(socket.readyState).toBe(WebSocket.OPEN)
    let isDrained = false
    void drained.then(() => (isDrained = true))
    await once(answer, 'end')
    expect(isDrained).toBe(false)
    socket.close()
    await drained
  })
})

const upgrading = (sockets: WebSocketServer) => {
  const server = createServer()
  server.on('upgrade', (asked, socket, head) =>
    sockets.handleUpgrade(asked, socket, head, () => {}),
  )
  return server
}

describe('what is told of requests', () => {
  it('names path, client and id, but no query strings and cookies', async () => {
    const exchanges: Exchange[] = []
    const api = await startApi((_request, response) =>
      response.writeHead(404, { 'x-request-id': 'of-the-rack' }).end('{}'),
    )
    const url = await startConsole(api, {
      observers: [{ answered: exchange => exchanges.push(exchange) }],
    })
    await ask(`${url}/v1/disks/a?project=secret`, { headers: { cookie: 'session=secret' } })
    const refused = await ask(`${url}/v1/me`, { headers: { host: 'evil.example' } })
    await vi.waitFor(() => expect(exchanges).toHaveLength(2))
    expect(exchanges).toMatchObject([
      { method: 'GET', path: '/v1/disks/a', status: 404, by: 'rack', requestId: 'of-the-rack' },
      {
        status: 403,
        by: 'host',
        requestId: (JSON.parse(refused.body) as { request_id: string }).request_id,
      },
    ])
    expect(exchanges[0]!.bytes).toBeGreaterThan(0)
    expect(exchanges[0]!.client).toMatch(/127\.0\.0\.1$|::1/)
    expect(JSON.stringify(exchanges)).not.toContain('secret')
  })

  it('is counted for Prometheus', async () => {
    warnings()
    const { observer, server } = createMetrics({
      build: () => '1.2.3+abc',
      releases: () => [
        { rack: 'east.example', release: 22 },
        { rack: 'west.example', release: null },
      ],
    })
    const metrics = await startApi(() => {}, server)
    const url = await startConsole('http://127.0.0.1:1', { observers: [observer] })
    await ask(`${url}/projects`)
    await ask(`${url}/v1/me`)
    await ask(`${url}/projects`, { method: 'POST' })
    await vi.waitFor(async () => {
      const { body } = await ask(`${metrics}/metrics`)
      for (const line of [
        'basalt_requests_total{by="console",status="200"} 1',
        'basalt_requests_total{by="host",status="502"} 1',
        'basalt_refusals_total{reason="method"} 1',
        'basalt_rack_errors_total{code="ECONNREFUSED"} 1',
        'basalt_request_seconds_count{by="console"} 1',
        'basalt_open_sockets{kind="websocket"} 0',
        'basalt_build_info{build="1.2.3+abc"} 1',
        'basalt_rack_release{rack="east.example"} 22',
      ])
        expect(body).toContain(`${line}\n`)
    })
    expect((await ask(`${metrics}/`)).status).toBe(404)
  })
})
