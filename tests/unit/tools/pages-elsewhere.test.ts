import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { ask, sendRaw, startApi, startConsole } from './support/hosts'

/** An API that responds with the origin of the request, and records the paths. */
const startEcho = async () => {
  const asked: string[] = []
  const api = await startApi(({ url = '', headers }, response) => {
    asked.push(url)
    response.end(headers.origin ?? 'none')
  })
  return { api, asked }
}

const ELSEWHERE = 'http://localhost:1'

describe('a page of another origin', () => {
  it('cannot change anything, and gets an error like the API’s', async () => {
    const { api, asked } = await startEcho()
    const host = await startConsole(api)
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers, body } = await ask(`${host}/v1/disks`, {
        method,
        headers: { origin: ELSEWHERE, cookie: 'session=abc' },
      })
      expect([status, headers['content-type'], JSON.parse(body)]).toEqual([
        403,
        'application/json',
        { request_id: expect.any(String), message: `Pages of ${ELSEWHERE} may not do this.` },
      ])
    }
    const hidden = { 'sec-fetch-site': 'same-site' }
    expect((await ask(`${host}/v1/a`, { method: 'POST', headers: hidden })).status).toBe(403)
    expect(asked).toEqual([])
  })

  it('can read with its own origin', async () => {
    const { api } = await startEcho()
    const { status, body } = await ask(`${await startConsole(api)}/v1/disks`, {
      headers: { origin: ELSEWHERE },
    })
    expect([status, body]).toEqual([200, ELSEWHERE])
  })

  it('can post a SAML assertion, with its own origin', async () => {
    const { api } = await startEcho()
    const { status, body } = await ask(`${await startConsole(api)}/login/acme/saml/okta`, {
      method: 'POST',
      headers: { origin: 'https://idp.example.com', 'sec-fetch-site': 'cross-site' },
      body: 'SAMLResponse=abc',
    })
    expect([status, body]).toEqual([200, 'https://idp.example.com'])
  })

  it('is refused before it sends its body', async () => {
    const { api, asked } = await startEcho()
    const { port } = new URL(await startConsole(api))
    const head = (origin: string) =>
      `POST /v1/disks HTTP/1.1\r\nhost: localhost:${port}\r\norigin: ${origin}\r\nconnection: close\r\nexpect: 100-continue\r\ncontent-length: 3\r\n\r\n`
    const refused = await sendRaw(`http://localhost:${port}`, head(ELSEWHERE))
    expect(refused).toMatch(/^HTTP\/1\.1 403 /)
    expect(refused).not.toContain('100')
    expect(asked).toEqual([])
    const own = `http://localhost:${port}`
    const answer = await sendRaw(own, `${head(own)}abc`)
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/)
    expect(answer).toContain(api)
  })

  it('cannot open a websocket', async () => {
    const server = createServer()
    const sockets = new WebSocketServer({ server })
    const api = await startApi(() => {}, server)
    const host = await startConsole(api)
    const address = `${host.replace('http', 'ws')}/v1/instances/a/serial-console/stream`
    for (const origin of [ELSEWHERE, 'null', 'http://evil.example']) {
      const refused = new WebSocket(address, { origin })
      const [error] = (await once(refused, 'error')) as [Error]
      expect(error.message).toBe('Unexpected server response: 403')
    }
    expect(sockets.clients.size).toBe(0)
    const open = new WebSocket(address)
    await once(open, 'open')
    open.close()
  })
})

describe('the console’s own pages', () => {
  it('reach the API with its origin, even behind a TLS proxy', async () => {
    const { api } = await startEcho()
    const host = await startConsole(api, { allowHosts: ['console.example.com'] })
    const originOf = async (headers: Record<string, string>) => {
      const { status, body } = await ask(`${host}/v1/disks`, { method: 'POST', headers })
      return status === 200 ? body : status
    }
    expect(await originOf({ origin: host })).toBe(api)
    expect(await originOf({ origin: host.replace('http:', 'https:') })).toBe(api)
    expect(await originOf({ origin: 'https://console.example.com' })).toBe(api)
    const named = { host: 'console.example.com', origin: 'https://console.example.com' }
    expect(await originOf(named)).toBe(api)
    expect(await originOf({ ...named, origin: host })).toBe(403)
    // Clients other than browsers send none.
    expect(await originOf({})).toBe('none')
  })

  it('are not served for unknown hosts', async () => {
    const { api, asked } = await startEcho()
    const host = await startConsole(api)
    for (const path of ['/', '/assets/main.1.js', '/v1/me'])
      expect((await ask(host + path, { headers: { host: 'evil.example' } })).status).toBe(403)
    const rebound = { host: 'evil.example:4000', origin: 'http://evil.example:4000' }
    expect((await ask(`${host}/v1/a`, { method: 'POST', headers: rebound })).status).toBe(403)
    expect(asked).toEqual([])
  })
})

describe('an unsupported protocol upgrade', () => {
  const upgrade = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': '' }
  const statusOf = async (url: string, method: string, body = '') => {
    const outgoing = request(url, { method, agent: false, headers: upgrade })
    outgoing.end(body)
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    answer.resume()
    return [answer.statusCode, answer.headers.connection]
  }

  it('is ignored for GET, and refused for POST', async () => {
    const { api } = await startEcho()
    const host = await startConsole(api)
    expect(await statusOf(`${host}/projects`, 'GET')).toEqual([200, 'close'])
    expect(await statusOf(`${host}/v1/me`, 'GET')).toEqual([200, 'close'])
    expect(await statusOf(`${host}/v1/disks`, 'POST', '{}')).toEqual([400, 'close'])
    expect(await statusOf(`${host}/projects`, 'POST', '{}')).toEqual([405, 'close'])
  })
})
