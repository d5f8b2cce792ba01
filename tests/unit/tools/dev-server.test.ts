import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { startDevServer } from './support/development'
import { ask, AS_BROWSER, startApi, warnings } from './support/hosts'

const startDevelopment = async (api: string, allowHosts: string[] = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'basalt-'))
  const { address, port, stop } = await startDevServer({ folder, api, allowHosts })
  onTestFinished(async () => {
    await stop()
    rmSync(folder, { recursive: true })
  })
  expect(address).toBe('127.0.0.1')
  return `http://localhost:${port}`
}

const socketOf = (host: string, path: string) =>
  new WebSocket(`${host.replace('http', 'ws')}${path}`, { origin: host })

it('forwards API requests like the production server, and serves the rest', async () => {
  const api = await startApi(({ url, headers }, response) =>
    response
      .writeHead(200, { 'set-cookie': 'session=1; Domain=rack.example.com; Secure' })
      .end(`${url} for ${headers.origin}`),
  )
  const host = await startDevelopment(api)
  const { body, headers } = await ask(`${host}/v1/me`, { headers: { origin: host } })
  expect(body).toBe(`/v1/me for ${api}`)
  expect(headers['set-cookie']).toEqual(['session=1'])
  const script = await ask(`${host}/main.js`)
  expect(script.headers['content-type']).toContain('javascript')
  expect(script.headers['content-security-policy']).toContain("; script-src 'unsafe-eval' 'self'")
})

it('refuses other origins and unknown hosts', async () => {
  const api = await startApi((request, response) => request.pipe(response))
  const host = await startDevelopment(api, ['console.example.com'])
  const post = async (headers: Record<string, string>) =>
    (await ask(`${host}/v1/disks`, { method: 'POST', headers, body: '{}' })).status
  expect(await post({ origin: host })).toBe(200)
  expect(await post({ origin: host, expect: '100-continue' })).toBe(200)
  expect(await post({ origin: 'http://localhost:1' })).toBe(403)
  expect(await post({ host: 'evil.example' })).toBe(403)
  expect(await post({ host: 'console.example.com' })).toBe(200)
  const elsewhere = new WebSocket(`${host.replace('http', 'ws')}/v1/a`, {
    origin: 'http://localhost:1',
  })
  const [error] = (await once(elsewhere, 'error')) as [Error]
  expect(error.message).toContain('403')
})

it('responds with 502 if the API cannot be reached', async () => {
  warnings()
  const host = await startDevelopment('http://localhost:1')
  const { status, body } = await ask(`${host}/login`, { headers: AS_BROWSER })
  expect([status, body]).toEqual([502, expect.stringContaining('nothing listens there')])
})

it('serves the websockets of the API beside that of hot updates', async () => {
  const server = createServer()
  new WebSocketServer({ server }).on('connection', (socket, { url }) => socket.send(`api ${url}`))
  const host = await startDevelopment(await startApi(() => {}, server))
  const serial = socketOf(host, '/v1/instances/a/serial-console/stream')
  const updates = socketOf(host, '/ws')
  const [[said], [told]] = (await Promise.all([
    once(serial, 'message'),
    once(updates, 'message'),
  ])) as [[Buffer], [Buffer]]
  expect(String(said)).toBe('api /v1/instances/a/serial-console/stream')
  expect(JSON.parse(String(told))).toMatchObject({ type: 'hot' })
  for (const socket of [serial, updates]) socket.close()
})
